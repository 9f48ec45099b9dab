import type { Input } from '../../../../contract/endpoint.ts'
import type { changePurchaseOrder } from '../../../../contract/fulfilment/purchase-order.ts'
import { centsOrNull } from '../../../../rules/catalogue/price/money.ts'
import {
  findLineFault,
  mergeLines,
  type PurchaseLine,
  type PurchaseLineDraft,
} from '../../../../rules/fulfilment/purchase-order.ts'
import { isDay } from '../../../../rules/shipping/day.ts'
import type { Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { productsByNumber } from '../warehouse/stock.staff.ts'

type WireLine = Input<typeof changePurchaseOrder>['body']['lines'][number]

/** Lines as staff typed them, with their products. Refuses numbers of none, days that are none and prices of more than two decimals. */
export async function readLines(tx: Tx, lines: readonly WireLine[]): Promise<PurchaseLineDraft[]> {
  const products = await productsByNumber(
    tx,
    lines.map(({ number }) => number),
  )
  return lines.map(({ position, number, quantity, purchasePrice, expectedOn }) => {
    const product = products.get(number)
    if (!product) throw new Refusal('stock.unknown_number')
    const cents = centsOrNull(purchasePrice)
    const isPrice = cents === null || Number.isInteger(cents)
    if (!isPrice || (expectedOn !== null && !isDay(expectedOn)))
      throw new Refusal('request.invalid', { fields: ['lines'] })
    return { position, skuId: product.skuId, quantity, purchasePrice: cents, expectedOn }
  })
}

/** The lines as they are to be stored: what has come of them stays, those that meet on a day at one price are one, and new ones follow. Refuses what cannot be. */
export function checkLines(
  lines: readonly PurchaseLineDraft[],
  before: readonly PurchaseLine[],
  today: string,
): PurchaseLine[] {
  const fault = findLineFault(lines, before, today)
  if (fault) throw new Refusal(fault)
  let last = Math.max(0, ...before.map(({ position }) => position))
  return mergeLines(lines, before).map((line) => ({ ...line, position: line.position ?? ++last }))
}

/** As the audit trail keeps it. */
export const toNote = (lines: readonly PurchaseLine[]) => ({
  lines: lines.map(({ skuId, quantity, purchasePrice, expectedOn }) =>
    [`${quantity} of product ${skuId}`, expectedOn, purchasePrice].filter((part) => part !== null).join(' / '),
  ),
})
