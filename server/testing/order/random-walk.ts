import { sql } from 'kysely'
import { shortPickReasons } from '../../../rules/fulfilment/shipment/short-pick.ts'
import { backOrderChoices } from '../../../rules/order/back-order.ts'
import type { Tx } from '../../db/database.ts'
import { nextNumber } from '../../db/numbering.ts'
import { Refusal } from '../../http/refuse.ts'
import { cancelOrder } from '../../modules/fulfilment/order-lifecycle/cancel-order.ts'
import { correctStock, countStock } from '../../modules/fulfilment/order-lifecycle/count-stock.ts'
import { expectGoods } from '../../modules/fulfilment/order-lifecycle/expect-goods.ts'
import { promiseAllWaiting } from '../../modules/fulfilment/order-lifecycle/promise.queries.ts'
import { receiveGoods } from '../../modules/fulfilment/order-lifecycle/receive-goods.ts'
import {
  holdOrder,
  payOrder,
  releaseOrder,
  unholdOrder,
} from '../../modules/fulfilment/order-lifecycle/release-order.ts'
import {
  cancelShipment,
  createShipment,
  deliverShipment,
  dispatchShipment,
  failShipment,
  packShipment,
  shipOrder,
} from '../../modules/fulfilment/order-lifecycle/shipment.ts'
import { shortPick } from '../../modules/fulfilment/order-lifecycle/short-pick.ts'
import { writeCreditNote } from '../../modules/invoice/issue/credit-note.ts'
import { buildPreview } from '../../modules/order/checkout/build-preview.ts'
import { insertOrder, reserveStock } from '../../modules/order/checkout/place-order.queries.ts'
import { linesToReserve } from '../../modules/order/checkout/place-order.ts'
import { serveElsewhere } from './change-warehouses.ts'
import { changeAnyLine } from './random-change.ts'
import type { Dice } from './random-shop.ts'
import { couponCodes, type WalkShop } from './walk-shop.ts'

const warehouses = ['NL', 'IT', 'UK', 'FR', 'PL']
const mostOrders = 30
const mostDeeds = 40

type WalkOptions = { control?: Deed | undefined; emphasis?: Emphasis }
type Walk = { tx: Tx; dice: Dice; now: Date; orders: number[]; shipments: number[]; shop: WalkShop; serial: number }
export type Deed = (walk: Walk) => Promise<unknown>

const byStaff = ({ now }: Walk) => ({ party: 'staff', accountId: null, now }) as const
const anyOrder = ({ dice, orders }: Walk) => dice.oneOf(orders)
const anyShipment = ({ dice, shipments }: Walk) => dice.oneOf(shipments)
const anyPlace = ({ dice, shop }: Walk) => ({ skuId: dice.oneOf(shop.skus).id, warehouse: dice.oneOf(warehouses) })

async function place(walk: Walk) {
  const { tx, dice, now, orders, shop } = walk
  if (orders.length >= mostOrders) return
  const buyer = dice.oneOf(shop.buyers)
  const skus = new Set(dice.some(shop.skus, 4))
  const request = {
    lines: [...skus].map(({ number }) => ({ number, qty: dice.between(1, 9) })),
    shipFrom: dice.oneOf(warehouses),
    backOrders: dice.oneOf(backOrderChoices),
    ...(dice.happens(40) && { couponCode: `${dice.oneOf(couponCodes)}-${buyer.orgId}` }),
  }
  const preview = { ...(await buildPreview({ db: tx, caller: buyer, now }, request)), shipFromChosen: dice.happens(30) }
  if (preview.faults.length > 0 || preview.lines.length === 0) return
  if (!(await reserveStock(tx, linesToReserve(preview)))) throw new Error('nobody else could have taken it')
  const orderno = await nextNumber(tx, 'order', { orgId: buyer.orgId, prefix: `WALK${buyer.orgId}` })
  orders.push(await insertOrder(tx, buyer, { preview, splitFrom: null, status: preview.state, orderno, now }))
}

