import { sql } from 'kysely'
import { centsOrNull, toCents } from '../../../../rules/catalogue/price/money.ts'
import type { CarrierAdapterName, CarrierDraft, RateDraft } from '../../../../rules/shipping/carrier.ts'
import { ownForwarder } from '../../../../rules/shipping/forwarder.ts'
import type { Db, Tx } from '../../../db/database.ts'

/** Every carrier of ours; the way by a forwarder of the customer cannot be changed. */
const carriers = (db: Db | Tx) =>
  db
    .selectFrom('carriers as c')
    .select(['c.code', 'c.name', 'c.tracking_url as trackingUrl', sql<CarrierAdapterName>`c.adapter`.as('adapter')])
    .where('c.code', '<>', ownForwarder)

export const allCarriers = (db: Db) =>
  carriers(db)
    .select(
      sql<number>`(select count(distinct country)::integer from shipping_rates r where r.carrier = c.code)`.as('rates'),
    )
    .orderBy('c.name')
    .execute()

export const carrierByCode = (db: Db | Tx, code: string) => carriers(db).where('c.code', '=', code).executeTakeFirst()

/** Held to the end of the transaction, so that two who set its rates do not mix them. */
export const lockCarrier = (tx: Tx, code: string) =>
  carriers(tx).where('c.code', '=', code).forNoKeyUpdate().executeTakeFirst()

/** What a carrier asks, in cents. */
export const findRates = (db: Db | Tx, code: string) =>
  db
    .selectFrom('shipping_rates')
    .select(['warehouse', 'currency', 'country', 'price', 'free_from as freeFrom'])
    .select(['days_min as daysMin', 'days_max as daysMax'])
    .where('carrier', '=', code)
    .orderBy('warehouse')
    .orderBy('currency')
    .orderBy('country')
    .execute()

/** The warehouses with each currency that is sold in by a site of their region, and the countries that they send to. */
export async function rateTables(db: Db | Tx) {
  const { rows } = await sql<{ warehouse: string; currency: string; countries: string[] }>`
    select w.code as warehouse, s.currency,
           (select json_agg(k.iso2 order by k.iso2) from countries k where (k.iso2 = 'US') = (w.region = 'US')) as countries
      from warehouses w
      join (select distinct region, currency from orgs) s on s.region = w.region
     order by w.code, s.currency
  `.execute(db)
  return rows
}

/** False where the code is taken. */
export async function storeNewCarrier(tx: Tx, { code, name, trackingUrl, adapter }: CarrierDraft) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('carriers')
    .values({ code, name, tracking_url: trackingUrl, adapter })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const storeCarrier = (tx: Tx, { code, name, trackingUrl, adapter }: CarrierDraft) =>
  tx.updateTable('carriers').set({ name, tracking_url: trackingUrl, adapter }).where('code', '=', code).execute()

export type RateTable = { carrier: string; warehouse: string; currency: string }

/** Makes these the rates of a carrier from a warehouse in a currency. */
export async function storeRates(tx: Tx, { carrier, warehouse, currency }: RateTable, rates: readonly RateDraft[]) {
  await tx
    .deleteFrom('shipping_rates')
    .where('carrier', '=', carrier)
    .where('warehouse', '=', warehouse)
    .where('currency', '=', currency)
    .execute()
  if (rates.length === 0) return
  const rows = rates.map(({ country, price, freeFrom, daysMin, daysMax }) => ({
    carrier,
    warehouse,
    currency,
    country,
    price: toCents(price),
    free_from: centsOrNull(freeFrom),
    days_min: daysMin,
    days_max: daysMax,
  }))
  await tx.insertInto('shipping_rates').values(rows).execute()
}
