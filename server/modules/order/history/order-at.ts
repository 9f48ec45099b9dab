import { sql } from 'kysely'
import type { OrderTotals } from '../../../../rules/order/order.ts'
import type { Db } from '../../../db/database.ts'
import { orNotFound } from '../../../http/refuse.ts'
import type { OrderAddress } from '../../customer/address/address.queries.ts'
import { bankAccountFor } from '../../site/sites/bank-account.queries.ts'
import { findOrder, ownerOfOrder } from './order.queries.ts'

type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** How an order was to be delivered before that was changed. */
export type EarlierDelivery = { shipTo: OrderAddress; shipVia: string; forwarder: string }

/**
 * An order as a document of an instant says it: without what was paid, released, cancelled or changed of its delivery since. What has left
 * of it and what was invoiced no document says.
 */
export async function findOrderAt(db: Db, orderId: number, at: Date): Promise<Order> {
  const { customerId } = await ownerOfOrder(db, orderId)
  const order = orNotFound(await findOrder(db, { customerId }, { id: orderId }))
  if (order.events.every((event) => event.at <= at)) return order
  const since = await findChangesSince(db, orderId, at)
  const status = order.events.findLast((event) => event.at <= at)?.status ?? order.status
  const wasReleased = order.so_at !== null && order.so_at <= at
  return {
    ...order,
    ...toDelivery(since),
    status,
    heldBecause: status === order.status ? order.heldBecause : null,
    holdReason: status === order.status ? order.holdReason : null,
    soNumber: wasReleased ? order.soNumber : '',
    lines: order.lines.map((line) => ({ ...line, cancelled: line.cancelled - countCancelled(line.position, since) })),
    cancelledSums: lessSums(order.cancelledSums, since.sums),
    remainingTotal: order.remainingTotal + since.sums.total,
    bank: status === 'awaitingPayment' ? await bankAccountFor(db, order.org_id, order.currency) : undefined,
  }
}

type Changes = {
  lines: { position: number; pieces: number }[]
  sums: OrderTotals
  delivery: (EarlierDelivery & { carrier: string }) | null
}

/** What was cancelled after an instant, and how the order was to be delivered then, null where that is as it was. */
async function findChangesSince(db: Db, orderId: number, at: Date): Promise<Changes> {
  const { rows } = await sql<Changes>`
    with late as (select * from order_cancellations where order_id = ${orderId} and at > ${at})
    select (select coalesce(json_agg(json_build_object('position', l.position, 'pieces', l.quantity)), '[]')
              from late join order_cancellation_lines l on l.cancellation_id = late.id) as lines,
           (select json_build_object('subtotal', coalesce(sum(subtotal), 0), 'discount', coalesce(sum(discount), 0),
                     'shippingCost', coalesce(sum(shipping_cost), 0), 'handlingFee', coalesce(sum(handling_fee), 0),
                     'vat', coalesce(sum(vat), 0), 'total', coalesce(sum(total), 0)) from late) as sums,
           (select e.details || jsonb_build_object('carrier', c.name)
              from order_events e join carriers c on c.code = e.details ->> 'shipVia'
             where e.order_id = ${orderId} and e.action = 'changeDelivery' and e.at > ${at} and e.details is not null
             order by e.id limit 1) as delivery`.execute(db)
  return orNotFound(rows[0])
}

function toDelivery({ delivery }: Changes) {
  if (!delivery) return {}
  const { shipTo, shipVia, carrier, forwarder } = delivery
  return { ship_to: shipTo as Order['ship_to'], ship_via: shipVia, carrier, forwarder }
}

const countCancelled = (position: number, { lines }: Changes) =>
  lines.reduce((sum, line) => sum + (line.position === position ? line.pieces : 0), 0)

const lessSums = (sums: OrderTotals, off: OrderTotals): OrderTotals => ({
  subtotal: sums.subtotal - off.subtotal,
  discount: sums.discount - off.discount,
  shippingCost: sums.shippingCost - off.shippingCost,
  handlingFee: sums.handlingFee - off.handlingFee,
  vat: sums.vat - off.vat,
  total: sums.total - off.total,
})
