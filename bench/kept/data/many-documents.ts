import { sql } from 'kysely'
import type { Db, Tx } from '../../../server/db/database.ts'

// Rows of documents as lists and sums read them, without what the ledger would write beside them. `today` is an ISO date.

type Owned = { customers: readonly number[]; today: string; documents: number }

const analysed = (db: Db) =>
  sql`vacuum analyze finance_items, invoices, invoice_lines, order_lines, clearings`.execute(db)

/** Triggers and foreign keys do not look at what is written here. */
async function write(db: Db, work: (tx: Tx) => Promise<unknown>) {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await work(tx)
  })
  await analysed(db)
}

/** Invoices of three lines each, sixty a day, of each customer in turn; nine in ten are cleared, as in a company's fifth year. */
export const addOwnDocuments = (db: Db, { customers, today, documents }: Owned, skus: readonly number[]) =>
  write(db, async (tx) => {
    await sql`
      insert into finance_items (customer_id, kind, side, number, currency, amount, cleared, issued_on, due_on, created_at)
      select (${customers}::integer[])[1 + n % ${customers.length}::integer], 'invoice', 'debit', 'IOW26' || n, 'EUR', 1000 + n,
             case when n % 50 < 45 then 1000 + n else 0 end, ${today}::date - n / 60, ${today}::date + 30 - n / 60, now()
        from generate_series(1, ${documents}) n`.execute(tx)
    const own = sql`finance_items f, generate_series(1, 3) p where f.number like 'IOW26%'`
    await sql`
      insert into order_lines (order_id, position, sku_id, number, oem_code, name, quantity, ships_now, back_ordered, pre_ordered,
                               unit_price, price_source, amount)
      select f.id + 5000000, p, (${skus}::integer[])[1 + (f.id * 7 + p) % ${skus.length}::integer], 'AS', '', 'Toner', 1, 1, 0, 0, 100,
             'list', 100 from ${own}`.execute(tx)
    await sql`
      insert into invoice_lines (invoice_id, position, kind, order_id, order_position, pieces, discount, net)
      select f.id, p, 'goods', f.id + 5000000, p, 1, 0, 100 from ${own}`.execute(tx)
  })

type Credited = Owned & { orderId: number; invoiceId: number }

/** Documents of which one in five is a credit note, nine in ten of them cleared; all of these correct the same invoice. */
export const addCreditNotes = (db: Db, { customers, today, documents, orderId, invoiceId }: Credited) =>
  write(db, async (tx) => {
    await sql`
      insert into finance_items (customer_id, kind, side, number, currency, amount, cleared, issued_on, due_on, created_at)
      select (${customers}::integer[])[1 + n / 5 % ${customers.length}::integer], case when n % 5 = 0 then 'credit' else 'invoice' end,
             case when n % 5 = 0 then 'credit' else 'debit' end, case when n % 5 = 0 then 'CMA26' else 'IMA26' end || n, 'EUR', 1000 + n,
             case when n / 5 % 50 < 45 then 1000 + n else 0 end, ${today}::date - n / 60,
             case when n % 5 > 0 then ${today}::date + 30 - n / 60 end, now()
        from generate_series(1, ${documents}) n`.execute(tx)
    await sql`
      insert into invoices (item_id, kind, issuer_org_id, year, serial, order_id, corrects_id, reason, net, vat, facts)
      select f.id, 'credit', 1, 1999, row_number() over (order by f.id), ${orderId}, ${invoiceId}, 'Damaged', 0, 0, '{}'
        from finance_items f where f.number like 'CMA26%'`.execute(tx)
  })

/** Invoices of which one in ten was issued by the first site and the others by the seventh; one in twenty is open. */
export const addIssuedInvoices = (db: Db, { customers, today, documents, orderId }: Owned & { orderId: number }) =>
  write(db, async (tx) => {
    await sql`
      insert into finance_items (customer_id, kind, side, number, currency, amount, cleared, issued_on, due_on, created_at)
      select (${customers}::integer[])[1 + n % ${customers.length}::integer], 'invoice', 'debit', 'IIS26' || n, 'EUR', 1000 + n,
             case when n % 20 > 0 then 1000 + n else 0 end, ${today}::date - n / 60, ${today}::date + 30 - n / 60, now()
        from generate_series(1, ${documents}) n`.execute(tx)
    await sql`
      insert into invoices (item_id, kind, issuer_org_id, year, serial, order_id, shipment_id, net, vat, facts)
      select f.id, 'invoice', case when f.id % 10 < 1 then 1 else 7 end, 1998, f.id, ${orderId}, 5000000 + f.id, 0, 0, '{}'
        from finance_items f where f.number like 'IIS26%'`.execute(tx)
    await sql`analyze customers`.execute(tx)
  })

/** Cleared invoices of orders that are not there. */
export const addOrderInvoices = (db: Db, { customers, today, documents }: Owned) =>
  write(db, (tx) =>
    sql`
      insert into finance_items (customer_id, kind, side, number, currency, amount, cleared, issued_on, due_on, created_at, order_id)
      select (${customers}::integer[])[1 + n % ${customers.length}::integer], 'invoice', 'debit', 'IOR26' || n, 'EUR', 1000, 1000,
             ${today}::date, ${today}::date + 30, now(), 8000000 + n
        from generate_series(1, ${documents}) n`.execute(tx),
  )

type Statement = { customerId: number; today: string; documents: number; perDay: number; facts: object }

/**
 * As many invoices as payments, so many a day up to yesterday. One in twenty invoices is open, the newest ones; each other is paid a month later
 * by a payment of its own. `facts` are those of each invoice.
 */
export const addStatementItems = (db: Db, { customerId, today, documents, perDay, facts }: Statement) =>
  write(db, async (tx) => {
    const daysAgo = sql`1 + (n - 1) / ${perDay / 2}::integer`
    await sql`
      insert into finance_items (customer_id, kind, side, number, currency, amount, cleared, issued_on, due_on, created_at)
      select ${customerId}, case side when 'debit' then 'invoice' else 'payment' end, side, side || n, 'EUR', 1000 + n,
             case when n > ${documents / 40} then 1000 + n else 0 end, ${today}::date - (${daysAgo}),
             case side when 'debit' then ${today}::date + 30 - (${daysAgo}) end,
             (${today}::date + time '12:00') at time zone 'UTC' - make_interval(days => ${daysAgo})
        from generate_series(1, ${documents / 2}) n, unnest(array['debit', 'credit']) side`.execute(tx)
    await sql`
      insert into invoices (item_id, kind, issuer_org_id, year, serial, order_id, shipment_id, net, vat, facts)
      select f.id, 'invoice', 1, 1997, f.id, f.id, 3000000 + f.id, 0, 0,
             ${JSON.stringify(facts)}::jsonb || jsonb_build_object('number', f.number)
        from finance_items f where f.customer_id = ${customerId} and f.number like 'debit%'`.execute(tx)
    await sql`
      insert into clearings (debit_id, credit_id, amount, at)
      select d.id, k.id, d.amount, d.created_at + interval '30 days'
        from finance_items d
        join finance_items k on k.number = 'credit' || substr(d.number, 6)
       where d.number like 'debit%' and d.cleared > 0`.execute(tx)
  })
