import { sql } from 'kysely'
import { addDays, isoDay } from '../../../rules/shipping/day.ts'
import type { Db, Tx } from '../../../server/db/database.ts'
import { expectGoods } from '../../../server/modules/fulfilment/order-lifecycle/expect-goods.ts'
import { receiveGoods } from '../../../server/modules/fulfilment/order-lifecycle/receive-goods.ts'
import {
  findExpectedOfOrder,
  storeNewOrder,
  storePurchaseLines,
  storePurchaseOrder,
} from '../../../server/modules/fulfilment/purchase-order/purchase-order.queries.ts'
import { storeReorderPoint } from '../../../server/modules/fulfilment/purchase-order/reorder.staff.ts'
import { storeNewSupplier } from '../../../server/modules/fulfilment/purchase-order/supplier.staff.ts'
import { between } from '../../chance.ts'

/** Companies that are made up, in no order of their names. */
const suppliers = {
  delta: {
    name: 'Delta Toner Works',
    email: 'orders@delta-toner.example',
    note: 'Confirms within a day. Pallets before noon.',
    currency: 'EUR',
    leadDays: 14,
  },
  grosshandel: {
    name: 'Bürobedarf-Großhandel Rheinau',
    email: 'bestellung@rheinau.example',
    note: '',
    currency: 'EUR',
    leadDays: 5,
  },
  harbor: { name: 'Harbor Imaging Supply', email: 'sales@harbor.example', note: '', currency: 'USD', leadDays: 21 },
}

type Planned = {
  supplier: keyof typeof suppliers
  warehouse: 'NL' | 'US'
  /** When it was begun, and ordered unless it is a draft. */
  daysAgo: number
  isDraft?: boolean
  reference?: string
  /** The day of each line, counted from today; null where the supplier has named none. */
  days: readonly (number | null)[]
  /** Of how many lines all has come, and of how many half. */
  whole?: number
  half?: number
}

/** One that has come, one that is late, one of which a part has come, two that are to come, and a draft; oldest first. */
const planned: readonly Planned[] = [
  { supplier: 'delta', warehouse: 'NL', daysAgo: 38, reference: 'DTW-88104', days: [-24, -24, -24], whole: 3 },
  { supplier: 'grosshandel', warehouse: 'NL', daysAgo: 16, reference: 'R-260417', days: [-4, -4, -4, -4] },
  { supplier: 'delta', warehouse: 'NL', daysAgo: 12, reference: 'DTW-88391', days: [-2, -2, 5, 5], whole: 1, half: 1 },
  { supplier: 'harbor', warehouse: 'US', daysAgo: 9, reference: 'H/5520', days: [12, 12, 19] },
  { supplier: 'grosshandel', warehouse: 'NL', daysAgo: 2, days: [3, 3, 10, null] },
  { supplier: 'delta', warehouse: 'NL', daysAgo: 0.2, isDraft: true, days: [14, 14, null] },
]

const day = 86_400_000

/** Gives the demo suppliers, purchase orders in each state, and reorder points. Needs its stock, and nothing that takes its shelves afterwards. */
export const seedPurchaseOrders = (db: Db, now: Date) =>
  db.transaction().execute(async (tx) => {
    const ids = new Map<string, number>()
    for (const [key, supplier] of Object.entries(suppliers)) ids.set(key, Number(await storeNewSupplier(tx, supplier)))
    const dutch = await lowProducts(tx, 'NL', 'EUR')
    // What was last ordered of a supplier is suggested for that one alone, in every warehouse.
    const isDutch = ({ skuId }: Product) => dutch.some((product) => product.skuId === skuId)
    const american = await lowProducts(tx, 'US', 'USD')
    const goods = { NL: [...dutch], US: american.filter((product) => !isDutch(product)) }
    for (const one of planned) {
      const products = goods[one.warehouse].splice(0, one.days.length)
      await orderGoods(tx, { ...one, supplierId: ids.get(one.supplier) ?? 0, products }, now)
      if (one.whole === one.days.length) await reorderAll(tx, one.warehouse, products)
    }
    await reorderAll(tx, 'NL', [...goods.NL.slice(0, 6), ...(await mostSold(tx, 'NL', dutch))])
    await reorderAll(tx, 'US', goods.US.slice(0, 3))
  })

