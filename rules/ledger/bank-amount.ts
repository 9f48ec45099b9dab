import { currencyDigits } from '../catalogue/price/currency-digits.ts'

/**
 * An amount of a bank in hundredths of its currency, as the ledger keeps every amount: `12.5` in EUR is 1250, `1200` in JPY
 * 120000. Null for what is no amount (`isBankAmount`), is no whole hundredth, as thousandths of a dinar, or is too large to be exact.
 */
export function readBankAmount(text: string, currency: string): number | null {
  const parts = readParts(text, currency)
  if (!parts || /[1-9]/.test(parts.fraction.slice(2))) return null
  const amount = Number(parts.whole + parts.fraction.slice(0, 2).padEnd(2, '0'))
  return Number.isSafeInteger(amount) ? amount : null
}

/** Whether a text is a plain number without more decimals than its currency has, whatever the ledger can keep of it. */
export const isBankAmount = (text: string, currency: string) => readParts(text, currency) !== undefined

/** Some banks write five decimals always: zeros say nothing. `+15.00`, `.50` and `7.` are decimals of XML Schema, too. */
function readParts(text: string, currency: string) {
  const [, whole, fraction = ''] = /^\+?(\d{0,15})(?:\.(\d{0,5}))?$/.exec(text) ?? []
  const digits = currencyDigits(currency)
  if (whole === undefined || whole + fraction === '' || digits === undefined) return undefined
  return /[1-9]/.test(fraction.slice(digits)) ? undefined : { whole, fraction }
}
