import { sql } from 'kysely'
import type { Db, Tx } from '../../server/db/database.ts'
import { hashPassword } from '../../server/modules/identity/credential/password-hash.ts'
import { catalogue } from '../../server/modules/office/import/catalogue.ts'
import { foldCounts } from '../../server/modules/office/import/counts.ts'
import { importRows } from '../../server/modules/office/import/import-rows.ts'
import type { ImportKind } from '../../server/modules/office/import/kinds.ts'
import { prices } from '../../server/modules/office/import/prices.ts'
import { printers } from '../../server/modules/office/import/printers.ts'
import { stock } from '../../server/modules/office/import/stock.ts'
import type { Row } from '../../server/spreadsheets/fields.ts'
import type { Fields } from '../fields.ts'
import { seedAttributes } from './catalogue/attributes.ts'
import { seedDescriptions } from './catalogue/descriptions.ts'
import { demoCustomerPrices, demoListPrices } from './catalogue/prices.ts'
import { demoPrinters, demoProducts } from './catalogue/products.ts'
import { demoStock } from './catalogue/stock.ts'
import { seedAccountPrices } from './customer/account-prices.ts'
import { demoCustomers, demoPassword, seedAccounts } from './customer/accounts.ts'
import { seedFurtherAddresses } from './customer/addresses.ts'
import { seedCoupons } from './customer/coupons.ts'
import { seedHandlingFees } from './customer/handling-fees.ts'
import { seedPromotions, seedWidePromotions } from './customer/promotions.ts'
import { seedOrders } from './order/orders.ts'
import { seedPayments } from './order/payments.ts'
import { seedQuickOrders } from './order/quick-orders.ts'
import { seedContent } from './site/content.ts'
import { seedExchangeRates } from './site/exchange-rates.ts'
import { seedDemoSites } from './site/sites.ts'

/**
 * Loads the demo into a database that has the reference data: catalogue, stock, prices, accounts, content, orders, lists. Always the same but for
 * the days of the arrivals and of the promotion, which count from `now`. Only for an empty shop.
 */
export async function seedDemo(db: Db, now = new Date()): Promise<void> {
  await seedDemoSites(db)
  await seedExchangeRates(db, now)
  const passwordHash = await hashPassword(demoPassword)
  await db.transaction().execute(async (tx) => {
    await seedAccounts(tx, passwordHash)
    await seedFurtherAddresses(tx)
  })
  const products = await demoProducts()
  const agreed = demoCustomers.filter(({ terms_net_days }) => terms_net_days > 0)
  await load(db, printers, await demoPrinters())
  await load(db, catalogue, products)
  await load(db, prices, demoListPrices(products))
  await load(db, prices, demoCustomerPrices(products, agreed))
  await load(db, stock, demoStock(products, now))
  await db.transaction().execute(async (tx) => {
    await giveAges(tx, now)
    await seedAttributes(tx, products)
    await seedDescriptions(tx, products)
    await seedRelated(tx)
    await seedPromotions(tx, now)
    await seedAccountPrices(tx)
    await seedCoupons(tx, now)
    await seedHandlingFees(tx)
    await seedContent(tx, now)
    // After what home says of promotions: home names the first alone.
    await seedWidePromotions(tx, now)
    await sql`select setval('own_numbers', (select max(substr(number, 4)::bigint) from skus))`.execute(tx)
  })
  await seedOrders(db, now)
  await seedPayments(db, now)
  await seedQuickOrders(db, now)
  await foldCounts(db)
}

/** The demo is ours, so a line that cannot be taken is a mistake. */
async function load<Line extends { line: number }>(db: Db, kind: ImportKind<Line>, records: Iterable<Fields>) {
  const report = await importRows(db, kind, numberRows(records))
  const [bad] = report.bad
  if (bad) throw new Error(`demo ${kind.name}, line ${bad.line}: ${bad.reason}`)
}

function* numberRows(records: Iterable<Fields>): Generator<Row> {
  let line = 1
  for (const fields of records) yield { line: ++line, fields }
}

/** "Newest" needs different ages: one product an hour back from now, the last number first. */
const giveAges = (tx: Tx, now: Date) =>
  sql`
    update skus s set created_at = ${now}::timestamptz - make_interval(hours => n.back::integer)
      from (select id, row_number() over (order by md5(number)) as back from skus) n
     where n.id = s.id
  `.execute(tx)

/** Bought together: what fits the same printers. Hot: others of the same class and brand. */
async function seedRelated(tx: Tx) {
  await sql`
    insert into related_skus (sku_id, related_id, kind, position)
    select sku_id, related_id, 'bought_together', at
      from (
        select a.sku_id, b.sku_id as related_id,
               row_number() over (partition by a.sku_id order by count(*) desc, o.own_make, o.class_id, o.number) as at
          from compatibilities a
          join compatibilities b on b.model_id = a.model_id and b.sku_id <> a.sku_id
          join skus s on s.id = a.sku_id
          join skus o on o.id = b.sku_id and o.status = 'active'
         where (o.class_id, o.colour) <> (s.class_id, s.colour) and o.own_make = s.own_make
         group by a.sku_id, b.sku_id, o.own_make, o.class_id, o.number
      ) ranked
     where at <= 4
  `.execute(tx)
  await sql`
    insert into related_skus (sku_id, related_id, kind, position)
    select s.id, h.id, 'hot', h.at
      from skus s
      join (
        select id, class_id, row_number() over (partition by class_id order by md5(number)) as at
          from skus where status = 'active' and in_stock
      ) h on h.class_id = s.class_id and h.at <= 5 and h.id <> s.id
  `.execute(tx)
}
