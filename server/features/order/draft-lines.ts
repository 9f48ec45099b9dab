import type { Input } from '../../../contract/endpoint.ts'
import type { previewOrder } from '../../../contract/order-confirm.ts'
import { orderedSplit, waitingOf } from '../../../rules/back-order.ts'
import { planLine } from '../../../rules/basket.ts'
import { splitLine } from '../../../rules/order.ts'
import { lineSum, priceTrace } from '../../../rules/promotion.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CustomerCaller } from '../../http/caller.ts'
import { orRefuse, Refusal } from '../../http/refuse.ts'
import { pricesFor } from '../price/price.queries.ts'
import { expectedDays, type Stock } from './expected-days.ts'
import { skusFor } from './order-draft.queries.ts'
import { replacementsFor } from './replacements.queries.ts'

type RequestedLine = Input<typeof previewOrder>['body']['lines'][number]

/**
 * The lines of an order as they would be now: price, what ships and what waits; and, apart from them, what is not sold
 * any more with what may be ordered instead. Refuses unknown products, and products without a price.
 */
export async function draftLines(
  db: Db | Tx,
  caller: CustomerCaller,
  { lines: requested, backOrders = 'split' }: Pick<Input<typeof previewOrder>['body'], 'lines' | 'backOrders'>,
  stock: Stock,
  now: Date,
) {
  const { warehouse, taken } = stock
  const wanted = summedByNumber(requested)
  const skus = await skusFor(db, [...wanted.keys()], warehouse)
  const prices = await pricesFor(
    db,
    caller,
    [...skus.values()].map((sku) => sku.skuId),
    now,
  )

  const all = [...wanted.values()]
  // Of what is nowhere nothing can be reduced: it is told as it was asked.
  const isSomethingThere = [...skus.values()].some(({ status, available }) => status === 'active' && available > 0)
  const choice = backOrders === 'reduce' && !isSomethingThere ? 'split' : backOrders
  const lines = all.flatMap(({ number, qty, custNumber = '', index }) => {
    const sku = skus.get(number)
    if (sku?.status === 'disabled') return []
    const price = sku && prices.get(sku.skuId)
    const offer = sku && { ...sku, unitPrice: price?.unitPrice ?? null, discountPrice: price?.discountPrice ?? null }
    orRefuse(planLine(offer, qty), { fields: [`lines.${index}.number`] })
    if (!sku) throw new Refusal('basket.product_unknown')
    if (!price) throw new Refusal('order.no_price', { fields: [`lines.${index}.number`] })

    const split = splitLine(sku.status, qty, sku.available - (taken?.get(sku.skuId)?.now ?? 0))
    const { quantity, ...kept } = orderedSplit(split, choice)
    const sum = lineSum(price, quantity)
    return [
      {
        skuId: sku.skuId,
        number,
        oemCode: sku.oemCode,
        name: sku.name,
        custNumber,
        quantity,
        ...kept,
        unitPrice: price.unitPrice,
        discountPrice: sum.discountPrice,
        source: price.source,
        promotionId: sum.promotionId,
        amount: sum.price,
        /** What its free pieces take off. */
        discount: sum.discount,
        trace: priceTrace(price.promotions, price.unitPrice, quantity),
        asked: qty,
        waiting: waitingOf(split),
      },
    ]
  })
  const gone = all.flatMap(({ number, qty, custNumber = '' }) => {
    const sku = skus.get(number)
    return sku?.status === 'disabled' ? [{ ...sku, qty, custNumber }] : []
  })
  const ids = gone.map(({ skuId }) => skuId)
  const instead = await replacementsFor(db, caller, ids, warehouse, now)
  const days = await expectedDays(db, lines, stock, now)
  return {
    lines: lines.map((line) => ({ ...line, expectedOn: days.get(line.skuId) ?? null })),
    disabled: gone.map((line) => ({ ...line, replacements: instead.get(line.skuId) ?? [] })),
  }
}

/** The same product asked twice is one line: stock is checked against the sum (invariant 5). */
function summedByNumber(requested: readonly RequestedLine[]) {
  const lines = new Map<string, RequestedLine & { index: number }>()
  for (const [index, line] of requested.entries()) {
    const number = line.number.trim()
    const before = lines.get(number)
    lines.set(number, before ? { ...before, qty: before.qty + line.qty } : { ...line, number, index })
  }
  return lines
}
