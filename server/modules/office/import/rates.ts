import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import {
  BadField,
  type Row,
  readCents,
  readWholeNumber,
  requiredText,
  requiredWholeNumber,
} from '../../../spreadsheets/fields.ts'
import { type Cell, readCell } from './cell.ts'
import { countStored, type ImportKind } from './kinds.ts'
import { addBad, type Report } from './report.ts'

type RateLine = {
  line: number
  carrier: string
  warehouse: string
  country: string
  currency: string
  price: number
  freeFrom: Cell<number>
  daysMin: Cell<number>
  daysMax: number
}

/**
 * What carriers ask: carrier (its code), warehouse, country, currency, price, days_max, and days_min, free_from. An amount
 * without a currency that a site sells in is refused, and so is a carrier, warehouse or country that is unknown. Of a new one days_min is
 * days_max where it is not said.
 */
export const rates: ImportKind<RateLine> = {
  name: 'rates',
  columns: ['carrier', 'warehouse', 'country', 'currency', 'price', 'days_max'],
  batchSize: 5_000,
  read: (row: Row) => {
    const daysMax = requiredWholeNumber(row, 'days_max')
    const daysMin = readCell(row, 'days_min', readWholeNumber)
    if ((daysMin ?? 0) > daysMax) throw new BadField('days_min is more than days_max')
    if (daysMax > 365) throw new BadField('days_max is more than a year')
    return {
      line: row.line,
      carrier: requiredText(row, 'carrier', 20),
      warehouse: requiredText(row, 'warehouse', 2),
      country: requiredText(row, 'country', 2),
      currency: requiredText(row, 'currency', 3),
      price: readCents(row, 'price'),
      freeFrom: readCell(row, 'free_from', readCents),
      daysMin,
      daysMax,
    }
  },
  keyOf: ({ carrier, warehouse, country, currency }) => [carrier, warehouse, country, currency].join(' '),
  store: async (tx, lines, report) => {
    await stageRates(tx, lines)
    const acceptedLines = await reportUnknown(tx, report)
    countStored(report, acceptedLines, await storeRates(tx))
  },
}

/** Nothing is no free sending, so whether a line says that stands beside; a line that clears days_min means days_max. */
const toStaged = ({ freeFrom, daysMin, ...line }: RateLine) => ({
  ...line,
  freeFrom,
  saysFreeFrom: freeFrom !== undefined,
  daysMin: daysMin === null ? line.daysMax : daysMin,
})

async function stageRates(tx: Tx, lines: RateLine[]) {
  await sql`drop table if exists rate_lines`.execute(tx)
  await sql`
    create temporary table rate_lines on commit drop as
    select i.line, i.carrier, i.warehouse, i.country, i.currency, i.price, i."freeFrom" as free_from,
           i."saysFreeFrom" as says_free_from, i."daysMin" as days_min, i."daysMax" as days_max
      from json_to_recordset(${JSON.stringify(lines.map(toStaged))})
        as i (line integer, carrier text, warehouse text, country char(2), currency char(3), price integer,
              "freeFrom" integer, "saysFreeFrom" boolean, "daysMin" smallint, "daysMax" smallint)
  `.execute(tx)
}

/** Reports and drops the lines with unknown names; answers how many are left. */
async function reportUnknown(tx: Tx, report: Report): Promise<number> {
  const { rows } = await sql<{ line: number; reason: string }>`
    with judged as (
      select r.line, case
               when not exists (select from carriers c where c.code = r.carrier) then 'no carrier has the code ' || r.carrier
               when not exists (select from warehouses w where w.code = r.warehouse) then 'unknown warehouse ' || r.warehouse
               when not exists (select from countries k where k.iso2 = r.country) then 'unknown country ' || r.country
               when not exists (select from orgs o where o.currency = r.currency) then 'no site sells in ' || r.currency
             end as reason
        from rate_lines r
    )
    delete from rate_lines r using judged j where j.line = r.line and j.reason is not null
    returning r.line, j.reason
  `.execute(tx)
  for (const { line, reason } of rows) addBad(report, line, reason)
  const remaining = await sql<{ count: number }>`select count(*) as count from rate_lines`.execute(tx)
  return remaining.rows[0]?.count ?? 0
}

async function storeRates(tx: Tx) {
  const { rows } = await sql<{ added: number; changed: number }>`
    with stored as (
      insert into shipping_rates as s (carrier, warehouse, country, currency, price, free_from, days_min, days_max)
      select l.carrier, l.warehouse, l.country, l.currency, l.price, case when l.says_free_from then l.free_from else k.free_from end,
             least(coalesce(l.days_min, k.days_min), l.days_max), l.days_max
        from rate_lines l left join shipping_rates k using (carrier, warehouse, country, currency)
      on conflict (carrier, warehouse, country, currency) do update
        set (price, free_from, days_min, days_max)
          = (excluded.price, excluded.free_from, excluded.days_min, excluded.days_max)
        where (s.price, s.free_from, s.days_min, s.days_max)
           is distinct from (excluded.price, excluded.free_from, excluded.days_min, excluded.days_max)
      returning (xmax = 0) as added
    )
    select count(*) filter (where added)::integer as added, count(*) filter (where not added)::integer as changed from stored
  `.execute(tx)
  return rows[0] ?? { added: 0, changed: 0 }
}
