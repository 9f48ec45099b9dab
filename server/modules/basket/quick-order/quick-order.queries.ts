import { type RawBuilder, sql } from 'kysely'
import type { getQuickOrder } from '../../../../contract/basket/quick-order.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import type { QuickOrderState } from '../../../../rules/basket/quick-order.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { substringPattern } from '../../../db/like.ts'
import { rowsAndTotal } from '../../../db/rows-and-total.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Page } from '../../catalogue/products/list.queries.ts'

/** How the order of a list is to be sent, as the customer chose, and the coupon that they typed. */
export type ListOptions = Reply<typeof getQuickOrder>['checkoutOptions']

export type ListRow = {
  quickOrderId: number
  number: string
  name: string
  status: QuickOrderState
  version: number
  accountId: number
  madeBy: string
  reason: string | null
  checkoutOptions: ListOptions
  changedAt: Date
  orderno: string | null
  limited: boolean
  shipTo: string
}

type RowOfPage = ListRow & { lines: number; pieces: number; total: number }
type QuickOrdersQuery = Page & { keyword: string; status: QuickOrderState | undefined; seesOthers: boolean }

/** The note is what a buyer wrote on the line of their basket. */
export type ListLine = { skuId: number; quantity: number; custNumber: string; note?: string | undefined }

const columns = sql`
  q.id as "quickOrderId", q.number, q.name, q.status, q.version, q.account_id as "accountId", a.name as "madeBy", q.reason,
  q.checkout_options as "checkoutOptions",
  q.changed_at as "changedAt", o.order_number as orderno, coalesce(a.order_limit, a.month_limit) is not null as limited,
  case when q.checkout_options ? 'oneOffAddress'
       then concat_ws(', ', nullif(q.checkout_options #>> '{oneOffAddress,company}', ''), q.checkout_options #>> '{oneOffAddress,city}')
       else concat_ws(', ', nullif(d.company, ''), d.city) end as "shipTo"`

const joins = sql`
  join accounts a on a.id = q.account_id
  left join orders o on o.id = q.order_id
  left join addresses d on d.customer_id = q.customer_id and d.id = (q.checkout_options ->> 'addressId')::integer`

/** Every query of the lists is bound to the customer whose accounts made them. */
export const quickOrderQueries = (db: Db | Tx, { customerId, accountId, orgId }: CustomerCaller) => ({
  /** Makes two requests of one account take turns, so that the bound on their lists holds. */
  lockMaker: () => sql`select from accounts where id = ${accountId} for no key update`.execute(db),

  /** How many lists of the caller are not ordered yet. */
  countOpen: async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from quick_orders
       where customer_id = ${customerId} and account_id = ${accountId} and status <> 'ordered'
    `.execute(db)
    return rows[0]?.count ?? 0
  },

  /** The caller's own lists and, for who may see them, what the company submitted; the last changed first. */
  page: (find: QuickOrdersQuery) => rowsAndTotal(find, (page) => pageOfLists(db, { customerId, accountId }, page)),

  find: (id: number) => findList(db, sql`q.customer_id = ${customerId} and q.id = ${id}`),

  /** The list, which stays locked until the transaction ends. */
  lockAndFind: (id: number) => findList(db, sql`q.customer_id = ${customerId} and q.id = ${id} for no key update of q`),

  add: async (
    list: { number: string; name: string; status: 'draft' | 'submitted'; checkoutOptions: ListOptions },
    now: Date,
  ) => {
    const { rows } = await sql<{ id: number }>`
      insert into quick_orders (number, org_id, customer_id, account_id, name, status, checkout_options, created_at, changed_at)
      values (${list.number}, ${orgId}, ${customerId}, ${accountId}, ${list.name}, ${list.status},
              ${JSON.stringify(list.checkoutOptions)}, ${now}, ${now})
      returning id
    `.execute(db)
    return rows[0]?.id ?? 0
  },

  /** Renames a list that is still in this version, and answers the next version; undefined where it is in another. */
  rename: async (id: number, { name, version }: { name: string; version: number }, now: Date) => {
    const { rows } = await sql<{ version: number }>`
      update quick_orders set name = ${name}, status = 'draft', reason = null, changed_at = ${now}, version = version + 1
       where customer_id = ${customerId} and id = ${id} and version = ${version}
      returning version
    `.execute(db)
    return rows[0]?.version
  },

  /** How many lists of colleagues wait to be ordered. */
  countToApprove: async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from quick_orders
       where customer_id = ${customerId} and status = 'submitted' and account_id <> ${accountId}
    `.execute(db)
    return rows[0]?.count ?? 0
  },

  ...lineQueries(db, customerId),
  ...statusQueries(db, customerId),
})

