import Holidays from 'date-holidays'
import { addDays, isoDay } from '../../../../rules/shipping/day.ts'
import type { Calendar } from '../../../../rules/shipping/shipping.ts'
import { postcodeSubdivision } from '../../../../rules/shipping/subdivision.ts'

/** How far ahead closed days are listed: longer than any promise. In days. */
const horizon = 60

/** Whose public holidays hold: those of a country, or of one of its subdivisions by its code in `date-holidays`. */
type Locality = { country: string; subdivision: string | null }

/** Where a warehouse or a site works, and what its clock shows. */
export type Place = Locality & { timeZone: string }

/** Where goods go. Its postcode may be of any form, or empty. */
export type Destination = { country: string; postcode: string }

/** The public holidays of a locality, year by year: they never change while the shop runs. */
const holidaysByYear = new Map<string, readonly string[]>()

function publicHolidays(locality: Locality, year: number): readonly string[] {
  const key = `${localityKey(locality)} ${year}`
  const days = holidaysByYear.get(key) ?? readHolidays(locality, year)
  holidaysByYear.set(key, days)
  return days
}

const localityKey = ({ country, subdivision }: Locality) => `${country} ${subdivision ?? ''}`

/** ISO dates; with the weekdays that make up for a holiday on a weekend. */
function readHolidays({ country, subdivision }: Locality, year: number) {
  const types: ['public'] = ['public']
  const holidays =
    subdivision === null ? new Holidays(country, { types }) : new Holidays(country, subdivision, { types })
  return holidays.getHolidays(year).map(({ date }) => date.slice(0, 10))
}

/** Every product asks for them, and they change once a day. */
const closedDaysByLocality = new Map<string, { first: string; days: string[] }>()

function closedDays(locality: Locality, now: Date): string[] {
  const first = addDays(isoDay(now), -1)
  const key = localityKey(locality)
  const cached = closedDaysByLocality.get(key)
  if (cached?.first === first) return cached.days
  const days = closedDaysBetween(locality, first, addDays(isoDay(now), horizon))
  closedDaysByLocality.set(key, { first, days })
  return days
}

/** When a warehouse works in the next weeks. */
export const workingCalendar = ({ timeZone, ...locality }: Place, now: Date): Calendar => ({
  timeZone,
  closedDays: closedDays(locality, now),
})

/** When it works in the weeks after a day that may be far ahead (ISO date). */
export const calendarFrom = ({ timeZone, ...locality }: Place, day: string): Calendar => ({
  timeZone,
  closedDays: closedDaysBetween(locality, day, addDays(day, horizon)),
})

/**
 * The weekdays of the next weeks on which nobody receives goods at an address: the public holidays of its subdivision where the
 * postcode decides it, else those of its country. ISO dates.
 */
export const destinationClosedDays = (destination: Destination, now: Date): string[] =>
  closedDays(toLocality(destination), now)

/** The same for the weeks after a day that may be far ahead (ISO date). */
export const destinationClosedDaysFrom = (destination: Destination, day: string): string[] =>
  closedDaysBetween(toLocality(destination), day, addDays(day, horizon))

const toLocality = ({ country, postcode }: Destination): Locality => ({
  country,
  subdivision: postcodeSubdivision(country, postcode),
})

/** From the first day to the last (ISO dates). */
function closedDaysBetween(locality: Locality, first: string, last: string) {
  const years = [...new Set([first, last].map((date) => Number(date.slice(0, 4))))]
  const days = years
    .flatMap((year) => publicHolidays(locality, year))
    .filter((date) => date >= first && date <= last && isWeekday(date))
  return [...new Set(days)]
}

const isWeekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() % 6 !== 0
