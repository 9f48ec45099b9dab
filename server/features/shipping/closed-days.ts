import Holidays from 'date-holidays'
import type { Calendar } from '../../../rules/shipping.ts'

/** So far ahead closed days are told: longer than any promise. In days. */
const horizon = 60

/** The public holidays of a country, year by year: they never change while the shop runs. */
const known = new Map<string, readonly string[]>()

function holidaysOf(country: string, year: number): readonly string[] {
  const key = `${country} ${year}`
  const days = known.get(key) ?? readHolidays(country, year)
  known.set(key, days)
  return days
}

/** ISO dates; with the weekdays that make up for a holiday on a weekend. */
const readHolidays = (country: string, year: number) =>
  new Holidays(country, { types: ['public'] }).getHolidays(year).map(({ date }) => date.slice(0, 10))

/** When a warehouse of a country works in the next weeks. */
export function calendarOf({ country, timeZone }: { country: string; timeZone: string }, now: Date): Calendar {
  const first = isoDate(now.getTime() - dayLong)
  const last = isoDate(now.getTime() + horizon * dayLong)
  const years = [...new Set([first, last].map((date) => Number(date.slice(0, 4))))]
  const closedDays = years
    .flatMap((year) => holidaysOf(country, year))
    .filter((date) => date >= first && date <= last && isWeekday(date))
  return { timeZone, closedDays: [...new Set(closedDays)] }
}

const dayLong = 86_400_000
const isoDate = (at: number) => new Date(at).toISOString().slice(0, 10)
const isWeekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() % 6 !== 0
