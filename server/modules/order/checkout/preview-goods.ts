import type { Context } from '../../../http/context.ts'
import type { Title } from '../../catalogue/pricing/running-promotions.queries.ts'
import { orderPromotions } from '../../catalogue/promotion/order-promotions.ts'
import { previewBackOrders } from './preview-back-orders.ts'
import { type GoodsRequest, previewLines, type Stock } from './preview-lines.ts'

export type Goods = Awaited<ReturnType<typeof previewGoods>>
/** A line with what its promotion is called. */
export type TitledLine = Goods['lines'][number] & { promotion: Title | null }

/** The lines with their promotions, and what becomes of pieces that are not there. */
export async function previewGoods(context: Context, request: GoodsRequest, stock: Stock) {
  const { db, caller, now } = context
  const { lines: planned, ...rest } = await previewLines(context, request, stock)
  const { lines, ...shortage } = previewBackOrders(planned, request.backOrders)
  return {
    ...rest,
    isChosen: stock.isChosen,
    lines,
    shortage,
    promotions: await orderPromotions(db, caller, lines, now),
  }
}
