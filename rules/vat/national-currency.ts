import { memberStatePrefixes } from './member-states.ts'

/** The currency (ISO 4217) of each country whose VAT the shop may charge. Croatia has the euro since 2023, Bulgaria since 2026. */
export const nationalCurrencies: Readonly<Record<string, string>> = {
  AT: 'EUR',
  BE: 'EUR',
  BG: 'EUR',
  CH: 'CHF',
  CY: 'EUR',
  CZ: 'CZK',
  DE: 'EUR',
  DK: 'DKK',
  EE: 'EUR',
  ES: 'EUR',
  FI: 'EUR',
  FR: 'EUR',
  GB: 'GBP',
  GR: 'EUR',
  HR: 'EUR',
  HU: 'HUF',
  IE: 'EUR',
  IT: 'EUR',
  LI: 'CHF',
  LT: 'EUR',
  LU: 'EUR',
  LV: 'EUR',
  MT: 'EUR',
  NL: 'EUR',
  NO: 'NOK',
  PL: 'PLN',
  PT: 'EUR',
  RO: 'RON',
  SE: 'SEK',
  SI: 'EUR',
  SK: 'EUR',
  US: 'USD',
}

/** The currency in which VAT is declared under a number with the letters of its country; null where those are unknown. */
export function currencyOfVatNumber(vatNumber: string): string | null {
  const letters = vatNumber.slice(0, 2).toUpperCase()
  // XI is Northern Ireland, which is of the United Kingdom for its money.
  const country = letters === 'XI' ? 'GB' : (memberStatePrefixes[letters] ?? letters)
  return nationalCurrencies[country] ?? null
}
