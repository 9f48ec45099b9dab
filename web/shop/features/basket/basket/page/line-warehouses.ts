import { useQuery } from '@tanstack/react-query'
import { bestOffer } from '../../../../../../rules/sourcing/best-offer.ts'
import { deliveryQuery } from '../../../../../api/delivery.ts'
import { useSession } from '../../../../../api/session/session.ts'
import { useWarehouseOfferWords } from '../../../../../ui/order/warehouse-offers.ts'
import { type BasketLine, lineWarehousesQuery, planQuery } from '../queries.ts'

/** Where a line may come from, and where it comes from by default. */
export type Places = { warehouse: string; warehouses: readonly string[] }

/** Says what each warehouse would mean for a line and for sending the whole basket; nothing until that is known. */
export function useLineWarehouseWords(line: BasketLine, { currency, enabled }: { currency: string; enabled: boolean }) {
  const { data = [] } = useQuery({ ...lineWarehousesQuery(line.shoppingCartId), enabled })
  return useWarehouseOfferWords(data, { chosen: line.warehouse, currency })
}

/**
 * The warehouse that ships more of a line now than its own does, with the pieces that it has: of several the one that a plan of the
 * basket would choose. Undefined where none does, and until it is known what each would mean.
 */
export function useBetterWarehouse(line: BasketLine, places: Places) {
  const { qty, backOrdered, goodsSku } = line
  const own = line.warehouse ?? places.warehouse
  const fuller = goodsSku.stock.byWarehouse.filter(
    ({ warehouse, pieces }) => warehouse !== own && places.warehouses.includes(warehouse) && pieces > qty - backOrdered,
  )
  const { data = [] } = useQuery({ ...lineWarehousesQuery(line.shoppingCartId), enabled: fuller.length > 0 })
  const circumstances = useCircumstances(line, places)
  const offers = fuller.flatMap(({ warehouse, pieces: inStock }) => {
    const offer = data.find((one) => one.warehouse === warehouse)
    return offer ? [{ ...offer, warehouse, inStock, pieces: Math.min(qty, inStock) }] : []
  })
  return bestOffer(offers, circumstances)
}

/** What decides between warehouses, beside what each has. Who shows products and totals asks for it. */
function useCircumstances({ shoppingCartId }: BasketLine, { warehouse: own }: Places) {
  const accountId = useSession()?.user.accountId ?? null
  const { data: delivery } = useQuery({ ...deliveryQuery(accountId), enabled: false })
  const { data: plan } = useQuery({ ...planQuery, enabled: false })
  const parcels = plan?.parcels ?? []
  const withOthers = parcels.filter(({ lines }) => lines.some((one) => one.shoppingCartId !== shoppingCartId))
  return {
    preference: delivery?.sourcing ?? 'fewestParcels',
    sending: withOthers.map(({ warehouse }) => warehouse),
    own,
  }
}
