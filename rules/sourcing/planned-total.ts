/** What an order of a plan will come to, as far as it is known before its preview: without coupons and handling. */

import { vatOn } from '../vat/vat.ts'
import type { Parcel, Source } from './plan.ts'

/** A line's pieces and what they cost together, in cents. */
type PlannedLine = { pieces: number; sum: number }

/**
 * The sum with shipping and the VAT of each warehouse, in cents. Of pieces that wait the VAT is that of the first parcel, or of
 * the first source without any, as they wait there or not far from it.
 */
export function plannedTotal(
  lines: readonly PlannedLine[],
  parcels: readonly Parcel[],
  { sources, vatRates }: { sources: readonly Source[]; vatRates: ReadonlyMap<string, number> },
): number {
  const first = parcels[0]?.warehouse ?? sources[0]?.warehouse ?? ''
  const gross = (net: number, warehouse: string) => net + vatOn(net, vatRates.get(warehouse) ?? 0)
  const shares = lines.map(({ pieces, sum }) => sum / Math.max(1, pieces))
  const left = parcels.map(({ warehouse, pieces }) => {
    const goods = addUp(shares.map((each, at) => each * (pieces[at] ?? 0)))
    const sending = sources.find((source) => source.warehouse === warehouse)?.price ?? 0
    return { warehouse, goods, gross: gross(Math.round(goods) + sending, warehouse) }
  })
  const waiting = Math.round(addUp(lines.map(({ sum }) => sum)) - addUp(left.map(({ goods }) => goods)))
  return addUp(left.map((parcel) => parcel.gross)) + gross(waiting, first)
}

const addUp = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
