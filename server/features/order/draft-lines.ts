import type { Input } from '../../../contract/endpoint.ts'
import type { previewOrder } from '../../../contract/order-confirm.ts'
import { linePrice, planLine } from '../../../rules/basket.ts'
import { splitLine } from '../../../rules/order.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CustomerCaller } from '../../http/caller.ts'
import { orRefuse, Refusal } from '../../http/refuse.ts'
import { pricesFor } from '../price/price.queries.ts'
import { skusFor } from './order-draft.queries.ts'

type RequestedLine = Input<typeof previewOrder>['body']['lines'][number]

/**
 * The lines of an order as they would be now: price, what ships and what waits. Refuses unknown and disabled products,
 * and products without a price.
 */
export async function draftLines(
  db: Db | Tx,
  caller: CustomerCaller,
  requested: readonly RequestedLine[],
  warehouse: string,
  now: Date,
) {
  const wanted = summedByNumber(requested)
  const skus = await skusFor(db, [...wanted.keys()], warehouse, now.toISOString().slice(0, 10))
  const prices = await pricesFor(
    db,
    caller,
    [...skus.values()].map((sku) => sku.skuId),
    now,
  )

  return [...wanted.values()].map(({ number, qty, custNumber = '', index }) => {
    const sku = skus.get(number)
    const price = sku && prices.get(sku.skuId)
    const offer = sku && { ...sku, unitPrice: price?.unitPrice ?? null, discountPrice: price?.discountPrice ?? null }
    orRefuse(planLine(offer, qty), { fields: [`lines.${index}.number`] })
    if (!sku || sku.status === 'disabled') throw new Refusal('basket.product_disabled')
    if (!price) throw new Refusal('order.no_price', { fields: [`lines.${index}.number`] })

    const split = splitLine(sku.status, qty, sku.available)
    const waits = split.backOrdered + split.preOrdered > 0
    return {
      skuId: sku.skuId,
      number,
      oemCode: sku.oemCode,
      name: sku.name,
      custNumber,
      quantity: qty,
      ...split,
      expectedOn: waits ? sku.expectedOn : null,
      ...price,
      amount: linePrice(price, qty) ?? 0,
    }
  })
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
