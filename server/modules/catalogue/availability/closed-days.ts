import Holidays from 'date-holidays'
import { addDays, isoDay } from '../../../../rules/shipping/day.ts'
import type { Calendar } from '../../../../rules/shipping/shipping.ts'

/** How far ahead closed days are listed: longer than any promise. In days. */
const horizon = 60

/** The public holidays of a country, year by year: they never change while the shop runs. */
const holidaysByYear = new Map<string, readonly string[]>()

function publicHolidays(country: string, year: number): readonly string[] {
  const key = `${country} ${year}`
  const days = holidaysByYear.get(key) ?? readHolidays(country, year)
  holidaysByYear.set(key, days)
  return days
}

/** ISO dates; with the weekdays that make up for a holiday on a weekend. */
const readHolidays = (country: string, year: number) =>
  new Holidays(country, { types: ['public'] }).getHolidays(year).map(({ date }) => date.slice(0, 10))

type Place = { country: string; timeZone: string }

/** Every product asks for it, and it changes once a day. */
const calendars = new Map<string, { first: string; calendar: Calendar }>()

/** When a warehouse of a country works in the next weeks. */
export function workingCalendar(place: Place, now: Date): Calendar {
  const first = addDays(isoDay(now), -1)
  const key = `${place.country} ${place.timeZone}`
  const cached = calendars.get(key)
  if (cached?.first === first) return cached.calendar
  const calendar = readCalendar(place, first, now)
  calendars.set(key, { first, calendar })
  return calendar
}

/** When it works in the weeks after a day that may be far ahead (ISO date). */
export const calendarFrom = (place: Place, day: string): Calendar =>
  readCalendar(place, day, new Date(`${day}T00:00:00Z`))

function readCalendar({ country, timeZone }: Place, first: string, now: Date): Calendar {
  const last = addDays(isoDay(now), horizon)
  const years = [...new Set([first, last].map((date) => Number(date.slice(0, 4))))]
  const closedDays = years
    .flatMap((year) => publicHolidays(country, year))
    .filter((date) => date >= first && date <= last && isWeekday(date))
  return { timeZone, closedDays: [...new Set(closedDays)] }
}

const isWeekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() % 6 !== 0