/** Some pieces of some lines, as a user may type them: not always so many are there. */
async function somePieces({ tx, dice }: Walk, orderId: number) {
  if (dice.happens(50)) return {}
  const lines = await tx
    .selectFrom('order_lines')
    .select(['position', 'quantity'])
    .where('order_id', '=', orderId)
    .execute()
  const { position, quantity } = dice.oneOf(lines)
  return { pieces: [{ position, pieces: dice.between(1, quantity) }] }
}

/** More goods for shelves that orders wait for, fewer, or on another day; at times for one without. */
const announce: Deed = async (walk) => {
  const { tx, dice, orders, now } = walk
  const { rows } = await sql<{ skuId: number; warehouse: string }>`
    select l.sku_id as "skuId", o.ship_from as warehouse
      from order_lines l join orders o on o.id = l.order_id
     where l.waiting > 0 and o.id = any(${orders}::bigint[]) order by l.id`.execute(tx)
  const places = dice.some([anyPlace(walk), ...rows, ...rows], 6)
  const goods = places.map((place) => ({
    ...place,
    reference: dice.oneOf(['', 'PO 1', 'PO 2']),
    expectedOn: `2026-12-0${dice.between(1, 9)}`,
    pieces: dice.between(0, 9),
  }))
  return expectGoods(tx, goods, now)
}

const ship: Deed = async (walk) => {
  const orderId = anyOrder(walk)
  walk.shipments.push(await createShipment(walk.tx, { orderId, ...(await somePieces(walk, orderId)) }, byStaff(walk)))
}

/** A shipment that is being picked; else one of a released order begins. */
async function pickedShipment(walk: Walk) {
  const { tx, dice, orders } = walk
  const find = async (query: ReturnType<typeof sql<{ id: number }>>) => (await query.execute(tx)).rows
  const picked = await find(sql`
    select id from shipments where order_id = any(${orders}::bigint[]) and status = 'picking' order by id`)
  if (picked.length > 0) return dice.oneOf(picked).id
  const released = await find(sql`
    select distinct o.id from orders o join order_lines l on l.order_id = o.id
     where o.id = any(${orders}::bigint[]) and o.status in ('released', 'partlyShipped') and l.allocated > 0 order by o.id`)
  if (released.length === 0 && walk.shipments.length === 0) throw new Refusal('shipment.nothing_to_ship')
  if (released.length === 0) return anyShipment(walk)
  const shipmentId = await createShipment(tx, { orderId: dice.oneOf(released).id }, byStaff(walk))
  walk.shipments.push(shipmentId)
  return shipmentId
}

/** A line of a shipment cannot be picked in full; at times it has other pieces than were shown, or is gone with its shipment. */
const reportShort: Deed = async (walk) => {
  const { tx, dice } = walk
  const shipmentId = await pickedShipment(walk)
  const lines = await tx
    .selectFrom('shipment_lines')
    .select(['position', 'quantity'])
    .where('shipment_id', '=', shipmentId)
    .execute()
  const { position, quantity } = lines.length > 0 ? dice.oneOf(lines) : { position: 1, quantity: 1 }
  const found = dice.between(0, quantity - 1)
  const qty = quantity + (dice.happens(10) ? 1 : 0)
  return shortPick(tx, { shipmentId, position, qty, found, reason: dice.oneOf(shortPickReasons) }, byStaff(walk))
}

/** Staff credit a piece or some cents of any invoice. */
const credit: Deed = async (walk) => {
  const { tx, dice, orders } = walk
  const lines = await tx
    .selectFrom('invoice_lines as l')
    .innerJoin('invoices as i', 'i.item_id', 'l.invoice_id')
    .select(['l.invoice_id as itemId', 'l.position', 'l.pieces', 'l.net'])
    .where('i.kind', '=', 'invoice')
    .where('i.order_id', 'in', orders)
    .orderBy('l.invoice_id')
    .orderBy('l.position')
    .execute()
  if (lines.length === 0) return
  const { itemId, position, pieces, net } = dice.oneOf(lines)
  const most = { pieces: Math.max(1, pieces), net: Math.max(1, net) }
  const requested = dice.happens(50)
    ? { position, pieces: dice.between(1, most.pieces) }
    : { position, net: dice.between(1, most.net) }
  return writeCreditNote(tx, { itemId, requested: [requested], reason: 'damaged' }, byStaff(walk))
}

