import { type RawBuilder, sql } from 'kysely'
import type { ProductNames } from '../../../../rules/catalogue/product/name.ts'
import {
  isWholeYear,
  listMonths,
  mostLiveDocuments,
  type SalesPeriod,
  type SalesView,
} from '../../../../rules/invoice/sales.ts'
import { type Db, planForValues, type Tx } from '../../../db/database.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'
import { documentSales } from './document-sales.ts'
import { countUncounted } from './earlier-documents.queries.ts'
import { findSalesYear } from './sales-year.queries.ts'

/** Reads rows, sums and what is left out at one moment: a document that is counted meanwhile is in all of them or in none. */
export const readAtOnce = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  planForValues(db, async (tx) => {
    await sql`set transaction isolation level repeatable read`.execute(tx)
    return await read(tx)
  })

/** Which sums a view reads, and what its rows are by. */
const views = {
  month: { table: 'warehouse_sales', key: sql`s.month` },
  customer: { table: 'customer_sales', key: sql`s.customer_id` },
  product: { table: 'product_sales', key: sql`s.sku_id` },
  brand: { table: 'product_sales', key: sql`k.brand_id` },
  warehouse: { table: 'warehouse_sales', key: sql`s.warehouse` },
} as const satisfies Record<SalesView, { table: keyof typeof columns; key: RawBuilder<unknown> }>

/** What the sums of a table are by, beside month, site and currency. */
const columns = {
  warehouse_sales: 'warehouse',
  customer_sales: 'customer_id',
  product_sales: 'sku_id',
  product_year_sales: 'sku_id',
} as const

export type SalesSite = { orgId: number; currency: string; timeZone: string }

/** The sites of the caller, each with its clock and the currency in which it invoices. */
export async function findSalesSites(tx: Db | Tx, staff: Staff): Promise<SalesSite[]> {
  const { rows } = await sql<SalesSite>`
    select g.id as "orgId", g.currency, g.time_zone as "timeZone" from orgs g where ${canAccessSite(staff, sql.ref('g.id'))} order by g.id`.execute(
    tx,
  )
  return rows
}

type Sums = { pieces: number; net: number; netBefore: number }
export type SalesSum = Sums & { currency: string }

/** All sales of both periods, in cents of each currency; the largest first. */
export async function sumSales(tx: Tx, { period, orgIds }: Pick<SalesRequest, 'period' | 'orgIds'>) {
  const { rows } = await sql<SalesSum>`
    with ${soldInBoth('warehouse_sales', { period, orgIds })}
    select s.currency, ${sums}
      from sold s
     group by s.currency
     order by net desc, s.currency`.execute(tx)
  return rows
}

export type SalesRequest = {
  by: SalesView
  period: SalesPeriod
  /** Sites whose sales are summed up. */
  orgIds: readonly number[]
  currency: string
}
type Page = { limit: number; offset: number }

/** Cents. `key` is null for shipping and handling, which belong to no product. */
export type SummedRow = Sums & { key: string | null; total: number; netOfAll: number }

/** The rows of a page by their sales, the largest first. Months are their own rows, those of the period before beside them. */
export async function findSalesRows(tx: Tx, request: SalesRequest, { limit, offset }: Page): Promise<SummedRow[]> {
  const { by, period, currency } = request
  const { table, key } = views[by]
  const isYear = table === 'product_sales' && isWholeYear(period) && (await findSalesYear(tx)) === period.until
  const { rows } = await sql<SummedRow>`
    with ${soldInBoth(isYear ? 'product_year_sales' : table, request)},
    summed as (
      select ${by === 'month' ? monthOfPeriod(period) : key} as key, ${sums}
        from sold s ${by === 'brand' ? sql`left join skus k on k.id = s.sku_id` : sql``}
       where s.currency = ${currency}
       group by 1)
    select key::text, pieces, net, "netBefore", count(*) over ()::integer as total, sum(net) over () as "netOfAll"
      from summed
     where pieces <> 0 or net <> 0 or "netBefore" <> 0
     order by ${by === 'month' ? sql`summed.key` : sql`net desc, "netBefore" desc, summed.key`}
     limit ${limit} offset ${offset}`.execute(tx)
  return rows
}

const firstDay = (month: string) => sql`${`${month}-01`}::date`

const isInPeriod = ({ from }: SalesPeriod) => sql`s.month >= ${firstDay(from)}`

// Numbers as the answer has them: cents are exact up to ninety trillion euro, and add up in less time and memory than by `numeric`.
const sums = sql`
  coalesce(sum(s.pieces::float8), 0) as pieces, coalesce(sum(s.net::float8), 0) as net,
  coalesce(sum(s.net_before::float8), 0) as "netBefore"`

/** The month in the period that stands for a month of either of both. */
const monthOfPeriod = (period: SalesPeriod) => sql`
  to_char(case when ${isInPeriod(period)} then s.month::timestamp
               else s.month + make_interval(months => ${listMonths(period).length}) end, 'YYYY-MM')`

type Both = Pick<SalesRequest, 'period' | 'orgIds'>

/**
 * `sold`: what is counted of a period and the one before, and what documents say that wait for that; in one look, so that a document that is
 * counted meanwhile is in it once. Where too many wait, none of these.
 */
function soldInBoth(table: keyof typeof columns, { period, orgIds }: Both) {
  const isOfSites = sql`s.org_id = any(${[...orgIds]}::integer[])`
  const column = sql.ref(`s.${columns[table]}`)
  const ofMonths = sql`
    s.month, s.currency, ${column}, case when ${isInPeriod(period)} then s.pieces else 0 end as pieces,
    case when ${isInPeriod(period)} then s.net else 0 end as net, case when ${isInPeriod(period)} then 0 else s.net end as net_before`
  const isAsked = sql`s.month between ${firstDay(period.before.from)} and ${firstDay(period.until)} and ${isOfSites}`
  const counted =
    table === 'product_year_sales'
      ? sql`null::date as month, s.currency, s.sku_id, s.pieces, s.net, s.net_before from product_year_sales s where ${isOfSites}`
      : sql`${ofMonths} from ${sql.table(table)} s where ${isAsked}`
  return sql`
    recent as materialized (select invoice_id from uncounted_sales limit ${mostLiveDocuments + 1}),
    live as materialized (
      select * from (${documentSales(sql`recent`)}) d where (select count(*) from recent) <= ${mostLiveDocuments}),
    sold as (select ${counted} union all select ${ofMonths} from live s where ${isAsked})`
}

/** How many documents no report adds up: earlier ones until they are counted, and those that wait where they are too many. */
export async function countLeftOut(tx: Tx): Promise<number> {
  const { waiting, earlier } = await countUncounted(tx)
  return earlier + (waiting > mostLiveDocuments ? waiting : 0)
}

export type Named = ProductNames & { number: string }

const names = {
  customer: sql`select c.id, c.custnum as number, c.company as name, null as names from customers c`,
  product: sql`select c.id, c.number, c.name, c.names from skus c`,
  brand: sql`select c.id, '' as number, c.name, null as names from brands c`,
} as const

/** What customers, products or brands are called today, by their ids. */
export async function nameRows(tx: Tx, by: SalesView, keys: readonly (string | null)[]): Promise<Map<string, Named>> {
  if (by === 'month' || by === 'warehouse') return new Map()
  const ids = keys.filter((key) => key !== null)
  const { rows } = await sql<Named & { id: number }>`
    ${names[by]} where c.id = any(${ids}::integer[])`.execute(tx)
  return new Map(rows.map(({ id, ...named }) => [String(id), named]))
}
