/**
 * How an amount is written with its currency. Where coins are out of use (forint, Colombian peso), whole amounts have no decimals as
 * everybody writes them there, and one of a bank or of VAT that has decimals keeps them.
 */
export function currencyFormat(locale: string, currency: string): Intl.NumberFormat {
  const style = { style: 'currency', currency } as const
  const format = new Intl.NumberFormat(locale, style)
  return format.resolvedOptions().maximumFractionDigits === 0
    ? new Intl.NumberFormat(locale, { ...style, minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' })
    : format
}
