import { sql } from 'kysely'
import type { Offer } from '../../../../rules/basket/basket.ts'
import type { Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Context } from '../../../http/context.ts'
import { pricesFor } from '../../catalogue/pricing/price.queries.ts'
import { sendingWarehouses } from '../../customer/delivery/delivery.queries.ts'

export type BasketOffer = Offer & {
  skuId: number
  number: string
  /** What the caller's basket has of it already. */
  line: ExistingLine | null
}

/** Where it comes from, and what is written on it. */
type ExistingLine = { quantity: number; warehouse: string | null; note: string; custNumber: string }

/** Every basket query is bound to its owner, so none can reach another account's lines. */
export const basketQueries = (tx: Tx, caller: CustomerCaller, now: Date) => ({
  /** Makes two requests for the same basket take turns. */
  lock: () =>
    tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', caller.accountId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(),

  lines: (ids: readonly number[]) =>
    tx
      .selectFrom('basket_lines as l')
      .innerJoin('skus as s', 's.id', 'l.sku_id')
      .select(['l.id', 'l.sku_id as skuId', 's.number', 'l.quantity', 'l.warehouse'])
      .where('l.account_id', '=', caller.accountId)
      .where('l.id', 'in', [...ids, 0])
      .execute(),

  /** Writes what was put in, with the price that the customer sees now. A missing article number or warehouse keeps the old one. */
  saveLines: (lines: readonly SavedLine[]) => saveLines(tx, caller.accountId, lines, now),

  /** Writes what was changed of lines that are there. The price seen stays: the new one is agreed to apart. */
  change: (lines: readonly ChangedLine[]) => changeLines(tx, caller.accountId, lines, now),

  /** Agrees to the price of each line; how many there were. */
  acceptPrices: async (agreed: readonly { id: number; price: number }[]) => {
    const { rows } = await sql`
      update basket_lines l set price_seen = a.price, price_seen_at = ${now}
        from json_to_recordset(${JSON.stringify(agreed)}) as a (id bigint, price integer)
       where l.id = a.id and l.account_id = ${caller.accountId}
      returning l.id
    `.execute(tx)
    return rows.length
  },

  remove: async (ids: readonly number[]) => {
    const removed = await tx
      .deleteFrom('basket_lines')
      .where('account_id', '=', caller.accountId)
      .where('id', 'in', [...ids, 0])
      .returning('id')
      .execute()
    return removed.length
  },
})

export type SavedLine = {
  offer: BasketOffer
  quantity: number
  custNumber?: string | undefined
  warehouse?: string | undefined
  note?: string | undefined
  /** That of a line that is gone; a line that is there keeps its own. */
  place?: number | undefined
}

/** What is undefined stays as it was; a warehouse of null is any. */
export type ChangedLine = {
  id: number
  offer: BasketOffer
  quantity: number
  custNumber?: string | undefined
  note?: string | undefined
  warehouse?: string | null | undefined
}

async function changeLines(tx: Tx, accountId: number, lines: readonly ChangedLine[], now: Date) {
  if (lines.length === 0) return
  const changes = lines.map(({ id, offer, quantity, custNumber, note, warehouse }) => ({
    id,
    quantity,
    note,
    warehouse,
    cust_number: custNumber,
    moves: warehouse !== undefined,
    price: offer.discountPrice ?? offer.unitPrice,
  }))
  await sql`
    update basket_lines l
       set quantity = c.quantity, cust_number = coalesce(c.cust_number, l.cust_number),
           note = coalesce(c.note, l.note),
           warehouse = case when c.moves then c.warehouse else l.warehouse end,
           price_seen = coalesce(l.price_seen, c.price),
           price_seen_at = case when l.price_seen is null then ${now} else l.price_seen_at end
      from json_to_recordset(${JSON.stringify(changes)}) as c (id bigint, quantity integer, cust_number text, note text,
                                                               warehouse text, moves boolean, price integer)
     where l.id = c.id and l.account_id = ${accountId}
  `.execute(tx)
}

