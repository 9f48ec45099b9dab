import { sql } from 'kysely'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import type { ProductSummary } from '../../../../rules/catalogue/product/summary.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { substringPattern } from '../../../db/like.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { imageSql } from '../../catalogue/products/summary-columns.ts'
import { forecastLine, type StoredForecast } from '../history/forecast.queries.ts'

/** A line of an order of the customer by what of it may come back. Cents, pieces, ISO dates by the clock of the site. */
export type ReturnableRow = ProductSummary & {
  orderId: number
  orderno: string
  poNumber: string
  position: number
  image: string | null
  custNumber: string
  /** As it was ordered, and what came off it. */
  quantity: number
  amount: number
  discount: number
  vatRateBp: number
  currency: string
  delivered: number
  returnable: number
  isDelivered: boolean
  deliveredOn: string
  /** Since when its order is delivered whole; null while it is not. */
  completeOn: string | null
  invoicedOn: string | null
  invoices: string[]
  /** What invoices say of its goods, the oldest first. */
  invoiced: StoredForecast[]
  /** Until when the account manager lets it come back; null where there is no such day. */
  exceptionUntil: string | null
}

/** `orderno`: one number, or several with commas between them. */
export type ReturnableFilter = { orderno?: string | undefined; invoice?: string | undefined; keyword: string }
type Page = { limit: number; offset: number }
type Owner = Pick<CustomerCaller, 'customerId'>

/** A page of the lines that were delivered, the newest order first, and how many there are. */
export async function findReturnable(db: Db, owner: Owner, filter: ReturnableFilter, { limit, offset }: Page) {
  const which = sql`${ownLines(owner)} and ${matches(owner, filter)}`
  const [page, count] = await Promise.all([
    sql<ReturnableRow>`
      select ${returnableColumns} ${returnableTables} where ${which} order by o.placed_at desc, o.id desc, l.position limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ total: number }>`
      select count(*)::integer as total from order_lines l join orders o on o.id = l.order_id where ${which}`.execute(
      db,
    ),
  ])
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 }
}

export type LineKey = { orderno: string; position: number }

/** These lines of the customer; what is not theirs or never left is missing. */
export async function findReturnableLines(db: Db | Tx, owner: Owner, keys: readonly LineKey[]) {
  if (keys.length === 0) return []
  const { rows } = await sql<ReturnableRow>`
    select ${returnableColumns} ${returnableTables}
     where ${ownLines(owner)}
       and (o.order_number, l.position) in (
             select * from unnest(${keys.map(({ orderno }) => orderno)}::text[], ${keys.map(({ position }) => position)}::integer[]))`.execute(
    db,
  )
  return rows
}

const ownLines = ({ customerId }: Owner) => sql`o.customer_id = ${customerId} and l.shipped > 0`

// A search by number says why it may not come back; one without shows what has pieces left.
function matches({ customerId }: Owner, { orderno, invoice, keyword }: ReturnableFilter) {
  if (!orderno && !invoice && !keyword) return sql`o.status = 'allDelivered' and l.shipped > l.returned`
  const part = substringPattern(keyword)
  return sql.join(
    [
      sql`true`,
      ...(orderno ? [sql`o.order_number = any(${orderno.split(',')}::text[])`] : []),
      ...(invoice ? [sql`${isInvoicedBy(sql`f.number = ${invoice} and f.customer_id = ${customerId}`)}`] : []),
      ...(keyword
        ? [
            sql`(o.order_number ilike ${part} or o.po_number ilike ${part} or l.number = upper(${keyword}) or l.cust_number ilike ${part}
                 or l.sku_id in (select n.sku_id from part_numbers n where n.normalised = ${normalise(keyword)})
                 or ${isInvoicedBy(sql`f.number like upper(${part}) and f.customer_id = ${customerId}`)})`,
          ]
        : []),
    ],
    sql` and `,
  )
}

const isInvoicedBy = (which: ReturnType<typeof sql>) => sql`exists (
  select from invoice_lines il join finance_items f on f.id = il.invoice_id
   where il.order_id = l.order_id and il.order_position = l.position and ${which})`

/** The columns of a row, of `returnableTables`. */
export const returnableColumns = sql`
  o.id as "orderId", o.order_number as orderno, o.po_number as "poNumber", l.position, l.number, l.oem_code as "oemCode", l.name, l.names, k.own_make as "ownMake",
  ${imageSql('l.sku_id')} as image, l.cust_number as "custNumber", l.quantity, l.amount, l.discount, o.vat_rate_bp as "vatRateBp",
  o.currency, l.shipped as delivered, l.shipped - l.returned as returnable, o.status = 'allDelivered' as "isDelivered",
  (coalesce(d.at, o.placed_at) at time zone g.time_zone)::date as "deliveredOn",
  case when o.status = 'allDelivered' then (coalesce(greatest(c.at, d.at), o.placed_at) at time zone g.time_zone)::date end as "completeOn", i.on as "invoicedOn", coalesce(i.numbers, '{}') as invoices,
  (select coalesce(json_agg(${forecastLine} order by l.invoice_id, l.position), '[]')
     from (select l.order_id, l.position as order_position) as ordered
     join invoice_lines l using (order_id, order_position)
     join invoices i on i.item_id = l.invoice_id and i.kind = 'invoice') as invoiced,
  x.until_on as "exceptionUntil"`

/** Lines of orders with what arrived of them. What failed to arrive was credited, and is no part of what was delivered. */
export const returnableTables = sql`
    from order_lines l
    join orders o on o.id = l.order_id
    join orgs g on g.id = o.org_id
    join skus k on k.id = l.sku_id
    left join lateral (
      select max(coalesce(s.delivered_at, s.shipped_at)) as at
        from shipment_lines sl
        join shipments s on s.id = sl.shipment_id and s.status in ('left', 'delivered')
       where sl.order_id = l.order_id and sl.position = l.position) d on true
    left join lateral (
      -- Of the later events of an order some say its state again.
      select min(e.at) as at from order_events e where e.order_id = o.id and e.status = 'allDelivered') c on true
    left join lateral (
      select max(f.issued_on) as on, array_agg(f.number order by f.id) as numbers
        from invoice_lines il
        join invoices v on v.item_id = il.invoice_id and v.kind = 'invoice'
        join shipments s on s.id = v.shipment_id and s.status <> 'failed'
        join finance_items f on f.id = v.item_id
       where il.order_id = l.order_id and il.order_position = l.position) i on true
    left join return_exceptions x on x.order_id = l.order_id and x.position = l.position`