const deeds: Readonly<Record<string, Deed>> = {
  change: (walk) => changeAnyLine(walk.tx, { ...walk, orderId: anyOrder(walk) }, byStaff(walk)),
  credit,
  place,
  hold: (walk) => holdOrder(walk.tx, anyOrder(walk), { reason: 'a look first' }, byStaff(walk)),
  unhold: (walk) => unholdOrder(walk.tx, anyOrder(walk), '', byStaff(walk)),
  pay: (walk) => payOrder(walk.tx, { orderId: anyOrder(walk), paidAt: walk.now }, byStaff(walk)),
  release: (walk) => releaseOrder(walk.tx, anyOrder(walk), byStaff(walk)),
  ship,
  pack: (walk) => packShipment(walk.tx, anyShipment(walk), [{ trackingNumber: '' }], byStaff(walk)),
  dispatch: (walk) => dispatchShipment(walk.tx, anyShipment(walk), byStaff(walk)),
  deliver: (walk) => deliverShipment(walk.tx, anyShipment(walk), byStaff(walk)),
  fail: (walk) =>
    failShipment(walk.tx, anyShipment(walk), { reason: 'lost', comesBack: walk.dice.happens(50) }, byStaff(walk)),
  shortPick: reportShort,
  unship: (walk) => cancelShipment(walk.tx, anyShipment(walk), 'picked wrongly'),
  cancel: async (walk) => {
    const orderId = anyOrder(walk)
    const party = walk.dice.oneOf(['staff', 'customer'] as const)
    await cancelOrder(
      walk.tx,
      { orderId, ...(await somePieces(walk, orderId)) },
      { party, accountId: null, now: walk.now },
    )
  },
  changeWarehouses: (walk) =>
    serveElsewhere(walk.tx, { to: anyPlace(walk).warehouse, ref: `count ${walk.serial}`, now: walk.now }),
  receive: (walk) => {
    const lines = new Map(walk.dice.some(walk.shop.skus, 5).map(({ id }) => [id, walk.dice.between(1, 12)]))
    const receipt = { warehouse: walk.dice.oneOf(warehouses), reference: `note ${walk.serial}` }
    return receiveGoods(
      walk.tx,
      { ...receipt, lines: [...lines].map(([skuId, pieces]) => ({ skuId, pieces })) },
      byStaff(walk),
    )
  },
  announce,
  count: (walk) =>
    countStock(walk.tx, [{ ...anyPlace(walk), counted: walk.dice.between(0, 12) }], {
      ref: `count ${walk.serial}`,
      accountId: null,
      now: walk.now,
    }),
  scrap: (walk) =>
    correctStock(
      walk.tx,
      { ...anyPlace(walk), pieces: -walk.dice.between(1, 4) },
      { kind: 'scrap', ref: `scrap ${walk.serial}`, reason: 'broken', accountId: null, now: walk.now },
    ),
  launch: async ({ tx, dice, shop, now }) => {
    const { id } = dice.oneOf(shop.skus)
    await tx
      .updateTable('skus')
      .set({ status: dice.oneOf(['active', 'announced']) })
      .where('id', '=', id)
      .execute()
    await promiseAllWaiting(tx, now)
  },
}

/** What happens more often than its share, and how many pieces lie on a shelf at first. */
const emphases = {
  stock: {
    usual:
      'place place place change change release release ship ship shortPick shortPick pack dispatch receive advance advance advance announce changeWarehouses',
    shelf: { from: -3, to: 10 },
  },
  /** Orders leave in many parts, fail and are credited. */
  billing: {
    usual: `place place ${'part '.repeat(24)}${'credit '.repeat(8)}deliver fail fail cancel`,
    shelf: { from: 5, to: 90 },
  },
}
type Emphasis = keyof typeof emphases

