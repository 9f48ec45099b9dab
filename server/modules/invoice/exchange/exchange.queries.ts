import { sql } from 'kysely'
import type { ExchangeState } from '../../../../rules/invoice/exchange.ts'
import { type ExchangeRate, oldestRateDays } from '../../../../rules/invoice/exchange-rate.ts'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { Addressing } from './addressing.ts'
import { lastDay } from './deadline.ts'

/** Has a document wait for its file, in the transaction that issues it. */
export const queueEInvoice = (tx: Tx, invoiceId: number, now: Date) =>
  tx.insertInto('e_invoice_outbox').values({ invoice_id: invoiceId, changed_at: now }).execute()

/** The oldest document that waits for its file, locked; undefined where none waits, or all are being written. */
export const takeWaiting = (tx: Tx) =>
  tx
    .selectFrom('e_invoice_outbox as e')
    .innerJoin('invoices as i', 'i.item_id', 'e.invoice_id')
    .select(['e.invoice_id as invoiceId', sql<Invoice>`i.facts`.as('facts')])
    .select(sql<Addressing | null>`e.addressing`.as('addressing'))
    .where('e.status', '=', 'waiting')
    .orderBy('e.invoice_id')
    .limit(1)
    .forUpdate('e')
    .skipLocked()
    .executeTakeFirst()

/** The rates of a currency that may serve a document of an ISO date. */
export async function findRatesBefore(tx: Tx, currency: string, issuedOn: string) {
  const { rows } = await sql<ExchangeRate>`
    select currency, day, rate::text from exchange_rates
     where currency = ${currency} and day < ${issuedOn}::date and day >= ${issuedOn}::date - ${oldestRateDays}::integer
  `.execute(tx)
  return rows
}

/** The next serial of a sender, without gaps: a transaction that rolls back gives it back. */
export async function nextFileSerial(tx: Tx, sender: string) {
  const { last } = await tx
    .insertInto('e_invoice_counters')
    .values({ sender, last: 1 })
    .onConflict((row) => row.column('sender').doUpdateSet({ last: sql<number>`e_invoice_counters.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

type NewFile = { invoiceId: number; sender: string; serial: number; name: string; content: string }

export async function storeEInvoiceFile(tx: Tx, { invoiceId, ...file }: NewFile, now: Date) {
  await tx
    .insertInto('e_invoice_files')
    .values({ invoice_id: invoiceId, ...file, written_at: now })
    .execute()
  await moveEInvoice(tx, invoiceId, { from: ['waiting'], status: 'written' }, now)
}

/** The buyer of a document as it was issued, and by what the customer who got it is found now. */
export const loadBuyer = (tx: Tx, invoiceId: number) =>
  tx
    .selectFrom('invoices as i')
    .innerJoin('finance_items as f', 'f.id', 'i.item_id')
    .innerJoin('customers as c', 'c.id', 'f.customer_id')
    .select([
      sql<Invoice['buyer']>`i.facts -> 'buyer'`.as('invoiced'),
      'c.tax_code as taxCode',
      'c.sdi_code as sdiCode',
    ])
    .select(sql<string>`coalesce(c.vat_number, '')`.as('vatNumber'))
    .where('i.item_id', '=', invoiceId)
    .executeTakeFirstOrThrow()

type Move = {
  from: readonly ExchangeState[]
  status: ExchangeState
  fault?: string
  exchangeNumber?: string
  /** ISO date of the notice of a refusal. */
  refusedOn?: string | undefined
  /** By what its next files find the buyer; what was said before stays. */
  addressing?: Addressing | undefined
}

/** Moves a document on; false where it is no longer in one of these states. */
export async function moveEInvoice(
  db: Db | Tx,
  invoiceId: number,
  { from, status, fault = '', exchangeNumber = '', refusedOn, addressing }: Move,
  now: Date,
) {
  const { numUpdatedRows } = await db
    .updateTable('e_invoice_outbox')
    .set({ status, fault, exchange_number: exchangeNumber, changed_at: now })
    .$if(refusedOn !== undefined, (move) => move.set({ refused_on: refusedOn }))
    .$if(addressing !== undefined, (move) => move.set({ addressing: JSON.stringify(addressing) }))
    .where('invoice_id', '=', invoiceId)
    .where('status', 'in', [...from])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type DueEInvoice = { orgId: number; siteLanguage: string; number: string; company: string; lastDay: string }

/** Takes those that were not sent and have this as their last day or an earlier one, each day of each once, the most urgent first. */
export async function takeDueEInvoices(tx: Tx, until: string): Promise<DueEInvoice[]> {
  const { rows } = await sql<DueEInvoice>`
    with due as (
      select e.invoice_id, ${lastDay} as last_day, f.number, f.customer_id
        from e_invoice_outbox e join finance_items f on f.id = e.invoice_id
       where e.status <> 'sent' and ${lastDay} <= ${until}::date
       order by e.invoice_id for no key update of e),
    taken as (
      update e_invoice_outbox e set warned_of = due.last_day from due
       where e.invoice_id = due.invoice_id and e.warned_of is distinct from due.last_day
      returning e.invoice_id, due.last_day, due.number, due.customer_id)
    select g.id as "orgId", g.language as "siteLanguage", t.number, c.company, to_char(t.last_day, 'YYYY-MM-DD') as "lastDay"
      from taken t
      join invoices i on i.item_id = t.invoice_id
      join orgs g on g.id = i.issuer_org_id
      join customers c on c.id = t.customer_id
     order by t.last_day, t.invoice_id`.execute(tx)
  return rows
}

/** The newest file of each document that was written and not sent, the oldest first, after a document. */
export const findFilesToSend = (db: Db, after: number, most: number) =>
  db
    .selectFrom('e_invoice_outbox as e')
    .innerJoin('e_invoice_files as f', 'f.invoice_id', 'e.invoice_id')
    .distinctOn('e.invoice_id')
    .select(['e.invoice_id as invoiceId', 'f.name', 'f.content'])
    .where('e.status', '=', 'written')
    .where('e.invoice_id', '>', after)
    .orderBy('e.invoice_id')
    .orderBy('f.serial', 'desc')
    .limit(most)
    .execute()
