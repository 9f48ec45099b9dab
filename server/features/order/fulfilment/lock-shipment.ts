import { sql } from 'kysely'
import {
  type ShipmentAction,
  type ShipmentState,
  shipmentTransitions,
} from '../../../../rules/order/shipment/shipment.ts'
import type { Tx } from '../../../db/database.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { lockOrder } from './change-order.ts'

/** The order of a shipment, and the shipment, locked in this order. */
export async function lockShipment(tx: Tx, shipmentId: number) {
  const found = await tx
    .selectFrom('shipments')
    .select('order_id as orderId')
    .where('id', '=', shipmentId)
    .executeTakeFirst()
  const order = await lockOrder(tx, orNotFound(found).orderId)
  const shipment = await tx
    .selectFrom('shipments')
    .select(['id as shipmentId', sql<ShipmentState>`status`.as('status')])
    .where('id', '=', shipmentId)
    .executeTakeFirstOrThrow()
  return { order, ...shipment }
}

export function checkShipment(action: ShipmentAction, { status }: { status: ShipmentState }) {
  if (!shipmentTransitions[action].from.includes(status)) throw new Refusal('shipment.not_now', { details: { status } })
  return shipmentTransitions[action].to
}
