import { sql } from 'kysely'
import type { ExchangeRate } from '../../../../rules/invoice/exchange-rate.ts'
import type { Db, Tx } from '../../../db/database.ts'

/** Where rates came from: the service that the shop asks, a file that staff imported, or the demo. */
export type RateSource = 'service' | 'file' | 'demo'

type StoredRate = { currency: string; day: string; isNew: boolean }

/** Stores rates; one of the same currency and day is replaced. Answers those that are new or were another. */
export async function storeExchangeRates(tx: Tx, rates: readonly ExchangeRate[], source: RateSource, now: Date) {
  const { rows } = await sql<StoredRate>`
    insert into exchange_rates as e (currency, day, rate, source, stored_at)
    select r.currency, r.day, r.rate, ${source}, ${now}::timestamptz
      from json_to_recordset(${JSON.stringify(rates)}::json) as r (currency char(3), day date, rate numeric)
     order by r.currency, r.day
    on conflict (currency, day) do update
      set rate = excluded.rate, source = excluded.source, stored_at = excluded.stored_at
      where e.rate <> excluded.rate
    returning currency, day, (xmax = 0) as "isNew"
  `.execute(tx)
  return rows
}

/** Where orders may leave from and in which currency: the warehouses from which a carrier goes for a site that takes orders. */
export async function findSales(db: Db) {
  const { rows } = await sql<{ currency: string; country: string }>`
    select distinct o.currency, w.country
      from orgs o
      join warehouses w on w.region = o.region
     where o.takes_orders and exists (select from shipping_rates r where r.warehouse = w.code and r.currency = o.currency)
     order by 1, 2
  `.execute(db)
  return rows
}

/** The last day on which each currency has a rate, as an ISO date; those that have none are left out. */
export async function findLastRates(db: Db, currencies: readonly string[], today: string) {
  const { rows } = await sql<{ currency: string; day: string }>`
    select currency, max(day) as day from exchange_rates
     where currency = any(${currencies}::text[]) and day <= ${today}::date
     group by currency
  `.execute(db)
  return new Map(rows.map(({ currency, day }) => [currency, day]))
}
