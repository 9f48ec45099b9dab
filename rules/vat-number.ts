import { euVat, stdnum, type Validator } from 'stdnum'

/** Whether a VAT number, with the letters of its country in front, has the form and the check digits of that country. */
export function isVatNumber(number: string, country: string): boolean {
  if (country === 'GB') return passes(stdnum.GB?.vat, number.replace(/^XI/, ''))
  return (euVat[country] ?? []).some((validator) => passes(validator, number))
}

/** Whether we know how VAT numbers of a country are made. */
export const knowsVatNumbersOf = (country: string) => country === 'GB' || (euVat[country]?.length ?? 0) > 0

/** Whether an Italian tax code has its check digit: that of a person, or of a company. */
export const isTaxCode = (code: string) => passes(stdnum.IT?.[code.length === 11 ? 'iva' : 'codicefiscale'], code)

const passes = (validator: Validator | undefined, number: string) =>
  number !== '' && validator?.validate(number).isValid === true
