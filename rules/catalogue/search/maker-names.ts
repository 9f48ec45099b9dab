import type { Token } from './search-words.ts'

/** What makers were called before, or are called in full, and the brand that their printers are found under. */
const otherNames: Readonly<Record<string, string>> = {
  HEWLETTPACKARD: 'HP',
  KYOCERAMITA: 'KYOCERA',
  KYOCERADOCUMENTSOLUTIONS: 'KYOCERA',
  MITA: 'KYOCERA',
  KONICA: 'KONICAMINOLTA',
  MINOLTA: 'KONICAMINOLTA',
  MINOLTAQMS: 'KONICAMINOLTA',
  QMS: 'KONICAMINOLTA',
  OKIDATA: 'OKI',
  SEIKOEPSON: 'EPSON',
  FUJIXEROX: 'XEROX',
  RANKXEROX: 'XEROX',
  TEKTRONIX: 'XEROX',
  TOSHIBATEC: 'TOSHIBA',
  DYMOCOSTAR: 'DYMO',
}

// What stands behind a maker's name in that of its company.
const companyWords = new Set(
  'INTERNATIONAL INDUSTRIES ELECTRONICS COMMUNICATIONS COMPANY CORPORATION CORP CO INC LTD LLC GMBH AG'.split(' '),
)

const longestName = 3

/** The words with each maker under its brand, named once: `Hewlett-Packard HP`, `Kyocera Mita`, `Lexmark International`. */
export function withBrands(tokens: readonly Token[], isBrand: (normalised: string) => boolean): Token[] {
  const words: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const maker = makerAt(tokens, at, isBrand)
    const token = tokens[at]
    const word = maker?.token ?? token
    if (word && !(maker && words.at(-1)?.text === word.text)) words.push(word)
    at += maker?.length ?? 1
    while (maker && companyWords.has(tokens[at]?.text ?? '')) at++
  }
  return words
}

/** The brand that one to three words from here on name, the longest name first. */
function makerAt(tokens: readonly Token[], from: number, isBrand: (normalised: string) => boolean) {
  for (let length = longestName; length > 0; length--) {
    const named = tokens.slice(from, from + length)
    const name = named.map(({ text }) => text).join('')
    const brand = isBrand(name) ? name : otherNames[name]
    if (named.length === length && brand && isBrand(brand)) {
      return { token: { text: brand, typed: named.map(({ typed }) => typed).join(' ') }, length }
    }
  }
  return undefined
}