const lineQueries = (db: Db | Tx, customerId: number) => ({
  linesOf: async (id: number) => {
    const { rows } = await sql<ListLine & { note: string; number: string; sold: boolean }>`
      select l.sku_id as "skuId", s.number, s.status <> 'disabled' as sold, l.quantity, l.cust_number as "custNumber", l.note
        from quick_order_lines l
        join quick_orders q on q.id = l.quick_order_id and q.customer_id = ${customerId}
        join skus s on s.id = l.sku_id
       where l.quick_order_id = ${id}
       order by l.position
    `.execute(db)
    return rows
  },

  /** Of lists that the caller may see, what is in them. */
  linesOfAll: async (ids: readonly number[]) => {
    const { rows } = await sql<{ quickOrderId: number; skuId: number; quantity: number }>`
      select l.quick_order_id as "quickOrderId", l.sku_id as "skuId", l.quantity
        from quick_order_lines l
        join quick_orders q on q.id = l.quick_order_id and q.customer_id = ${customerId}
       where l.quick_order_id = any(${ids}::integer[])
    `.execute(db)
    return rows
  },

  keepLines: async (id: number, lines: readonly ListLine[]) => {
    await sql`
      delete from quick_order_lines
       where quick_order_id = (select q.id from quick_orders q where q.customer_id = ${customerId} and q.id = ${id})
    `.execute(db)
    await sql`
      insert into quick_order_lines (quick_order_id, position, sku_id, quantity, cust_number, note)
      select q.id, l.position, l.sku_id, l.quantity, l.cust_number, l.note
        from quick_orders q
       cross join unnest(${lines.map(({ skuId }) => skuId)}::integer[], ${lines.map(({ quantity }) => quantity)}::integer[],
                         ${lines.map(({ custNumber }) => custNumber)}::text[], ${lines.map(({ note = '' }) => note)}::text[])
             with ordinality as l (sku_id, quantity, cust_number, note, position)
       where q.customer_id = ${customerId} and q.id = ${id}
    `.execute(db)
  },
})

/** What leads a list on, and ends it. */
const statusQueries = (db: Db | Tx, customerId: number) => ({
  /** Counts a change of a list in this version, which goes on waiting; undefined where it is in another. */
  nextVersion: async (id: number, version: number, now: Date) => {
    const { rows } = await sql<{ version: number }>`
      update quick_orders set changed_at = ${now}, version = version + 1
       where customer_id = ${customerId} and id = ${id} and version = ${version} and status = 'submitted'
      returning version
    `.execute(db)
    return rows[0]?.version
  },

  submit: (id: number, options: ListOptions | undefined, now: Date) =>
    sql`
      update quick_orders
         set status = 'submitted', reason = null, changed_at = ${now},
             checkout_options = coalesce(${options ? JSON.stringify(options) : null}::jsonb, checkout_options)
       where customer_id = ${customerId} and id = ${id}
    `.execute(db),

  reject: (id: number, reason: string, now: Date) =>
    sql`
      update quick_orders set status = 'rejected', reason = ${reason}, changed_at = ${now}
       where customer_id = ${customerId} and id = ${id}
    `.execute(db),

  markOrdered: (id: number, orderId: number, now: Date) =>
    sql`
      update quick_orders set status = 'ordered', order_id = ${orderId}, reason = null, changed_at = ${now}
       where customer_id = ${customerId} and id = ${id}
    `.execute(db),

  remove: (id: number) => sql`delete from quick_orders where customer_id = ${customerId} and id = ${id}`.execute(db),
})

async function pageOfLists(
  db: Db | Tx,
  { customerId, accountId }: Pick<CustomerCaller, 'customerId' | 'accountId'>,
  { keyword, status, seesOthers, limit, offset }: QuickOrdersQuery,
) {
  const sought = substringPattern(keyword.trim())
  const visible = seesOthers
    ? sql`(q.account_id = ${accountId} or q.status <> 'draft')`
    : sql`q.account_id = ${accountId}`
  const { rows } = await sql<RowOfPage>`
    select ${columns}, count(*) over ()::integer as total,
           (select count(*) from quick_order_lines l where l.quick_order_id = q.id)::integer as lines,
           (select coalesce(sum(l.quantity), 0) from quick_order_lines l where l.quick_order_id = q.id)::integer as pieces
      from quick_orders q ${joins}
     where q.customer_id = ${customerId} and ${visible}
       and (${status ?? null}::text is null or q.status = ${status ?? null})
       and (${keyword.trim()} = '' or q.number ilike ${sought} or q.name ilike ${sought} or o.order_number ilike ${sought})
     order by q.changed_at desc, q.id desc
     limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

async function findList(db: Db | Tx, where: RawBuilder<unknown>): Promise<ListRow | undefined> {
  const { rows } = await sql<ListRow>`select ${columns} from quick_orders q ${joins} where ${where}`.execute(db)
  return rows[0]
}

/** The products of item numbers, and whether they are sold still; numbers that are unknown are left out. */
export async function skusOfNumbers(db: Db | Tx, numbers: readonly string[]) {
  const { rows } = await sql<{ number: string; skuId: number; sold: boolean }>`
    select number, id as "skuId", status <> 'disabled' as sold from skus where number = any(${numbers}::text[])
  `.execute(db)
  return new Map(rows.map((row) => [row.number, row]))
}

/** Who made a list and the letters of its site. */
export async function findSitePrefix(db: Db | Tx, orgId: number) {
  const org = await db.selectFrom('orgs').select('number_prefix').where('id', '=', orgId).executeTakeFirstOrThrow()
  return org.number_prefix
}
