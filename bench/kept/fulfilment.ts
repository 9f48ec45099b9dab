import { sql } from 'kysely'
import { apiPrefix, type Endpoint } from '../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../contract/order/checkout.ts'
import { buildApp } from '../../server/app.ts'
import type { Db, Tx } from '../../server/db/database.ts'
import { filesIn } from '../../server/files/files.ts'
import { receiveGoods } from '../../server/modules/fulfilment/order-lifecycle/receive-goods.ts'
import { releaseOrder } from '../../server/modules/fulfilment/order-lifecycle/release-order.ts'
import {
  createShipment,
  dispatchShipment,
  packShipment,
} from '../../server/modules/fulfilment/order-lifecycle/shipment.ts'
import { importRows } from '../../server/modules/office/import/import-rows.ts'
import { stockAt } from '../../server/modules/office/import/stock.ts'
import { buyersOnAccount } from '../fulfilment/client.ts'
import type { WithCopy } from './databases.ts'
import { type Take, timed } from './measure.ts'

const [products, orders, linesOfOrder] = [1_000, 100, 100]

type Sku = { id: number; number: string }

/** Goods that arrive and shipments that leave while 10,000 lines of 100 orders wait. */
export const measureFulfilment = (withCopy: WithCopy, take: Take) =>
  withCopy(async ({ db }) => {
    const skus = await addProducts(db)
    const placed = await placeOrders(db, skus)
    await sql`vacuum analyze`.execute(db)
    const reference = () => copyLines(db)
    let imported = 0
    const load = () => timed(() => importArrivals(db, skus, imported++ % 2 === 0 ? 1 : 11))
    await take({ name: '5,000 arrivals imported', work: load, reference, rounds: 4, warmUp: 2 })
    const receive = () => timed(() => receiveAll(db, skus, 'for nothing').catch(assertUndone))
    await take({ name: 'goods of 1,000 lines received', work: receive, reference, rounds: 4, warmUp: 1 })
    await receiveAll(db, skus, 'LS 1', (tx) => tx)
    await measureShipments(db, placed, take)
  })

async function addProducts(db: Db): Promise<Sku[]> {
  const { rows } = await sql<Sku>`
    insert into skus (number, class_id, brand_id, oem_code, name)
    select 'AS-K' || 10000 + n, 102, (select min(id) from brands), 'TN-K' || 10000 + n, 'Toner black'
      from generate_series(1, ${products}::integer) n
    returning id, number`.execute(db)
  await sql`
    insert into part_numbers (sku_id, kind, raw, normalised, canonical, skeleton)
    select id, 'own', number, replace(number, '-', ''), replace(number, '-', ''), replace(number, '-', '')
      from skus where number like 'AS-K1%'`.execute(db)
  await sql`
    insert into list_prices (price_list_id, sku_id, unit_price)
    select l.id, k.id, 1999 from price_lists l, skus k where k.number like 'AS-K1%'`.execute(db)
  return rows
}

async function placeOrders(db: Db, skus: readonly Sku[]): Promise<number[]> {
  const [token = ''] = await buyersOnAccount(db, 1)
  const app = await buildApp({ db, now: () => new Date(), files: filesIn('/nowhere'), trustedProxies: [] })
  const send = async ({ path }: Endpoint, payload: object, key: string) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key }
    const { code, msg, data } = (await app.inject({ method: 'POST', url: apiPrefix + path, payload, headers })).json()
    if (code !== 200) throw new Error(`An order was refused: ${msg}`)
    return data
  }
  const ids: number[] = []
  for (let order = 0; order < orders; order++) {
    const lines = Array.from({ length: linesOfOrder }, (_, at) => ({
      number: skus[(order * 37 + at * 7) % products]?.number ?? '',
      qty: 3,
    }))
    const { revision } = await send(previewOrder, { lines }, crypto.randomUUID())
    ids.push((await send(placeOrder, { lines, revision }, crypto.randomUUID())).orderId)
  }
  await app.close()
  return ids
}

/** Five purchase orders for each product, on so many days from one of next month on: the dates of all lines move. */
async function importArrivals(db: Db, skus: readonly Sku[], from: number) {
  const now = new Date()
  const dayAt = (day: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day)).toISOString().slice(0, 10)
  const rows = skus.flatMap(({ number }) =>
    Array.from({ length: 5 }, (_, at) => ({
      number,
      warehouse: 'NL',
      on_hand: '',
      expected_on: dayAt(from + 2 * at),
      expected_qty: '12',
      reference: `PO-${at}`,
    })),
  )
  const kind = { ...stockAt(() => now), finish: () => Promise.resolve() }
  const { bad } = await importRows(
    db,
    kind,
    rows.map((fields, at) => ({ line: at + 2, fields })),
  )
  if (bad[0]) throw new Error(`An arrival was not taken: ${bad[0].reason}`)
}

class Undone extends Error {}

const assertUndone = (error: unknown) => {
  if (!(error instanceof Undone)) throw error
}

/** Thirty pieces of each product; undone at its end, unless another end is given, so that the same may be measured again. */
const receiveAll = (db: Db, skus: readonly Sku[], reference: string, end: (tx: Tx) => unknown = () => undo()) =>
  db.transaction().execute(async (tx) => {
    const lines = skus.map(({ id }) => ({ skuId: id, pieces: 30 }))
    await receiveGoods(tx, { warehouse: 'NL', reference, lines }, asStaff())
    return end(tx)
  })

function undo(): never {
  throw new Undone()
}

const asStaff = () => ({ party: 'staff', accountId: null, now: new Date() }) as const

/** A plain copy of all lines that wait, and a change of each. */
const copyLines = (db: Db) =>
  timed(() =>
    db.transaction().execute(async (tx) => {
      await sql`create temporary table lines on commit drop as select * from order_lines where waiting > 0`.execute(tx)
      await sql`update lines set moved_at = now()`.execute(tx)
    }),
  )

/** A shipment of a hundred lines leaves with its invoice; beside it, its release, creation and packing. */
async function measureShipments(db: Db, placed: number[], take: Take) {
  const waiting = [...placed]
  let shipmentId = 0
  const pack = async (tx: Tx) => {
    const orderId = waiting.shift() ?? 0
    await releaseOrder(tx, orderId, asStaff())
    shipmentId = await createShipment(tx, { orderId }, asStaff())
    await packShipment(tx, shipmentId, [], asStaff())
  }
  let packed = 0
  const work = async () => {
    packed = await timed(() => db.transaction().execute(pack))
    return await timed(() => db.transaction().execute((tx) => dispatchShipment(tx, shipmentId, asStaff())))
  }
  const name = 'shipment of 100 lines leaves, beside its packing'
  await take({ name, work, reference: async () => packed, rounds: 25, warmUp: 4 })
}
