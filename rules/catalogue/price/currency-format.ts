/**
 * How an amount is written with its currency. Where coins are out of use (forint, Colombian peso), whole amounts have no decimals as
 * everybody writes them there, and one of a bank or of VAT that has decimals keeps them.
 */
export function currencyFormat(locale: string, currency: string): Intl.NumberFormat {
  const make = (options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, ...options })
  const format = make()
  return format.resolvedOptions().maximumFractionDigits
    ? format
    : make({ minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' })
}
