/** What a printed page costs, in hundredths of a cent: `price` in cents for `pages` pages, rounded half up. */
export const pageCost = (price: number, pages: number): number => Math.round((price * 100) / pages)

/** The small coins of the currencies of the shop, as prices are written in the trade. */
const coins: Readonly<Record<string, string>> = { EUR: 'ct', GBP: 'p', USD: '¢', PLN: 'gr' }

export const coinName = (currency: string): string => coins[currency] ?? `${currency}/100`
