import type { AddressDraft } from '../../../../rules/address/form.ts'
import { ownForwarder } from '../../../../rules/shipping/forwarder.ts'
import { findVatTerritory } from '../../../../rules/vat/territory.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import type { Destination } from '../../catalogue/availability/closed-days.ts'
import { findExcluding } from '../../catalogue/availability/excluded-area.queries.ts'
import type { OrderAddress } from '../../customer/address/address.queries.ts'
import { checkAddress } from '../../customer/address/check-address.ts'
import { dayAtAddress, findPromisedDay, isWaiting } from '../../order/checkout/promised-day.ts'
import type { EarlierDelivery } from '../../order/history/order-at.ts'
import { findSupply, toDueVat } from '../../order/history/supply.queries.ts'
import { type Changer, checkChange, type LockedOrder, lockOrder, writeChange } from './change-order.ts'

export type Delivery = {
  shipVia: string
  shipTo: Partial<AddressDraft> & Pick<AddressDraft, 'address1' | 'city' | 'postcode' | 'country'>
}

/**
 * Changes where an order goes and who brings it, as long as nothing of it is packed. Refuses another country, and another VAT territory of it, as VAT and prices depend
 * on it, an area to which its warehouse does not send, a carrier who does not go there, and one by whom another VAT would be due. What
 * shipping costs stays as it was agreed; the promised day follows the carrier, and the days on which goods are received at the address.
 */
export async function changeDelivery(tx: Tx, orderId: number, { shipVia, shipTo }: Delivery, changer: Changer) {
  const order = await lockOrder(tx, orderId)
  checkChange('changeDelivery', order, changer)
  const agreed = await findDelivery(tx, orderId)
  if (agreed.isPacked) throw new Refusal('order_change.in_shipment')
  const { country, ...address } = await checkAddress(
    tx,
    { ...shipTo, kind: agreed.shipTo.kind as AddressDraft['kind'] },
    'shipTo.',
  )
  const [was, is] = [agreed.shipTo, { ...address, country }].map((to) => findVatTerritory(to))
  if (country !== agreed.shipTo.country || is?.vatOf !== was?.vatOf) {
    throw new Refusal('order_change.other_country', { fields: ['shipTo.country'] })
  }
  await refuseExcluded(tx, order.shipFrom, { before: agreed.shipTo, now: { ...address, country } })
  const stays = shipVia === agreed.shipVia
  const carriers = await carriersForOrder(tx, orderId)
  if (!stays && !carriers.some(({ code }) => code === shipVia)) {
    throw new Refusal('order_change.no_carrier', { fields: ['shipVia'] })
  }
  if (!stays && (await changesVat(tx, orderId, shipVia))) {
    throw new Refusal('order_change.other_vat', { fields: ['shipVia'] })
  }
  await tx
    .updateTable('orders')
    // The address is this order's alone from now on.
    .set({ ship_to: JSON.stringify({ ...agreed.shipTo, ...address, country, addressId: null, isDefault: false }) })
    .$if(!stays, (query) => query.set({ ship_via: shipVia, forwarder_id: null, forwarder: '' }))
    .where('id', '=', orderId)
    .execute()
  if (!stays) {
    await tx
      .updateTable('shipments')
      .set({ carrier: shipVia })
      .where('order_id', '=', orderId)
      .where('status', '=', 'picking')
      .execute()
  }
  const { isPacked: _, promisedOn, ...details } = agreed
  const set = { promised_on: await promiseAgain(tx, order, { promisedOn, stays }, changer.now) }
  return writeChange(tx, order, { action: 'changeDelivery', details, set }, changer)
}

type Agreed = {
  promisedOn: string | null
  /** By the same carrier. */
  stays: boolean
}

/** By another carrier it is promised from now on; of what waits, and of what has left in part, the day stays. */
async function promiseAgain(tx: Tx, { orderId, status }: LockedOrder, { promisedOn, stays }: Agreed, now: Date) {
  if (isWaiting(status) || status === 'partlyShipped') return promisedOn
  if (!stays) return findPromisedDay(tx, { orderId, now })
  return promisedOn === null ? null : dayAtAddress(tx, orderId, promisedOn)
}

type Moved = { before: Destination; now: Destination }

/** An order whose area was excluded after it was placed goes there still. */
async function refuseExcluded(tx: Tx, warehouse: string, { before, now }: Moved) {
  const excluding = await findExcluding(tx, now)
  if (!excluding.has(warehouse) || (await findExcluding(tx, before)).has(warehouse)) return
  throw new Refusal('order.not_delivered', { fields: ['shipTo.postcode'] })
}

/** As for a drop shipment that the customer's forwarder was to fetch: decision 26 has what its carrier means for the VAT. */
async function changesVat(tx: Tx, orderId: number, shipVia: string) {
  const supply = await findSupply(tx, orderId)
  return toDueVat(supply).reason !== toDueVat({ ...supply, shipVia }).reason
}

async function findDelivery(
  tx: Tx,
  orderId: number,
): Promise<EarlierDelivery & { isPacked: unknown; promisedOn: string | null }> {
  const found = await tx
    .selectFrom('orders as o')
    .select(['o.ship_via as shipVia', 'o.ship_to as shipTo', 'o.forwarder', 'o.promised_on as promisedOn'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('shipments as s')
            .select('s.id')
            .whereRef('s.order_id', '=', 'o.id')
            .where('s.status', '=', 'packed'),
        )
        .as('isPacked'),
    )
    .where('o.id', '=', orderId)
    .executeTakeFirst()
  const { shipTo, ...delivery } = orNotFound(found)
  // Written by place-order from an address row.
  return { ...delivery, shipTo: shipTo as OrderAddress }
}

/** The carriers with a price from the warehouse of an order to its country. */
export const carriersForOrder = (db: Db | Tx, orderId: number) =>
  db
    .selectFrom('orders as o')
    .innerJoin('shipping_rates as r', (join) =>
      join
        .onRef('r.warehouse', '=', 'o.ship_from')
        .onRef('r.currency', '=', 'o.currency')
        .on((eb) => eb('r.country', '=', eb.fn<string>('jsonb_extract_path_text', ['o.ship_to', eb.val('country')]))),
    )
    .innerJoin('carriers as c', 'c.code', 'r.carrier')
    .select(['c.code', 'c.name'])
    .where('o.id', '=', orderId)
    .where('c.code', '<>', ownForwarder)
    .orderBy('c.name')
    .execute()
