import { sql } from 'kysely'
import type { Db, Tx } from '../../../server/db/database.ts'

type WaitingBase = { customerId: number; accountId: number; today: string }

/**
 * So many invoices with what hangs on each for finance, and as many entries of a bank. Of 5,000 electronic invoices one failed, of 1,000
 * disputes one goes on, and 300 payments wait. Only the rows that are read are there.
 */
export async function addManyWaiting(db: Db, base: WaitingBase, documents: number) {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into finance_items (customer_id, kind, side, number, currency, amount, issued_on, due_on, created_at)
      select ${base.customerId}, 'invoice', 'debit', 'INW26' || n, 'EUR', 1000, ${base.today}::date - 31, ${base.today}::date, now()
        from generate_series(1, ${documents}) n`.execute(tx)
    await sql`
      insert into e_invoice_outbox (invoice_id, status, fault, exchange_number, changed_at)
      select id, case when id % 5000 = 0 then 'failed' else 'sent' end, case when id % 5000 = 0 then 'x' else '' end,
             case when id % 5000 = 0 then '' else 'N' || id end, now() from finance_items where number like 'INW26%'`.execute(
      tx,
    )
    await addDisputes(tx, base)
    await addBankEntries(tx, base, documents)
  })
  await sql`vacuum analyze finance_items, e_invoice_outbox, item_disputes, bank_entries`.execute(db)
}

const addDisputes = (tx: Tx, { accountId, today }: WaitingBase) =>
  sql`
    insert into item_disputes (item_id, reason, at, account_id, ended_at, ended_by, ended_because)
    select id, 'x', ${today}::date - interval '29 days', ${accountId}, case when id % 1000 > 0 then now() end,
           case when id % 1000 > 0 then ${accountId}::integer end, case when id % 1000 > 0 then 'x' else '' end
      from finance_items where number like 'INW26%'`.execute(tx)

async function addBankEntries(tx: Tx, { accountId, today }: WaitingBase, entries: number) {
  await sql`
    insert into bank_statements (org_id, account, currency, reference, imported_at, imported_by)
    values (1, 'NL91ABNA0417164300', 'EUR', 'MANY', now(), ${accountId})`.execute(tx)
  await sql`
    insert into bank_entries (statement_id, reference, part, booked_on, amount, currency, direction, is_reversal, return_reason,
                              payer_name, payer_account, remittance, creditor_references, end_to_end_id, bank_note, status,
                              decided_at, decided_by)
    select (select id from bank_statements where reference = 'MANY'), n::text, 0, ${today}::date - n / 60, 1000, 'EUR', 'credit',
           false, '', '', '', '', '{}', '', '', case when n <= 300 then 'open' else 'settled' end,
           case when n > 300 then now() end, case when n > 300 then ${accountId}::integer end
      from generate_series(1, ${entries}) n`.execute(tx)
}
