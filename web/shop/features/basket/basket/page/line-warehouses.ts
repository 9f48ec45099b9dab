import { useQuery } from '@tanstack/react-query'
import { useWarehouseOfferWords } from '../../../../../ui/order/warehouse-offers.ts'
import { type BasketLine, lineWarehousesQuery } from '../queries.ts'

/** Says what each warehouse would mean for a line and for sending the whole basket; nothing until that is known. */
export function useLineWarehouseWords(line: BasketLine, { currency, enabled }: { currency: string; enabled: boolean }) {
  const { data = [] } = useQuery({ ...lineWarehousesQuery(line.shoppingCartId), enabled })
  return useWarehouseOfferWords(data, { chosen: line.warehouse, currency })
}
