import { useQuery } from '@tanstack/react-query'
import type { BasketLine } from '../queries.ts'
import { planQuery } from '../queries.ts'

/**
 * From where and until when a line comes with the rest of the basket, once that is planned: alone it might come from another warehouse.
 * Undefined where nothing of it leaves now, or no day is promised.
 */
export function usePlannedPromise({ shoppingCartId }: BasketLine) {
  // Who shows the parcels asks for the plan.
  const { data: plan } = useQuery({ ...planQuery, enabled: false })
  const parcels =
    plan?.parcels.filter(({ lines }) => lines.some((line) => line.shoppingCartId === shoppingCartId)) ?? []
  const days = parcels.flatMap(({ arrivesOn }) => arrivesOn ?? [])
  const arrivesOn = days.toSorted().at(-1)
  return arrivesOn === undefined || days.length < parcels.length ? undefined : { arrivesOn, parcels }
}
