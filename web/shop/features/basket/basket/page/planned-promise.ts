import { useQuery } from '@tanstack/react-query'
import type { BasketLine } from '../queries.ts'
import { planQuery } from '../queries.ts'

/**
 * From where and until when a line comes with the rest of the basket, once that is planned: alone it might come from another warehouse.
 * Null where the whole basket waits for a payment or a release, so that no day is known of any of it. Undefined where nothing of it
 * leaves now, no day is promised, or the plan is one of other pieces of it or of another choice.
 */
export function usePlannedPromise({ shoppingCartId, qty, backOrdered, warehouse }: BasketLine) {
  // Who shows the totals asks for the plan.
  const { data: plan } = useQuery({ ...planQuery, enabled: false })
  if (plan?.waitsFor) return null
  const parcels = (plan?.parcels ?? []).flatMap(({ lines, ...parcel }) =>
    lines.filter((line) => line.shoppingCartId === shoppingCartId).map(({ pieces }) => ({ ...parcel, pieces })),
  )
  const planned = parcels.reduce((sum, { pieces }) => sum + pieces, 0)
  const isOfAnother =
    planned !== qty - backOrdered || (warehouse !== null && parcels.some((one) => one.warehouse !== warehouse))
  const days = parcels.flatMap(({ arrivesOn }) => arrivesOn ?? [])
  const arrivesOn = days.toSorted().at(-1)
  return isOfAnother || arrivesOn === undefined || days.length < parcels.length ? undefined : { arrivesOn, parcels }
}
