import type { Tx } from '../../db/database.ts'
import { applyChange } from '../../modules/fulfilment/order-change/change-lines.ts'
import { planChange } from '../../modules/fulfilment/order-change/plan-change.ts'
import { type Changer, checkChange, lockOrder } from '../../modules/fulfilment/order-lifecycle/change-order.ts'
import type { Dice } from './random-shop.ts'

type Chosen = { orderId: number; dice: Dice; shop: { skus: readonly { number: string }[] } }

/** Staff change pieces and at times the price of a line of an order, and at times add a product. */
export async function changeAnyLine(tx: Tx, { orderId, dice, shop }: Chosen, changer: Changer) {
  const lines = await tx.selectFrom('order_lines').select('position').where('order_id', '=', orderId).execute()
  const { position } = dice.oneOf(lines)
  const priced = dice.happens(20) ? { unitPrice: dice.between(0, 9_000) / 100 } : {}
  const request = {
    lines: [{ position, qty: dice.between(0, 12), ...priced }],
    added: dice.happens(30) ? [{ number: dice.oneOf(shop.skus).number, qty: dice.between(1, 9) }] : [],
  }
  checkChange('changeLines', await lockOrder(tx, orderId), changer)
  const { revision } = await planChange(tx, orderId, request, changer.now)
  return applyChange(tx, orderId, { ...request, revision, reason: 'asked by phone' }, changer)
}