/** Somewhat more than goes wrong goes as it should: an order is released, picked, packed, sent. */
const advance: Deed = async (walk) => {
  const orderId = anyOrder(walk)
  const order = await walk.tx.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow()
  if (order.status === 'awaitingPayment') await payOrder(walk.tx, { orderId, paidAt: walk.now }, byStaff(walk))
  if (order.status === 'submitted') return releaseOrder(walk.tx, orderId, byStaff(walk))
  const shipmentId = await createShipment(walk.tx, { orderId }, byStaff(walk))
  walk.shipments.push(shipmentId)
  await packShipment(walk.tx, shipmentId, [{ trackingNumber: '' }], byStaff(walk))
  if (walk.dice.happens(80)) await dispatchShipment(walk.tx, shipmentId, byStaff(walk))
}

/** Some of the next order leaves at once. */
const part: Deed = async (walk) => {
  const orderId = anyOrder(walk)
  const order = await walk.tx.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow()
  if (order.status === 'awaitingPayment') await payOrder(walk.tx, { orderId, paidAt: walk.now }, byStaff(walk))
  if (['awaitingPayment', 'submitted'].includes(order.status)) await releaseOrder(walk.tx, orderId, byStaff(walk))
  const wanted = { orderId, ...(await somePieces(walk, orderId)), parcels: [{ trackingNumber: '' }] }
  walk.shipments.push(await shipOrder(walk.tx, wanted, byStaff(walk)))
}

/**
 * Up to forty actions on orders and shelves, in any order; what is refused leaves nothing behind. Answers what was done.
 * `control` is one more deed that may happen, wrong on purpose.
 */
export async function walkRandomly(
  tx: Tx,
  shop: WalkShop,
  dice: Dice,
  { control, emphasis = 'stock' }: WalkOptions = {},
) {
  const { usual, shelf } = emphases[emphasis]
  const walk: Walk = { tx, dice, now: new Date('2026-11-18T09:00:00Z'), orders: [], shipments: [], shop, serial: 0 }
  const all: Readonly<Record<string, Deed>> = { ...deeds, advance, part, ...(control && { control }) }
  await fillShelves(walk, shelf)
  const names = [...Object.keys(all), ...usual.split(' ')]
  const done: string[] = []
  for (let at = dice.between(10, mostDeeds); at > 0; at--) {
    walk.serial += 1
    walk.now = new Date(walk.now.getTime() + 60_000)
    const name = dice.oneOf(names)
    const needsOrder = !['place', 'receive', 'announce', 'count', 'scrap', 'launch', 'control'].includes(name)
    if (needsOrder && walk.orders.length === 0) continue
    if (['pack', 'dispatch', 'deliver', 'fail', 'unship'].includes(name) && walk.shipments.length === 0) continue
    done.push(await attempt(walk, name, all[name]))
  }
  return done
}

/** Some pieces on most shelves. */
async function fillShelves({ tx, dice, shop, now }: Walk, { from, to }: { from: number; to: number }) {
  const counts = shop.skus.flatMap(({ id }) =>
    warehouses.map((warehouse) => ({ skuId: id, warehouse, counted: Math.max(0, dice.between(from, to)) })),
  )
  await countStock(tx, counts, { ref: 'first count', accountId: null, now })
}

async function attempt(walk: Walk, name: string, deed: Deed | undefined) {
  await sql`savepoint deed`.execute(walk.tx)
  try {
    await deed?.(walk)
    return name
  } catch (error) {
    if (!(error instanceof Error) || error.name === 'error' || !('code' in error) || !('fields' in error)) {
      throw new Error(`${name}: ${error}`, { cause: error })
    }
    await sql`rollback to savepoint deed`.execute(walk.tx)
    return `(${name})`
  }
}
