import { sql } from 'kysely'
import type { Db, Tx } from '../../server/db/database.ts'
import { startSalesYear } from '../../server/modules/invoice/sales-report/sales-year.queries.ts'
import { apart } from './more-customers.ts'

/** What finance and purchasing have gathered beside copied orders (`multiplyOrders`), as lists and reports read it. */
export async function addMoreDocuments(db: Db) {
  await db.transaction().execute(async (tx) => {
    // Copies are as their originals: nothing begins, and nothing is checked twice.
    await sql`set local session_replication_role = replica`.execute(tx)
    await addInvoices(tx)
    await addSales(tx)
    await addPurchaseOrders(tx)
    await addBankEntries(tx)
  })
  await db.transaction().execute((tx) => startSalesYear(tx, new Date()))
  await sql`vacuum analyze`.execute(db)
}

/** Of each shipment that left: due after thirty days, paid on that day or up to twenty days later, one in two hundred not yet. */
const addInvoices = (tx: Tx) =>
  sql`
  with items as (
    insert into finance_items (customer_id, kind, side, number, currency, amount, cleared, issued_on, due_on, order_id, created_at)
    select o.customer_id, 'invoice', 'debit', 'ICO' || s.id, o.currency, o.total,
           case when o.placed_at::date + 30 + (s.id / ${apart} % 20)::integer < current_date and s.id / ${apart} % 200 > 0 then o.total else 0 end,
           o.placed_at::date, o.placed_at::date + 30, o.id, o.placed_at
      from shipments s join orders o on o.id = s.order_id
     where s.status in ('left', 'delivered') and o.id > ${apart}
    returning id, order_id, substr(number, 4)::bigint as shipment_id)
  insert into invoices (item_id, kind, issuer_org_id, year, serial, order_id, shipment_id, net, vat, facts)
  select i.id, 'invoice', o.org_id, 2000, i.id, i.order_id, i.shipment_id, o.total - o.vat, o.vat, '{"seller": {"name": "Aster"}}'
    from items i join orders o on o.id = i.order_id`.execute(tx)

/** The sums of all lines, by the day of their order. The demo orders few of its products: they are spread over all, more to the first ones. */
async function addSales(tx: Tx) {
  await sql`
    create temporary table sold on commit drop as
    select date_trunc('month', o.placed_at)::date as month, o.org_id, o.customer_id, o.ship_from as warehouse, o.currency,
           (array(select id from skus order by id))[1 + floor((select count(*) from skus) * power(mod(l.id * 7919, 65536) / 65536.0, 2))::integer]
             as sku_id,
           l.quantity as pieces, l.amount - l.discount as net
      from orders o join order_lines l on l.order_id = o.id
     where o.id > ${apart} and o.status in ('shipped', 'allDelivered')`.execute(tx)
  for (const column of ['warehouse', 'customer_id', 'sku_id'] as const) {
    const by = sql.join(['month', 'org_id', 'currency', column].map((name) => sql.ref(name)))
    await sql`
      insert into ${sql.table(salesBy[column])} (${by}, pieces, net)
      select ${by}, sum(pieces), sum(net) from sold group by ${by}`.execute(tx)
  }
}

const salesBy = { warehouse: 'warehouse_sales', customer_id: 'customer_sales', sku_id: 'product_sales' } as const

/** Twenty thousand of five lines in five years, from forty suppliers; the newest four hundred are still to come. */
async function addPurchaseOrders(tx: Tx) {
  await sql`
    insert into suppliers (name, currency, lead_days) select 'Supplier ' || n, 'EUR', 5 + n from generate_series(1, 40) n`.execute(
    tx,
  )
  await sql`
    with made as (
      insert into purchase_orders (number, warehouse, supplier_id, currency, status, created_at, ordered_at)
      select 'PO' || (array['NL', 'DE', 'FR', 'PL'])[1 + n % 4] || lpad(n::text, 6, '0'), (array['NL', 'DE', 'FR', 'PL'])[1 + n % 4],
             (select min(id) from suppliers) + n % 40, 'EUR', 'ordered', now() - (20000 - n) * interval '131 minutes',
             now() - (20000 - n) * interval '131 minutes'
        from generate_series(1, 20000) n
      returning id, ordered_at)
    insert into purchase_order_lines (purchase_order_id, position, sku_id, quantity, received, purchase_price, expected_on)
    select m.id, p, (array(select id from skus order by id))[1 + (m.id * 7 + p * 977) % (select count(*)::integer from skus)], 50,
           case when m.ordered_at < now() - interval '36 days' then 50 else 0 end, 1000 + p, m.ordered_at::date + 30
      from made m, generate_series(1, 5) p`.execute(tx)
  await sql`
    insert into reorder_points (sku_id, warehouse, pieces)
    select id, w, 20 from skus, unnest(array['NL', 'DE', 'FR', 'PL']) w where id % 10 = 0`.execute(tx)
}

/** Three hundred thousand payments in a statement a day, of which two hundred are open. */
async function addBankEntries(tx: Tx) {
  const admin = sql`(select min(id) from accounts where role = 'admin')`
  await sql`
    insert into bank_statements (org_id, account, currency, reference, from_on, until_on, imported_at, imported_by)
    select (select min(id) from orgs), 'NL42ASTR0000000001', 'EUR', 'copied-' || n, current_date - n, current_date - n, now(), ${admin}
      from generate_series(1, 1500) n`.execute(tx)
  await sql`
    insert into bank_entries (statement_id, reference, part, booked_on, amount, currency, direction, is_reversal, return_reason, payer_name,
                              payer_account, remittance, creditor_references, end_to_end_id, bank_note, status, decided_at, decided_by)
    select s.id, 'copied-' || n, 0, s.from_on, 1000 + n, 'EUR', 'credit', false, '', 'Payer ' || s.id * 7919 % 3000, '',
           'Invoice ICO' || s.id * 200 + n, '{}', '', '', case when s.is_last then 'open' else 'settled' end,
           case when not s.is_last then now() end, case when not s.is_last then ${admin} end
      from (select id, from_on, from_on = max(from_on) over () as is_last from bank_statements where reference like 'copied-%') s,
           generate_series(1, 200) n`.execute(tx)
}
