import { toCents } from '../catalogue/price/money.ts'
import { oneLine } from '../text-input/one-line.ts'
import { ownForwarder } from './forwarder.ts'

export type CarrierRefusal = 'carrier.code_taken'

export const carrierLengths = { code: 10, name: 60, trackingUrl: 300 }
/** What a carrier asks at most, and from which value of goods on it may cost nothing, in whole units of a currency. */
export const highestRate = 1_000_000
/** The most characters that are typed for an amount or for days. */
export const longestRate = 12
/** Working days that a parcel is on its way at most. */
export const longestTransit = 365

/** How the shop deals with a carrier: by hand, with numbers that are typed or imported; *test* gives numbers and plays what happens. */
export const carrierAdapters = ['hand', 'test'] as const
export type CarrierAdapterName = (typeof carrierAdapters)[number]

export type CarrierDraft = { code: string; name: string; trackingUrl: string; adapter: CarrierAdapterName }
export type CarrierField = keyof CarrierDraft
type TypedField = Exclude<CarrierField, 'adapter'>
export type RateDraft = { country: string; price: number; freeFrom: number | null; daysMin: number; daysMax: number }
export type RateField = 'price' | 'freeFrom' | 'daysMin' | 'daysMax'

/** As it is stored. */
export const cleanCarrier = ({ code, name, trackingUrl, adapter }: CarrierDraft): CarrierDraft => ({
  code: code.trim().toUpperCase(),
  name: oneLine(name),
  trackingUrl: trackingUrl.trim(),
  adapter,
})

/** The fields of a carrier that cannot be; the code of the customer's own forwarder is reserved. */
export function carrierFaults(typed: Pick<CarrierDraft, TypedField>): TypedField[] {
  const { code, name, trackingUrl } = cleanCarrier({ ...typed, adapter: 'hand' })
  const faults: TypedField[] = []
  if (!/^[A-Z0-9]{2,10}$/.test(code) || code === ownForwarder) faults.push('code')
  if (name === '' || name.length > carrierLengths.name) faults.push('name')
  if (!isTrackingUrl(trackingUrl)) faults.push('trackingUrl')
  return faults
}

/** A page of https with the place of the tracking number in it, once; empty where parcels cannot be followed. */
const isTrackingUrl = (url: string) =>
  url === '' ||
  (url.length <= carrierLengths.trackingUrl &&
    /^https:\/\/[^{}\s]+\{number\}[^{}\s]*$/.test(url) &&
    URL.canParse(url.replace('{number}', '1')))

/** The fields of a rate that cannot be: amounts are whole cents, and no parcel is there before it can be. */
export function rateFaults({ price, freeFrom, daysMin, daysMax }: RateDraft): RateField[] {
  const faults: RateField[] = []
  if (!isAmount(price)) faults.push('price')
  if (freeFrom !== null && !isAmount(freeFrom)) faults.push('freeFrom')
  if (!isDays(daysMin)) faults.push('daysMin')
  if (!isDays(daysMax) || daysMax < daysMin) faults.push('daysMax')
  return faults
}

const isAmount = (amount: number) => amount >= 0 && amount <= highestRate && Number.isInteger(toCents(amount))
const isDays = (days: number) => Number.isInteger(days) && days >= 0 && days <= longestTransit
