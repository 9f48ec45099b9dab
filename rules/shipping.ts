/** What a carrier asks between a warehouse and a country. Cents. */
export type ShippingRate = {
  carrier: string
  name: string
  price: number
  freeFrom: number | null
  daysMin: number
  daysMax: number
}

/** The carriers that the shop comes with, as they are stored, and the texts that say them. */
const carrierTexts = [
  ['Standard parcel', 'order.carrier_standard'],
  ['Express parcel', 'order.carrier_express'],
  ['Pallet freight', 'order.carrier_pallet'],
] as const

/** The text that names a carrier; undefined for one that the operator has named himself. */
export const carrierText = (name: string) => carrierTexts.find(([stored]) => stored === name)?.[1]

/** Orders up to this time of the warehouse's clock leave the same working day (specification section 9). */
const cutOff = { hour: 16, minute: 30 }

/** Sending costs nothing from `freeFrom` on. Cents. */
export const shippingCost = ({ price, freeFrom }: Pick<ShippingRate, 'price' | 'freeFrom'>, goodsValue: number) =>
  freeFrom !== null && goodsValue >= freeFrom ? 0 : price

/**
 * The day an order placed now arrives: it leaves today before the cut-off, else the next working day, and travels
 * `workingDays`. Weekends are not working days. ISO date.
 */
export function promisedOn(placedAt: Date, timeZone: string, workingDays: number): string {
  const { date, minutes } = localTime(placedAt, timeZone)
  const late = minutes > cutOff.hour * 60 + cutOff.minute || isWeekend(date)
  return addWorkingDays(date, workingDays + (late ? 1 : 0))
}

function localTime(at: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '0'
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

function isWeekend(date: string) {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay()
  return day === 0 || day === 6
}

/** The ISO date so many working days after `date`. */
export function addWorkingDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`)
  for (let left = days; left > 0; ) {
    at.setUTCDate(at.getUTCDate() + 1)
    if (!isWeekend(isoDate(at))) left--
  }
  return isoDate(at)
}

const isoDate = (at: Date) => at.toISOString().slice(0, 10)
