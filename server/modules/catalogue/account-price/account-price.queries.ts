import { sql } from 'kysely'
import type { ProductSummary } from '../../../../rules/catalogue/product/summary.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Page } from '../products/list.queries.ts'
import { summarySql } from '../products/summary-columns.ts'

type Row = ProductSummary & {
  accountPriceId: number
  skuId: number
  brand: string
  accountId: number | null
  accountName: string | null
  userName: string | null
  cents: number
}

type AccountPriceQuery = Page & { keyword: string; accountId: number | undefined }
export type PriceToSet = { skuId: number; accountId: number | null; cents: number }
type PriceRule = { accountId: number | null; classId: number | null; brandId: number | null; markupBp: number }

/** Every query of the prices for a sales force is bound to the customer whose it is. */
export const accountPriceQueries = (db: Db | Tx, { customerId }: Pick<CustomerCaller, 'customerId'>) => ({
  /** Changes take turns, so that the bounds hold. */
  lock: () => db.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute(),

  page: (find: AccountPriceQuery) => pageOfPrices(db, customerId, find),

  find: async (skuId: number, accountId: number | null) => {
    const [row] = await toRows(
      db,
      customerId,
      sql`and p.sku_id = ${skuId} and p.account_id is not distinct from ${accountId}::integer`,
    )
    return row
  },

  all: () => toRows(db, customerId, sql`order by s.number, a.user_name nulls first`),

  count: async () => {
    const { count } = await db
      .selectFrom('account_prices')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow()
    return count
  },

  /** Of each of these whether it has a price, whatever it is. */
  whichAreSet: async (prices: readonly Omit<PriceToSet, 'cents'>[]): Promise<boolean[]> => {
    const { rows } = await sql<{ isSet: boolean }>`
      select exists (
        select from account_prices p
         where p.customer_id = ${customerId} and p.sku_id = w."skuId" and p.account_id is not distinct from w."accountId"
      ) as "isSet"
        from rows from (json_to_recordset(${JSON.stringify(prices)}) as ("skuId" integer, "accountId" integer))
             with ordinality as w ("skuId", "accountId", at)
       order by at
    `.execute(db)
    return rows.map(({ isSet }) => isSet)
  },

  /** What changed, with the price before; what is set so already is left out. */
  set: (prices: readonly PriceToSet[]) => setPrices(db, customerId, prices),

  remove: (accountPriceId: number) =>
    db
      .deleteFrom('account_prices')
      .where('customer_id', '=', customerId)
      .where('id', '=', accountPriceId)
      .returning(['sku_id as skuId', 'account_id as accountId', 'unit_price as cents'])
      .executeTakeFirst(),

  /** The sales reps of the customer, whom prices can be for. */
  sellers: () =>
    db
      .selectFrom('accounts')
      .select(['id as accountId', 'name', 'user_name as userName'])
      .where('customer_id', '=', customerId)
      .where('role', '=', 'salesrep')
      .orderBy('name')
      .execute(),

  ...ruleQueries(db, customerId),
})

/** Mark-ups from which prices are made, by account, class and brand. */
const ruleQueries = (db: Db | Tx, customerId: number) => ({
  rules: () =>
    db
      .selectFrom('account_price_rules as r')
      .leftJoin('accounts as a', 'a.id', 'r.account_id')
      .leftJoin('brands as b', 'b.id', 'r.brand_id')
      .select([
        'r.id as ruleId',
        'r.account_id as accountId',
        'r.class_id as classId',
        'r.brand_id as brandId',
        'r.markup_bp as markupBp',
        'a.name as accountName',
        'b.name as brand',
      ])
      .where('r.customer_id', '=', customerId)
      .orderBy(sql`a.name nulls first`)
      .orderBy(sql`r.class_id nulls first`)
      .orderBy(sql`b.name nulls first`)
      .execute(),

  /** False where there is no such class or brand. */
  setRule: async ({ accountId, classId, brandId, markupBp }: PriceRule) => {
    const { numAffectedRows } = await sql`
      insert into account_price_rules as r (customer_id, account_id, class_id, brand_id, markup_bp)
      select ${customerId}::integer, ${accountId}::integer, ${classId}::integer, ${brandId}::integer, ${markupBp}::integer
       where (${classId}::integer is null or exists (select from classes where id = ${classId}))
         and (${brandId}::integer is null or exists (select from brands where id = ${brandId}))
      on conflict (customer_id, account_id, class_id, brand_id) do update set markup_bp = excluded.markup_bp
    `.execute(db)
    return numAffectedRows === 1n
  },

  removeRule: (ruleId: number) =>
    db
      .deleteFrom('account_price_rules')
      .where('customer_id', '=', customerId)
      .where('id', '=', ruleId)
      .returning(['account_id as accountId', 'class_id as classId', 'brand_id as brandId', 'markup_bp as markupBp'])
      .executeTakeFirst(),
})

