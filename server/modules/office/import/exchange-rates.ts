import { type ExchangeRate, isRate } from '../../../../rules/invoice/exchange-rate.ts'
import { isDay } from '../../../../rules/shipping/day.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import { BadField, type Row, readText, requiredText } from '../../../spreadsheets/fields.ts'
import { storeExchangeRates } from '../../invoice/exchange-rate/exchange-rates.queries.ts'
import { bankTimeZone } from '../../invoice/exchange-rate/missing-rates.ts'
import { countStored, type ImportKind } from './kinds.ts'

type RatesLine = { line: number; day: string; rates: ExchangeRate[] }

const firstDayOfEuro = '1999-01-01'

/**
 * Reference rates as the European Central Bank publishes them: date, and a column for each currency with what a euro costs in it; one day
 * in a line. The date is 2026-11-25 or 25 November 2026; an empty cell and N/A are no rate. What was known of a day and currency is replaced.
 */
const exchangeRatesAt = (now: () => Date): ImportKind<RatesLine> => ({
  name: 'exchange rates',
  columns: ['date'],
  batchSize: 1_000,
  read: (row: Row) => {
    const day = readPublishedOn(row)
    if (day > dateIn(now(), bankTimeZone)) throw new BadField(`date is still to come: ${day}`)
    const rates = Object.keys(row.fields).flatMap((column) => readRate(row, column, day))
    if (rates.length === 0) throw new BadField('no column holds a rate')
    return { line: row.line, day, rates }
  },
  keyOf: ({ day }) => day,
  store: async (tx, lines, report) => {
    const rates = lines.flatMap((line) => line.rates)
    const stored = await storeExchangeRates(tx, rates, 'file', now())
    const changes = Map.groupBy(stored, ({ day }) => day)
    const added = lines.filter(({ day }) => changes.get(day)?.some(({ isNew }) => isNew)).length
    countStored(report, lines.length, { added, changed: changes.size - added })
  },
})

export const exchangeRates = exchangeRatesAt(() => new Date())

function readRate(row: Row, column: string, day: string): ExchangeRate[] {
  if (column === 'date') return []
  const rate = readText(row, column, 40).replace(',', '.')
  // The bank ends its lines with a comma.
  if (rate === '' || rate === 'N/A') return []
  const currency = column.toUpperCase()
  if (!/^[A-Z]{3}$/.test(currency)) throw new BadField(`${column} is no currency`)
  if (currency === 'EUR') throw new BadField('the euro has no rate: give what one euro costs in other currencies')
  if (!isRate(rate)) throw new BadField(`${column} is not a rate such as 4.2567: ${rate}`)
  return [{ currency, day, rate }]
}

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
]

function readPublishedOn(row: Row): string {
  const text = requiredText(row, 'date', 40)
  const [, date = '', name = '', year = ''] = /^(\d{1,2}) ([A-Za-z]{3,9}) (\d{4})$/.exec(text) ?? []
  const month = months.indexOf(name.toLowerCase()) + 1
  const day = year === '' ? text : `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`
  if (!isDay(day)) throw new BadField(`date is not a day like 2026-11-25 or 25 November 2026: ${text}`)
  if (day < firstDayOfEuro) throw new BadField(`date is before the euro: ${text}`)
  return day
}
