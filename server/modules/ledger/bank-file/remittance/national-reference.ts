import { isCreditorReference } from '../../../../../rules/invoice/creditor-reference.ts'

/**
 * A creditor's reference in one form: RF (ISO 11649) in capitals, the QR reference of Switzerland, the structured communication of
 * Belgium, the payment reference of the Netherlands and the viitenumero of Finland in digits alone. What is none of these
 * stays as it is written.
 */
export function toPlainReference(written: string): string {
  if (isCreditorReference(written)) return written.toUpperCase().replaceAll(/\s/g, '')
  const digits = written.replaceAll(/[\s/+*]/g, '')
  if (!/^\d+$/.test(digits)) return written
  if (isFinnish(digits)) return digits.replace(/^0+/, '')
  return isSwiss(digits) || isBelgian(digits) || isDutch(digits) ? digits : written
}

/** Structured communications that stand in a text between three signs, in digits alone. */
export const findCommunications = (text: string): string[] =>
  Array.from(text.matchAll(/(?:\+{3}|\*{3}) ?(\d{3})\/?(\d{4})\/?(\d{5}) ?(?:\+{3}|\*{3})/g), ([, ...groups]) =>
    groups.join(''),
  ).filter(isBelgian)

/** Modulo 97, where 0 is written as 97. */
function isBelgian(digits: string): boolean {
  if (digits.length !== 12) return false
  return (Number(digits.slice(0, 10)) % 97 || 97) === Number(digits.slice(10))
}

const carries = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]

/** Modulo 10, recursive. */
function isSwiss(digits: string): boolean {
  if (digits.length !== 27) return false
  const carry = [...digits.slice(0, -1)].reduce((left, digit) => carries[(left + Number(digit)) % 10] ?? 0, 0)
  return (10 - carry) % 10 === Number(digits.at(-1))
}

const dutchWeights = [2, 4, 8, 5, 10, 9, 7, 3, 6, 1]

/** Sixteen digits, the first of which is their check by modulo 11. */
function isDutch(digits: string): boolean {
  if (digits.length !== 16) return false
  const sum = weighedSum(digits.slice(1), dutchWeights)
  const check = 11 - (sum % 11)
  return Number(digits[0]) === (check > 9 ? 11 - check : check)
}

/** Filled up to twenty digits by zeros that do not count. */
const isFinnish = (digits: string) =>
  digits.length === 20 &&
  digits.startsWith('0') &&
  (10 - (weighedSum(digits.slice(0, -1), [7, 3, 1]) % 10)) % 10 === Number(digits.at(-1))

/** Weights go from the right. */
const weighedSum = (digits: string, weights: readonly number[]) =>
  [...digits].toReversed().reduce((sum, digit, at) => sum + Number(digit) * (weights[at % weights.length] ?? 0), 0)
