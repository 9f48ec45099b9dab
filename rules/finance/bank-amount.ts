/**
 * An amount of a bank in the minor unit of its currency: `12.5` in EUR is 1250. Null for what is no plain number, has more
 * decimals than the currency, or is too large to be exact. Some banks write five decimals always: zeros say nothing. `+15.00`, `.50` and `7.` are decimals of XML Schema, too.
 */
export function readBankAmount(text: string, currency: string): number | null {
  const [, whole, fraction = ''] = /^\+?(\d{0,15})(?:\.(\d{0,5}))?$/.exec(text) ?? []
  const digits = currencyDigits(currency)
  if (whole === undefined || whole + fraction === '' || digits === undefined || /[1-9]/.test(fraction.slice(digits)))
    return null
  const amount = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  return Number.isSafeInteger(amount) ? amount : null
}

const knownDigits = new Map<string, number>()

/** How many decimals a currency has; undefined for what is no code of one. */
function currencyDigits(currency: string): number | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined
  const known = knownDigits.get(currency)
  if (known !== undefined) return known
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  knownDigits.set(currency, maximumFractionDigits)
  return maximumFractionDigits
}
