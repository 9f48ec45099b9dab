import { sql } from 'kysely'
import {
  mayChangeShipment,
  type ShipmentAction,
  type ShipmentState,
  shipmentActions,
  shipmentTransitions,
} from '../../../../rules/fulfilment/shipment/shipment.ts'
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

/** Refuses what may not be done to a shipment as it stands; answers its next state. */
export function checkShipment(action: ShipmentAction, { status }: { status: ShipmentState }) {
  if (!mayChangeShipment(action, status)) throw shipmentStands(status)
  return shipmentTransitions[action].to
}

/** The refusal that says how a shipment stands and what staff may do with it now. */
export function shipmentStands(status: ShipmentState) {
  const actions = shipmentActions
    .filter((action) => mayChangeShipment(action, status))
    .map((action) => `standing.shipment_${action}` as const)
  const words = { key: 'standing.shipment', values: { state: status }, actions } as const
  return new Refusal('shipment.not_now', { details: { status }, words })
}
