/** By how many decimals, where they are not two: minor units of ISO 4217, list one. */
const currencies: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}
const digitsByCurrency = new Map(
  Object.entries(currencies).flatMap(([digits, codes]) =>
    codes.split(' ').map((code) => [code, Number(digits)] as const),
  ),
)

/**
 * How many decimals an amount of a currency may have on paper; undefined for what is no code of one. Not those of `Intl`,
 * which are the coins in use (CLDR): HUF, COP, RSD and others have none there, and two in accounts.
 */
export const currencyDigits = (currency: string): number | undefined =>
  /^[A-Z]{3}$/.test(currency) ? (digitsByCurrency.get(currency) ?? 2) : undefined
