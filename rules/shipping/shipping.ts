import { centsIn, type Money } from '../catalogue/price/money.ts'
import { isoDay } from './day.ts'

/** What a carrier asks between a warehouse and a country, in cents of its currency. */
export type ShippingRate = {
  carrier: string
  name: string
  price: number
  freeFrom: number | null
  currency: string
  daysMin: number
  daysMax: number
}

/** The carriers that the shop comes with, as they are stored, and the texts that say them. */
const carrierTexts = [
  ['Standard parcel', 'order.carrier_standard'],
  ['Express parcel', 'order.carrier_express'],
  ['Pallet freight', 'order.carrier_pallet'],
  ['Own forwarder', 'forwarder.own'],
] as const

/** The text that names a carrier; undefined for one that the operator has named themselves. */
export const carrierText = (name: string) => carrierTexts.find(([stored]) => stored === name)?.[1]

/** Orders up to this time of the warehouse's clock leave the same working day (specification section 9). */
const cutOff = '16:30'

/** When a warehouse works: its clock, and the public holidays of where it stands (ISO dates). */
export type Calendar = { timeZone: string; closedDays: string[] }

/** Sending costs nothing from `freeFrom` on. Cents of the currency of both. */
export function shippingCost(rate: Pick<ShippingRate, 'price' | 'freeFrom' | 'currency'>, goods: Money) {
  const value = centsIn(rate.currency, goods)
  return rate.freeFrom !== null && value >= rate.freeFrom ? 0 : rate.price
}

/** The day an order placed now arrives: it leaves by the next cut-off and travels `workingDays`. ISO date. */
export const promisedOn = (placedAt: Date, calendar: Calendar, workingDays: number): string =>
  addWorkingDays(nextCutOff(placedAt, calendar).leavesOn, workingDays, calendar.closedDays)

/** The day an order arrives whose last goods come on this day: it leaves on the next working day. ISO dates. */
export const arrivesOn = (comesOn: string, { closedDays }: Calendar, workingDays: number): string =>
  addWorkingDays(nextWorkingDay(comesOn, closedDays), workingDays, closedDays)

/** Until when an order must be placed to leave with the next parcels, and on which day they leave (ISO date). */
type CutOff = { at: Date; leavesOn: string; today: boolean }

export function nextCutOff(now: Date, { timeZone, closedDays }: Calendar): CutOff {
  const today = dateIn(now, timeZone)
  const until = zonedInstant(today, cutOff, timeZone)
  if (isWorkingDay(today, closedDays) && now <= until) return { at: until, leavesOn: today, today: true }
  const leavesOn = addWorkingDays(today, 1, closedDays)
  return { at: zonedInstant(leavesOn, cutOff, timeZone), leavesOn, today: false }
}

/** The ISO date so many working days after `date`; weekends and closed days are none. */
export function addWorkingDays(date: string, days: number, closedDays: readonly string[]): string {
  const at = new Date(`${date}T00:00:00Z`)
  for (let daysToGo = days; daysToGo > 0; ) {
    at.setUTCDate(at.getUTCDate() + 1)
    if (isWorkingDay(isoDay(at), closedDays)) daysToGo--
  }
  return isoDay(at)
}

/**
 * The day on which goods are handed over that could be there on `date`: the first from it on that is a working day at both
 * ends, as no carrier delivers to a closed door, and none drives where its own depot is closed. ISO dates.
 */
export function deliveryDay(
  date: string,
  closedDays: readonly string[],
  destinationClosedDays: readonly string[],
): string {
  return nextWorkingDay(date, [...closedDays, ...destinationClosedDays])
}

/** The day itself where it is a working day, else the next one. */
const nextWorkingDay = (date: string, closedDays: readonly string[]) =>
  isWorkingDay(date, closedDays) ? date : addWorkingDays(date, 1, closedDays)

function isWorkingDay(date: string, closedDays: readonly string[]) {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay()
  return day !== 0 && day !== 6 && !closedDays.includes(date)
}

/** What a clock of the zone shows, read as if it were UTC. */
export const zonedTime = (at: Date, timeZone: string) => new Date(at.getTime() + aheadOfUtc(at, timeZone))

const quarter = 15 * 60_000
const mostQuarters = 1_000
const ahead = new Map<string, number>()

/** Milliseconds that a clock of the zone is ahead of UTC. Clocks change on a quarter of an hour alone, so each is asked once. */
function aheadOfUtc(at: Date, timeZone: string): number {
  const start = Math.floor(at.getTime() / quarter) * quarter
  const key = `${timeZone} ${start}`
  const cached = ahead.get(key)
  if (cached !== undefined) return cached
  const parts = zonedClock(timeZone).formatToParts(start)
  const part = (type: string) => parts.find((found) => found.type === type)?.value
  const localTime = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`
  if (ahead.size >= mostQuarters) ahead.clear()
  const offset = Date.parse(localTime) - start
  ahead.set(key, offset)
  return offset
}

/** The day that a clock of the zone shows. ISO date. */
export const dateIn = (at: Date, timeZone: string) => isoDay(zonedTime(at, timeZone))

/** An instant as a clock of the zone shows it, with what that is ahead of Greenwich: `2026-12-01T00:30:00+01:00`. */
export function localTime(at: Date, timeZone: string) {
  const minutes = Math.round(aheadOfUtc(at, timeZone) / 60_000)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const ahead = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map(twoDigits).join(':')
  return `${zonedTime(at, timeZone).toISOString().slice(0, 19)}${minutes < 0 ? '-' : '+'}${ahead}`
}

/** The instant at which a clock of the zone shows this. The afternoon is never doubled or left out by summer time. */
function zonedInstant(date: string, time: string, timeZone: string): Date {
  const wallTime = new Date(`${date}T${time}:00Z`)
  return new Date(wallTime.getTime() - (zonedTime(wallTime, timeZone).getTime() - wallTime.getTime()))
}

const clocks = new Map<string, Intl.DateTimeFormat>()

// Making one takes longer than all that it is asked.
function zonedClock(timeZone: string) {
  const cached = clocks.get(timeZone)
  if (cached) return cached
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}
