/**
 * What an order of a plan comes to, as its first preview adds it up. A coupon is not in it: it is chosen in the checkout, whose
 * preview then asks the limits again.
 */

import { shareSum } from '../catalogue/price/coupon.ts'
import { vatOn } from '../vat/vat.ts'
import { bySending, type Parcel, type Source } from './plan.ts'

/** A line's pieces, what they cost together, and what its free pieces take off that, in cents. */
export type PlannedLine = { pieces: number; sum: number; discount: number }

type Charges = {
  /** With the price of sending from each, as it is asked for these goods. */
  sources: readonly Source[]
  vatRates: ReadonlyMap<string, number>
  /** Of a regular order: another type is chosen in the checkout. */
  handlingFee: number
}

/**
 * The sum with shipping, handling and the VAT of each warehouse, in cents. Pieces that wait are counted with the first parcel, or
 * with one of the first source without any, as they wait there or not far from it.
 */
export function plannedTotal(
  lines: readonly PlannedLine[],
  parcels: readonly Parcel[],
  { sources, vatRates, handlingFee }: Charges,
): number {
  const parts = withWaiting(lines, parcels, sources)
  const off = lines.map(({ discount }, at) =>
    shareSum(
      discount,
      parts.map(({ pieces }) => pieces[at] ?? 0),
    ),
  )
  const totals = parts.map(({ warehouse, pieces }, part) => {
    const goods = lines.map(({ pieces: all, sum }, at) => (sum / all) * (pieces[at] ?? 0) - (off[at]?.[part] ?? 0))
    const sending = sources.find((source) => source.warehouse === warehouse)?.price ?? 0
    const net = Math.round(addUp(goods)) + sending + (part === 0 ? handlingFee : 0)
    return net + vatOn(net, vatRates.get(warehouse) ?? 0)
  })
  return addUp(totals)
}

function withWaiting(lines: readonly PlannedLine[], parcels: readonly Parcel[], sources: readonly Source[]): Parcel[] {
  const [first] = bySending(sources)
  const [one = { warehouse: first?.warehouse ?? '', pieces: lines.map(() => 0) }, ...others] = parcels
  const pieces = lines.map((line, at) => line.pieces - addUp(others.map((parcel) => parcel.pieces[at] ?? 0)))
  return [{ ...one, pieces }, ...others]
}

const addUp = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
