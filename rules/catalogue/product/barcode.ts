/** A GTIN-13 from its first twelve digits: the thirteenth is the check digit of GS1. */
export function makeBarcode(twelveDigits: string): string {
  const sum = [...twelveDigits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${twelveDigits}${(10 - (sum % 10)) % 10}`
}

/** A GTIN-14 of a carton of a product with this GTIN-13; `first`, from 1 to 8, says which of its cartons. */
export function makeCartonBarcode(first: number, barcode: string): string {
  const digits = `${first}${barcode.slice(0, 12)}`
  return `${digits}${[...'0123456789'].find((check) => isBarcode(digits + check))}`
}

/** Whether the digits are a GTIN-8, -12, -13 or -14 with the right check digit. */
export function isBarcode(digits: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false
  const weighted = [...digits].reverse().map((digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 3))
  return weighted.reduce((total, part) => total + part, 0) % 10 === 0
}

/** Whether digits number a carton: the first says which of the product's, from 1 to 8. */
export const isCarton = (digits: string) => /^[1-8]\d{13}$/.test(digits) && isBarcode(digits)

/** The number of a carton, and how many pieces of one product are in it. */
export type Carton = { barcode: string; pieces: number }

export const fewestCartonPieces = 2
// Nobody can order more at once.
export const mostCartonPieces = 9_999
