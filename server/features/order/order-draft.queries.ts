import { sql } from 'kysely'
import type { OrderType } from '../../../rules/order.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CustomerCaller } from '../../http/caller.ts'
import { owedBy } from './order.queries.ts'

export type DraftSku = {
  skuId: number
  number: string
  oemCode: string
  name: string
  status: 'active' | 'disabled' | 'announced'
  available: number
}

/** The SKUs of own numbers with the pieces that the warehouse can promise. */
export async function skusFor(db: Db | Tx, numbers: readonly string[], warehouse: string) {
  const { rows } = await sql<DraftSku>`
    select s.id as "skuId", s.number, s.oem_code as "oemCode", s.name, s.status,
           coalesce(k.on_hand - k.allocated, 0) as available
      from skus s
      left join stock k on k.sku_id = s.id and k.warehouse = ${warehouse}
     where s.number = any(${numbers}::text[])
  `.execute(db)
  return new Map(rows.map((row) => [row.number, row]))
}

/** What an order needs to know of the buying company, the person and the site. */
export async function buyerOf(db: Db | Tx, { customerId, accountId }: CustomerCaller, now: Date) {
  const buyer = await db
    .selectFrom('customers as c')
    .innerJoin('orgs as o', 'o.id', 'c.org_id')
    .innerJoin('accounts as a', 'a.customer_id', 'c.id')
    .select([
      'a.order_limit as orderLimit',
      'a.month_limit as monthLimit',
      'c.company',
      'c.country',
      'c.vat_number as vatNumber',
      'c.terms_net_days as termsNetDays',
      'c.credit_limit as creditLimit',
      'o.number_prefix as sitePrefix',
      'o.takes_orders as takesOrders',
      'o.region',
      sql<Partial<Record<OrderType, number>>>`(
        select coalesce(json_object_agg(f.order_type, f.fee), '{}') from handling_fees f where f.org_id = o.id
      )`.as('handlingFees'),
    ])
    .where('c.id', '=', customerId)
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { ...buyer, ...(await owedBy(db, customerId, now)) }
}

/** What a person has ordered in this calendar month of his site, VAT included. Cents. */
export async function spentThisMonth(db: Db | Tx, { accountId }: CustomerCaller, now: Date) {
  const { spent } = await db
    .selectFrom('orders as o')
    .innerJoin('orgs as g', 'g.id', 'o.org_id')
    .select(sql<number>`coalesce(sum(o.total), 0)::bigint`.as('spent'))
    .where('o.account_id', '=', accountId)
    .where('o.status', '<>', 'cancelled')
    .where('o.placed_at', '>=', sql<Date>`date_trunc('month', ${now}::timestamptz, g.time_zone)`)
    .executeTakeFirstOrThrow()
  return spent
}

/** The warehouses that serve a region. */
export const warehousesOf = (db: Db | Tx, region: string) =>
  db
    .selectFrom('warehouses as w')
    .innerJoin('countries as c', 'c.iso2', 'w.country')
    .select([
      'w.code',
      'w.name',
      'w.country',
      'w.time_zone as timeZone',
      'c.eu_member as euMember',
      'c.vat_rate_bp as vatRateBp',
    ])
    .where('w.region', '=', region)
    .orderBy('w.code')
    .execute()

export const countryOf = (db: Db | Tx, iso2: string) =>
  db
    .selectFrom('countries')
    .select(['iso2 as country', 'eu_member as euMember', 'vat_rate_bp as vatRateBp'])
    .where('iso2', '=', iso2)
    .executeTakeFirstOrThrow()

/** Who carries from the warehouse to the country, cheapest first. */
export const ratesFor = (db: Db | Tx, warehouse: string, country: string) =>
  db
    .selectFrom('shipping_rates as r')
    .innerJoin('carriers as c', 'c.code', 'r.carrier')
    .select([
      'r.carrier',
      'c.name',
      'r.price',
      'r.free_from as freeFrom',
      'r.days_min as daysMin',
      'r.days_max as daysMax',
    ])
    .where('r.warehouse', '=', warehouse)
    .where('r.country', '=', country)
    .orderBy('r.price')
    .orderBy('r.carrier')
    .execute()

/** The forwarders of a region by name; who is not among them comes last. */
export const forwardersOf = (db: Db | Tx, region: string) =>
  db
    .selectFrom('forwarders')
    .select(['id as forwarderId', 'name', 'is_other as isOther'])
    .where('region', '=', region)
    .orderBy('is_other')
    .orderBy('id')
    .execute()

/** Whether the customer has already used this number of his own. */
export async function poNumberUsed(db: Db | Tx, { customerId }: CustomerCaller, poNumber: string) {
  if (poNumber === '') return false
  const used = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('po_number', '=', poNumber)
    .limit(1)
    .executeTakeFirst()
  return used !== undefined
}

/** Which of these numbers the customer has already used. */
export async function poNumbersUsed(db: Db | Tx, { customerId }: CustomerCaller, poNumbers: readonly string[]) {
  const used = await db
    .selectFrom('orders')
    .select('po_number')
    .distinct()
    .where('customer_id', '=', customerId)
    .where('po_number', '<>', '')
    .where('po_number', '=', sql<string>`any(${poNumbers}::text[])`)
    .execute()
  return new Set(used.map((order) => order.po_number))
}
