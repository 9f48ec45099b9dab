import { sql } from 'kysely'
import type { StoredLine } from '../../../../rules/basket/basket-order.ts'
import type { ProductSummary } from '../../../../rules/catalogue/product/summary.ts'
import type { OrderType } from '../../../../rules/order/order.ts'
import type { Forwarder } from '../../../../rules/shipping/forwarder.ts'
import type { ShippingRate } from '../../../../rules/shipping/shipping.ts'
import { canTakeOrders } from '../../../../rules/site/readiness.ts'
import type { SourcingPreference } from '../../../../rules/sourcing/plan.ts'
import type { VatId } from '../../../../rules/vat/rate.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { isExcluded } from '../../catalogue/availability/excluded-area.queries.ts'
import { imageSql, summarySql } from '../../catalogue/products/summary-columns.ts'
import { type Receivables, receivables } from '../../customer/credit/credit.queries.ts'
import { siteReadiness } from '../../site/sites/readiness.queries.ts'

export type PreviewSku = ProductSummary & {
  skuId: number
  image: string | null
  status: 'active' | 'disabled' | 'announced'
  /** Pieces that each warehouse can promise now, by its code; none where it has no row. */
  stock: Record<string, number>
}

/** The SKUs of item numbers with the pieces that each warehouse can promise. */
export async function skusFor(db: Db | Tx, numbers: readonly string[]) {
  const { rows } = await sql<PreviewSku>`
    select s.id as "skuId", ${summarySql('s')}, ${imageSql('s.id')} as image, s.status,
           (select coalesce(json_object_agg(k.warehouse, greatest(0, k.on_hand - k.allocated)), '{}')
              from stock k where k.sku_id = s.id) as stock
      from skus s
     where s.number = any(${numbers}::text[])
  `.execute(db)
  return new Map(rows.map((row) => [row.number, row]))
}

type Warehouse = {
  code: string
  name: string
  country: string
  subdivision: string | null
  timeZone: string
  vatRateBp: number
}

/**
 * What an order needs to know of the buying company and what it owes, the account and what of these products its basket
 * holds, the site, whether it takes their orders, and its warehouses, by code.
 */
export async function findBuyer(db: Db | Tx, caller: Person, numbers: readonly string[], now: Date) {
  const { isOpen, readiness, ...buyer } = await buyerRow(db, caller, numbers, now)
  return { ...buyer, takesOrders: canTakeOrders({ takesOrders: isOpen, readiness }, buyer) }
}

type Person = Pick<CustomerCaller, 'customerId' | 'accountId'>

const buyerRow = (db: Db | Tx, { customerId, accountId }: Person, numbers: readonly string[], now: Date) =>
  db
    .selectFrom('customers as c')
    .innerJoin('orgs as o', 'o.id', 'c.org_id')
    .innerJoin('accounts as a', 'a.customer_id', 'c.id')
    .innerJoin(sql<Receivables>`(${receivables(customerId, now)})`.as('owed'), (join) => join.onTrue())
    .select([
      'a.email',
      'a.order_limit as orderLimit',
      'a.month_limit as monthLimit',
      'c.company',
      'c.country',
      sql<VatId>`json_build_object('number', c.vat_number, 'confirmed', c.vat_confirmed)`.as('vatId'),
      'c.terms_net_days as termsNetDays',
      'c.credit_limit as creditLimit',
      'c.custnum',
      'o.number_prefix as sitePrefix',
      'o.language as siteLanguage',
      'o.order_email as orderEmail',
      'o.takes_orders as isOpen',
      siteReadiness.as('readiness'),
      'o.region',
      sql<SourcingPreference>`o.sourcing`.as('sourcing'),
      'owed.openBalance',
      'owed.overdueAmount',
      'owed.overdueDays',
      sql<Partial<Record<OrderType, number>>>`(
        select coalesce(json_object_agg(f.order_type, f.fee), '{}') from handling_fees f
         where f.org_id = o.id and f.currency = c.currency
      )`.as('handlingFees'),
      sql<Warehouse[]>`(
        select coalesce(json_agg(json_build_object(
                 'code', w.code, 'name', w.name, 'country', w.country,
                 'subdivision', w.subdivision, 'timeZone', w.time_zone,
                 'vatRateBp', k.vat_rate_bp) order by w.code), '[]')
          from warehouses w join countries k on k.iso2 = w.country where w.region = o.region
      )`.as('warehouses'),
      sql<Record<string, StoredLine>>`(
        select coalesce(json_object_agg(s.number, json_build_object(
                 'quantity', b.quantity, 'custNumber', b.cust_number, 'note', b.note, 'warehouse', b.warehouse,
                 'priceSeen', b.price_seen)), '{}')
          from basket_lines b join skus s on s.id = b.sku_id
         where b.account_id = a.id and s.number = any(${numbers}::text[])
      )`.as('held'),
    ])
    .where('c.id', '=', customerId)
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()

export type Buyer = Awaited<ReturnType<typeof findBuyer>>
export type Place = Buyer['warehouses'][number]

/** What a carrier asks from one of several warehouses. */
type WarehouseRate = ShippingRate & { warehouse: string }
type Sending = { warehouses: readonly string[]; region: string; currency: string; postcode?: string }
type ShippingFacts = { rates: WarehouseRate[]; forwarders: Forwarder[] }

/**
 * Where an order goes: who carries there from which warehouse for this currency, the cheapest first, and the
 * forwarders of the region by name; who is not among them comes last. Without a postcode no area of the country is excluded.
 */
export async function findShipping(
  db: Db | Tx,
  country: string,
  { warehouses, region, currency, postcode = '' }: Sending,
) {
  const { rows } = await sql<ShippingFacts>`
    select (select coalesce(json_agg(json_build_object(
                     'warehouse', r.warehouse, 'carrier', r.carrier, 'name', c.name, 'price', r.price, 'freeFrom', r.free_from, 'currency', r.currency,
                     'daysMin', r.days_min, 'daysMax', r.days_max) order by r.price, r.carrier), '[]')
              from shipping_rates r join carriers c on c.code = r.carrier
             where r.warehouse = any(${warehouses}::text[]) and r.country = d.iso2 and r.currency = ${currency}
               and not ${isExcluded(sql.ref('r.warehouse'), { country: sql.ref('d.iso2'), postcode })}) as rates,
           (select coalesce(json_agg(json_build_object('forwarderId', f.id, 'name', f.name, 'isOther', f.is_other)
                                     order by f.is_other, f.id), '[]')
              from forwarders f where f.region = ${region}) as forwarders
      from countries d
     where d.iso2 = ${country}
  `.execute(db)
  const [sending] = rows
  if (!sending) throw new Error(`${country} is no country`)
  return sending
}

/** Whether the customer has already used this number of their own, in capitals or not. */
export async function poNumberUsed(db: Db | Tx, caller: CustomerCaller, poNumber: string) {
  if (poNumber === '') return false
  return (await poNumbersUsed(db, caller, [poNumber])).size > 0
}

/** Which of these numbers the customer has already used, in capitals or not. */
export async function poNumbersUsed(db: Db | Tx, { customerId }: CustomerCaller, poNumbers: readonly string[]) {
  const { rows } = await sql<{ poNumber: string }>`
    select p.number as "poNumber"
      from unnest(${poNumbers}::text[]) as p (number)
     where exists (select from orders o
                    where o.customer_id = ${customerId} and o.po_number <> '' and upper(o.po_number) = upper(p.number))
  `.execute(db)
  return new Set(rows.map(({ poNumber }) => poNumber))
}
