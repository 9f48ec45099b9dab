/** What the keys of an American keyboard, as which scanners type, write on a French one. */
const french: Record<string, string> = {
  '&': '1',
  é: '2',
  '"': '3',
  "'": '4',
  '(': '5',
  '-': '6',
  è: '7',
  _: '8',
  ç: '9',
  à: '0',
  ')': '-',
  ',': 'm',
  $: ']',
  q: 'a',
  a: 'q',
  z: 'w',
  w: 'z',
}
const frenchDigits = /[&é"'(\-è_çà]/g

/** And on a German one. */
const german: Record<string, string> = { y: 'z', z: 'y', ß: '-', '-': '/', '+': ']' }

// Fewer may be the signs of a sentence.
const fewestDigits = 3

/** What a text is if a scanner typed it on a French or German keyboard that takes it for an American one. */
export function listOtherLayouts(typed: string): string[] {
  const text = typed.normalize('NFC')
  // A French keyboard has its digits behind the shift key, which no scanner holds.
  const isFrench = !/\d/.test(text) && (text.match(frenchDigits)?.length ?? 0) >= fewestDigits
  const isGerman = /[yzß]|^\+/i.test(text) && /\d/.test(text)
  return [...(isFrench ? [translate(text, french)] : []), ...(isGerman ? [translate(text, german)] : [])]
}

const translate = (text: string, keys: Record<string, string>) =>
  Array.from(text, (sign) => {
    const lower = sign.toLowerCase()
    const key = keys[lower] ?? sign
    return lower === sign ? key : key.toUpperCase()
  }).join('')