const from = sql`
  from account_prices p
  join skus s on s.id = p.sku_id
  join brands b on b.id = s.brand_id
  left join accounts a on a.id = p.account_id`

const columns = sql`
  p.id as "accountPriceId", p.sku_id as "skuId", ${summarySql('s')}, b.name as brand,
  p.account_id as "accountId", a.name as "accountName", a.user_name as "userName", p.unit_price as cents`

async function toRows(db: Db | Tx, customerId: number, rest: ReturnType<typeof sql>) {
  const { rows } = await sql<Row>`select ${columns} ${from} where p.customer_id = ${customerId} ${rest}`.execute(db)
  return rows
}

async function pageOfPrices(db: Db | Tx, customerId: number, { keyword, accountId, limit, offset }: AccountPriceQuery) {
  const sought = keyword.trim().toLowerCase()
  const filters = sql`
     and (${sought} = '' or position(${sought} in lower(concat_ws(E'\n', s.number, s.oem_code, all_names(s.name, s.names), b.name))) > 0)
     and (${accountId ?? null}::integer is null or p.account_id = ${accountId ?? null})`
  const rows = await toRows(
    db,
    customerId,
    sql`${filters} order by s.number, a.name nulls first, p.id limit ${limit} offset ${offset}`,
  )
  const count = await sql<{ total: number }>`
    select count(*)::integer as total ${from} where p.customer_id = ${customerId} ${filters}`.execute(db)
  return { rows, total: count.rows[0]?.total ?? 0 }
}

type Changed = { id: number; skuId: number; accountId: number | null; before: number | null; after: number }

async function setPrices(db: Db | Tx, customerId: number, prices: readonly PriceToSet[]) {
  const { rows } = await sql<Changed>`
    with wanted as (
      select w.*, p.unit_price as before
        from json_to_recordset(${JSON.stringify(prices)}) as w ("skuId" integer, "accountId" integer, cents integer)
        left join account_prices p
          on p.customer_id = ${customerId} and p.sku_id = w."skuId" and p.account_id is not distinct from w."accountId"
    ), stored as (
      insert into account_prices (customer_id, account_id, sku_id, unit_price)
      select ${customerId}::integer, "accountId", "skuId", cents from wanted where before is distinct from cents
      on conflict (customer_id, account_id, sku_id) do update set unit_price = excluded.unit_price
      returning id, sku_id, account_id, unit_price
    )
    select t.id, w."skuId", w."accountId", w.before, w.cents as after
      from stored t
      join wanted w on w."skuId" = t.sku_id and w."accountId" is not distinct from t.account_id
  `.execute(db)
  return rows
}

/** SKUs by what names them, normalised: an item number, else an OEM number of one product alone. */
export async function findSkuIds(db: Db | Tx, keys: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; skuId: number | null }>`
    select k.key,
           coalesce(
             (select min(p.sku_id) from part_numbers p where p.normalised = k.key collate "C" and p.kind = 'own'),
             (select min(p.sku_id) from part_numbers p
               where p.normalised = k.key collate "C" and p.kind = 'oem' having count(*) = 1)
           ) as "skuId"
      from unnest(${[...new Set(keys)]}::text[]) as k (key)
  `.execute(db)
  return new Map(rows.flatMap(({ key, skuId }) => (skuId === null ? [] : [[key, skuId]])))
}
