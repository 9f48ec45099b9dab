/** A GTIN-13 from its first twelve digits: the thirteenth is the check digit of GS1. */
export function makeBarcode(twelveDigits: string): string {
  const sum = [...twelveDigits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${twelveDigits}${(10 - (sum % 10)) % 10}`
}

/** Whether the digits are a GTIN-8, -12, -13 or -14 with the right check digit. */
export function isBarcode(digits: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false
  const weighted = [...digits].reverse().map((digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 3))
  return weighted.reduce((total, part) => total + part, 0) % 10 === 0
}
