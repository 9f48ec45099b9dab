/** By what sales are summed up; of `brand` it is that of the product today. */
export const salesViews = ['month', 'customer', 'product', 'brand', 'warehouse'] as const
export type SalesView = (typeof salesViews)[number]

/** Months of a report: with those before, two years are read. */
export const longestSalesPeriod = 12

/** Documents of which no sales are counted yet that a report adds itself; more of them are left out, and the report says so. */
export const mostLiveDocuments = 1_000

/** Months as YYYY-MM, both inclusive; `before` begins as many months earlier and ends where the period begins. */
export type SalesPeriod = { from: string; until: string; before: { from: string; until: string } }

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

const toMonth = (number: number) =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`

/** Whether this is a month of the calendar, written as YYYY-MM; what is too near the years that there are not is none. */
export const isMonth = (text: string) => /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(text)

/** A month so many months later; earlier by a number below zero. */
export const addMonths = (month: string, months: number) => toMonth(monthNumber(month) + months)

/** All months of a period, the first one first. */
export const listMonths = ({ from, until }: Pick<SalesPeriod, 'from' | 'until'>) =>
  Array.from({ length: monthNumber(until) - monthNumber(from) + 1 }, (_, at) => addMonths(from, at))

/** Whether a period has as many months as a year. */
export const isWholeYear = (period: SalesPeriod) => listMonths(period).length === 12

type AskedPeriod = { from?: string | undefined; until?: string | undefined }

/** The period that is asked for; of what is left out, the last twelve months. Null where it has no month or too many of them. */
export function salesPeriod({ from, until }: AskedPeriod, thisMonth: string): SalesPeriod | null {
  const last = until ?? lastMonth(from, thisMonth)
  const first = from ?? addMonths(last, 1 - longestSalesPeriod)
  const months = monthNumber(last) - monthNumber(first) + 1
  if (months < 1 || months > longestSalesPeriod) return null
  return { from: first, until: last, before: { from: addMonths(first, -months), until: addMonths(first, -1) } }
}

/** Up to this month, as far as a period goes. */
function lastMonth(from: string | undefined, thisMonth: string) {
  if (!from) return thisMonth
  const longest = addMonths(from, longestSalesPeriod - 1)
  return longest < thisMonth ? longest : [from, thisMonth].reduce((later, month) => (month > later ? month : later))
}

const percent = (cents: number, of: number) => Math.round((cents * 1000) / of) / 10

/** The share of all sales in percent with one decimal; null where all together are nothing or below zero, as parts of it say nothing then. */
export const salesShare = (net: number, all: number) => (all > 0 ? percent(net, all) : null)

/** The change against the period before in percent with one decimal; null where nothing was sold then, or more was credited. */
export const salesChange = (net: number, before: number) => (before > 0 ? percent(net - before, before) : null)
