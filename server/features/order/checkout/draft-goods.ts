import type { Context } from '../../../http/context.ts'
import type { Title } from '../../price/pricing/running-promotions.queries.ts'
import { orderPromotions } from '../../price/promotion/order-promotions.ts'
import { draftBackOrders } from './draft-back-orders.ts'
import { draftLines, type GoodsRequest, type Stock } from './draft-lines.ts'

export type Goods = Awaited<ReturnType<typeof draftGoods>>
/** A line with what its promotion is called. */
export type DraftedLine = Goods['lines'][number] & { promotion: Title | null }

/** The lines with their promotions, and what becomes of pieces that are not there. */
export async function draftGoods(context: Context, request: GoodsRequest, stock: Stock) {
  const { db, caller, now } = context
  const { lines: planned, ...rest } = await draftLines(context, request, stock)
  const { lines, ...shortage } = draftBackOrders(planned, request.backOrders)
  return { ...rest, lines, shortage, promotions: await orderPromotions(db, caller, lines, now) }
}