type Product = { skuId: number; number: string; listPrice: number }

async function orderGoods(tx: Tx, one: Planned & { supplierId: number; products: readonly Product[] }, now: Date) {
  const { supplier, supplierId, warehouse, products, days, reference = '', daysAgo, isDraft = false } = one
  const orderedAt = new Date(now.getTime() - daysAgo * day)
  const { currency } = suppliers[supplier]
  const { purchaseOrderId: id, number } = await storeNewOrder(tx, { warehouse, supplierId, currency, now: orderedAt })
  const lines = products.map(({ skuId, number: sku, listPrice }, at) => {
    const expectedOn = days[at] == null ? null : addDays(isoDay(now), days[at])
    const purchasePrice = Math.round((listPrice * between(52, 64, `purchase price ${sku}`)) / 100)
    const quantity = between(2, 12, `purchase ${sku}`) * 10
    return { position: at + 1, skuId, quantity, received: 0, cancelled: 0, purchasePrice, expectedOn }
  })
  await storePurchaseLines(tx, id, lines)
  if (isDraft) return
  await storePurchaseOrder(tx, id, { status: 'ordered', orderedAt, supplierReference: reference })
  const skuIds = products.map(({ skuId }) => skuId)
  await expectGoods(tx, await findExpectedOfOrder(tx, id, skuIds), orderedAt)
  const { whole = 0, half = 0 } = one
  const came = lines.slice(0, whole + half).map(({ skuId, quantity }, at) => ({
    skuId,
    pieces: at < whole ? quantity : quantity / 2,
  }))
  if (came.length === 0) return
  const purchaseOrder = { number, takesSurplus: false }
  const changer = { party: 'staff', accountId: null, now: new Date(now.getTime() + (days[0] ?? 0) * day) } as const
  await receiveGoods(tx, { warehouse, reference: `LS-${reference}`, purchaseOrder, lines: came }, changer)
}

/** Active toner of which a warehouse has a few and expects none, always in the same order. */
async function lowProducts(tx: Tx, warehouse: string, currency: string) {
  const { rows } = await sql<Product>`
    select s.id as "skuId", s.number, l.unit_price as "listPrice"
      from skus s
      join stock k on k.sku_id = s.id and k.warehouse = ${warehouse} and k.on_hand - k.allocated between 1 and 40
      join lateral (
        select l.unit_price from list_prices l join price_lists p on p.id = l.price_list_id
         where l.sku_id = s.id and p.currency = ${currency} order by p.id limit 1) l on true
     where s.status = 'active' and s.class_id = 102
       and not exists (select from expected_arrivals e where e.sku_id = s.id and e.warehouse = k.warehouse)
     order by md5(${warehouse} || s.number)
     limit 30
  `.execute(tx)
  return rows
}

/** What sells best from a warehouse, apart from these products, in an order that is always the same. */
async function mostSold(tx: Tx, warehouse: string, others: readonly Product[]) {
  const { rows } = await sql<{ skuId: number }>`
    select l.sku_id as "skuId"
      from order_lines l join orders o on o.id = l.order_id and o.ship_from = ${warehouse} join skus s on s.id = l.sku_id
     where l.sku_id <> all(${others.map(({ skuId }) => skuId)}::integer[]) and s.class_id = 102 and s.status = 'active'
     group by s.id, l.sku_id order by sum(l.quantity) desc, s.number limit 4`.execute(tx)
  return rows
}

/** Sets reorder points above what these products have, so that staff find them among what to order. */
async function reorderAll(tx: Tx, warehouse: string, products: readonly Pick<Product, 'skuId'>[]) {
  const { rows } = await sql<{ skuId: number; free: number }>`
    select sku_id as "skuId", on_hand - allocated as free from stock
     where warehouse = ${warehouse} and sku_id = any(${products.map(({ skuId }) => skuId)}::integer[])
     order by sku_id`.execute(tx)
  for (const { skuId, free } of rows)
    await storeReorderPoint(tx, skuId, warehouse, free + between(1, 6, `reorder ${skuId}`) * 5)
}
