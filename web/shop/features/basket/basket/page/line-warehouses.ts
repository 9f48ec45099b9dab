import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { type BasketLine, lineWarehousesQuery } from '../queries.ts'

/**
 * Says of a warehouse until when a line would come from there, and how much more or less sending the whole basket costs then;
 * null: wherever it is in stock. Says nothing until that is known, and of the warehouse that the line comes from.
 */
export function useLineWarehouseWords(line: BasketLine, { currency, enabled }: { currency: string; enabled: boolean }) {
  const text = useText()
  const { day, money } = useFormat()
  const { data = [] } = useQuery({ ...lineWarehousesQuery(line.shoppingCartId), enabled })
  const find = (code: string | null) => data.find(({ warehouse }) => warehouse === code)
  const chosen = find(line.warehouse)
  const priceWords = (price: number | null) => {
    if (price === null || chosen === undefined || chosen.price === null) return []
    const more = Math.round((price - chosen.price) * 100) / 100
    if (more === 0) return [text('basket_line.shipping_same')]
    const difference = { price: money(Math.abs(more), currency) }
    return [text(more > 0 ? 'basket_line.shipping_more' : 'basket_line.shipping_less', difference)]
  }
  return (code: string | null): string[] => {
    const choice = find(code)
    if (!choice || choice === chosen) return []
    const { arrivesOn, price } = choice
    return [...(arrivesOn ? [text('basket_line.parcel_by', { date: day(arrivesOn) })] : []), ...priceWords(price)]
  }
}