async function saveLines(tx: Tx, accountId: number, lines: readonly SavedLine[], now: Date) {
  if (lines.length === 0) return new Map<number, number>()
  const saved = await tx
    .insertInto('basket_lines')
    .values(
      lines.map(({ offer, quantity, custNumber, warehouse, note, place }) => ({
        account_id: accountId,
        sku_id: offer.skuId,
        quantity,
        cust_number: custNumber ?? '',
        warehouse: warehouse ?? null,
        note: note ?? '',
        place: place ?? null,
        price_seen: offer.discountPrice ?? offer.unitPrice,
        price_seen_at: now,
        added_at: now,
      })),
    )
    .onConflict((line) =>
      line.columns(['account_id', 'sku_id']).doUpdateSet((eb) => ({
        quantity: eb.ref('excluded.quantity'),
        cust_number: sql<string>`case when excluded.cust_number = '' then basket_lines.cust_number else excluded.cust_number end`,
        warehouse: sql<string | null>`coalesce(excluded.warehouse, basket_lines.warehouse)`,
        note: sql<string>`case when excluded.note = '' then basket_lines.note else excluded.note end`,
        price_seen: eb.ref('excluded.price_seen'),
        price_seen_at: eb.ref('excluded.price_seen_at'),
      })),
    )
    .returning(['id', 'sku_id'])
    .execute()
  return new Map(saved.map((line) => [line.sku_id, line.id]))
}

type StockedSku = Omit<BasketOffer, 'unitPrice' | 'discountPrice'>

/**
 * What the caller is offered for each item number: status, own price, pieces in all warehouses that send to them or in the
 * one that is named, and their basket line of it. Unknown numbers are left out.
 */
export async function offersFor(
  { db, caller, now }: Context<CustomerCaller>,
  numbers: readonly string[],
  warehouse: string | null = null,
) {
  const { rows } = await sql<StockedSku>`
    select s.id as "skuId", s.number, s.status,
           (select coalesce(sum(greatest(0, k.on_hand - k.allocated)), 0)::integer
              from stock k
             where k.sku_id = s.id and k.warehouse = any(${fromWarehouses(caller, warehouse)})) as available,
           case when l.id is not null then json_build_object(
             'quantity', l.quantity, 'warehouse', l.warehouse, 'note', l.note, 'custNumber', l.cust_number) end as line
      from skus s
      left join basket_lines l on l.account_id = ${caller.accountId} and l.sku_id = s.id
     where s.number = any(${numbers}::text[])
  `.execute(db)
  const prices = await pricesFor(
    db,
    caller,
    rows.map((row) => row.skuId),
    now,
  )
  return new Map<string, BasketOffer>(
    rows.map((row) => {
      const price = prices.get(row.skuId)
      return [row.number, { ...row, unitPrice: price?.unitPrice ?? null, discountPrice: price?.discountPrice ?? null }]
    }),
  )
}

const fromWarehouses = (caller: CustomerCaller, warehouse: string | null) =>
  warehouse === null ? sendingWarehouses(caller) : sql`array[${warehouse}]`

/** Lines of a basket stand in this order: as they were put in, and what was put back where it stood. */
export const linePlace = (lines: string) =>
  sql<number>`coalesce(${sql.ref(`${lines}.place`)}, ${sql.ref(`${lines}.id`)})`

/** Pieces of products that warehouses can promise now: `skuId warehouse`; none where it is not named. Asks nothing of no warehouse. */
export async function availableIn(tx: Tx, skuIds: readonly number[], warehouses: readonly string[]) {
  if (warehouses.length === 0) return new Map<string, number>()
  const rows = await tx
    .selectFrom('stock')
    .select(['sku_id', 'warehouse', sql<number>`on_hand - allocated`.as('available')])
    .where('sku_id', 'in', [...skuIds, 0])
    .where('warehouse', 'in', [...warehouses])
    .execute()
  return new Map(rows.map(({ sku_id, warehouse, available }) => [`${sku_id} ${warehouse}`, available]))
}
