import { euVat, stdnum, type Validator } from 'stdnum'
import { memberStatePrefixes } from './member-states.ts'

/**
 * The member state that gave a VAT number, by its letters, its form and its check digits; `XI` for Northern Ireland, which
 * counts as one where goods go there (Windsor Framework). Null for everything else: no number, no letters, another country.
 */
export function memberStateOfVatNumber(number: string): string | null {
  const plain = number.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const prefix = plain.slice(0, 2)
  const rest = plain.slice(2)
  if (prefix === 'XI') return passesBare(stdnum.GB?.vat, rest) ? 'XI' : null
  const country = Object.hasOwn(memberStatePrefixes, prefix) ? memberStatePrefixes[prefix] : undefined
  return country && euVat[country]?.some((validator) => passesBare(validator, rest)) ? country : null
}

/** Whether a VAT number, with the letters of its country in front, has the form and the check digits of that country. */
export function isVatNumber(number: string, country: string): boolean {
  if (country === 'GB') return passes(stdnum.GB?.vat, number.replace(/^XI/, ''))
  return (euVat[country] ?? []).some((validator) => passes(validator, number))
}

/** Whether we know how VAT numbers of a country are made. */
export const knowsVatNumbers = (country: string) => country === 'GB' || (euVat[country]?.length ?? 0) > 0

/** Whether an Italian tax code has its check digit: that of a person, or of a company. */
export const isTaxCode = (code: string) => passes(stdnum.IT?.[code.length === 11 ? 'iva' : 'codicefiscale'], code)

/** A validator fails where it finds no digits at all, as in the letters of a country alone: that is no number either. */
function passes(validator: Validator | undefined, number: string): boolean {
  try {
    return number !== '' && validator?.validate(number).isValid === true
  } catch {
    return false
  }
}

/** As above, where the letters of the country do not stand in the number itself: a validator forgives them twice. */
const passesBare = (validator: Validator | undefined, number: string) =>
  passes(validator, number) && validator?.compact(number).endsWith(number) === true
