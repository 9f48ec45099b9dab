/** Longest without the letters RF and the check digits. */
const longest = 21

/** The reference of a document for its payment (ISO 11649): RF, two check digits, its number in letters and digits alone. */
export function creditorReference(number: string): string {
  const plain = number
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, longest)
  const check = 98n - (toDigits(`${plain}RF00`) % 97n)
  return `RF${String(check).padStart(2, '0')}${plain}`
}

/** Whether a text is such a reference with its check digits, however it is spaced. */
export function isCreditorReference(text: string): boolean {
  const plain = text.toUpperCase().replaceAll(/\s/g, '')
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(plain) && toDigits(plain.slice(4) + plain.slice(0, 4)) % 97n === 1n
}

/** The number that such a reference is of, or what was written where it is none. */
export const soughtNumber = (text: string) =>
  isCreditorReference(text) ? text.toUpperCase().replaceAll(/\s/g, '').slice(4) : text

/** In groups of four, as ISO 11649 has it on paper. */
export const spacedReference = (reference: string) =>
  isCreditorReference(reference) ? reference.replaceAll(/(.{4})(?=.)/g, '$1 ') : reference

const toDigits = (text: string) => BigInt(text.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36))))

// What banks take of free words.
const longestReference = 140

/** The reference of a payment of these items: the reference of the only one; of several their numbers, as many as a transfer takes. */
export function paymentReference(numbers: readonly string[]) {
  const [first = ''] = numbers
  if (numbers.length === 1) return spacedReference(creditorReference(first))
  let words = first
  for (const number of numbers.slice(1)) {
    if (words.length + 1 + number.length > longestReference) break
    words += ` ${number}`
  }
  return words
}
