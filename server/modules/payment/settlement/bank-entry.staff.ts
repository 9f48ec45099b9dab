import { sql } from 'kysely'
import type { StatementDoubt } from '../../../../rules/ledger/bank-statement.ts'
import { type EntryState, mostCountedEntries } from '../../../../rules/payment/payment.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { substringPattern } from '../../../db/like.ts'
import type { Caller } from '../../../http/caller.ts'
import { canAccessItem } from '../../../staff/site-access.ts'
import { countWaiting, type Waiting } from '../../../staff/waiting.ts'
import { isOwnStatement } from '../bank-import/statement.staff.ts'
import { takesPrepayment } from './payer.staff.ts'

export type StoredEntry = {
  entryId: number
  orgId: number
  account: string
  statement: string
  bookedOn: string
  amount: number
  currency: string
  direction: 'credit' | 'debit'
  isReversal: boolean
  returnReason: string
  payerName: string
  payerAccount: string
  remittance: string
  creditorReferences: string[]
  endToEndId: string
  bankNote: string
  status: EntryState
  note: string
  decidedAt: Date | null
  decidedBy: string
  doubt: StatementDoubt['reason'] | null
  expected: number | null
  closing: number | null
  equalTo: EqualEntry | null
}

/** An entry that another may be: what is enough to find it at the bank. */
type EqualEntry = { entryId: number; bookedOn: string; statement: string; status: EntryState }

const entryColumns = sql`
  e.id as "entryId", st.org_id as "orgId", st.account, st.reference as statement, e.booked_on as "bookedOn", e.amount, e.currency,
  e.direction, e.is_reversal as "isReversal", e.return_reason as "returnReason", e.payer_name as "payerName",
  e.payer_account as "payerAccount", e.remittance, e.creditor_references as "creditorReferences", e.end_to_end_id as "endToEndId",
  e.bank_note as "bankNote", e.status, e.note, e.decided_at as "decidedAt", coalesce(a.name, '') as "decidedBy",
  d.reason as doubt, d.expected, d.closing,
  (select json_build_object('entryId', o.id, 'bookedOn', o.booked_on, 'statement', s.reference, 'status', o.status)
     from bank_entries o join bank_statements s on s.id = o.statement_id where o.id = e.equal_to) as "equalTo"`

/** Entries of accounts of the sites that the caller can access. */
const ownEntries = (staff: Caller) => sql`
  bank_entries e
    join bank_statements st on st.id = e.statement_id and ${isOwnStatement(staff)}
    left join statement_doubts d on d.statement_id = st.id
    left join accounts a on a.id = e.decided_by`

const fits = (keyword: string) => sql<boolean>`(${keyword} = ''
  or concat_ws(' ', e.payer_name, e.payer_account, e.remittance, e.end_to_end_id) ilike ${substringPattern(keyword)})`

type EntryFilters = { status: EntryState; keyword: string; limit: number; offset: number }

/** A page of entries, the latest first, and how many there are, counted up to `mostCountedEntries`. */
export async function findEntryPage(db: Db, staff: Caller, { status, keyword, limit, offset }: EntryFilters) {
  const which = sql`e.status = ${status} and ${fits(keyword)}`
  const { rows } = await sql<StoredEntry>`
    select ${entryColumns} from ${ownEntries(staff)} where ${which}
     order by e.booked_on desc, e.id desc limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from (
      select from ${ownEntries(staff)} where ${which} limit ${mostCountedEntries}) found`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

// An entry without a payer is known by what it says.
const entry = sql`e.booked_on, e.id, coalesce(nullif(e.payer_name, ''), nullif(e.payer_account, ''), e.remittance)`

/** How many payments that were booked before a day are unmatched, for a query that asks for more. */
export const findUnmatched = (staff: Caller, before: string) => sql<Waiting>`(
  select ${countWaiting(entry)} from ${ownEntries(staff)}
   where e.status = 'open' and e.booked_on < ${before}::date
     and e.direction = 'credit' and not e.is_reversal and e.return_reason = '')`

// What is open longer than this many entries is looked at by hand, not all at once.
const mostProposed = 5_000

/**
 * Open entries, in the order in which they came: what one clears is open for none after it, also where that one does not have the keyword
 * that is looked for.
 */
export async function findOpenEntries(db: Db, staff: Caller, keyword: string) {
  const { rows } = await sql<StoredEntry & { isFound: boolean }>`
    select ${entryColumns}, ${fits(keyword)} as "isFound" from ${ownEntries(staff)} where e.status = 'open' and e.direction = 'credit'
     order by e.booked_on, e.id limit ${mostProposed}`.execute(db)
  return rows
}

/** An entry of the caller's sites, locked until the end of the transaction, before all that it settles; undefined for every other. */
export async function lockEntry(tx: Tx, staff: Caller, entryId: number) {
  await sql`select from bank_entries where id = ${entryId} for no key update`.execute(tx)
  const { rows } = await sql<StoredEntry>`
    select ${entryColumns} from ${ownEntries(staff)} where e.id = ${entryId}`.execute(tx)
  return rows[0]
}

type Decision = { status: EntryState; note: string; accountId: number; now: Date }

/** Writes what was decided; an entry that is open again is as if nothing was. */
export const storeDecision = (tx: Tx, entryId: number, { status, note, accountId, now }: Decision) =>
  tx
    .updateTable('bank_entries')
    .set({
      status,
      note,
      decided_at: status === 'open' ? null : now,
      decided_by: status === 'open' ? null : accountId,
    })
    .where('id', '=', entryId)
    .execute()

type SettledFor = { entryId: number; customerId: number; company: string; numbers: string[] }

/** Whose settled entries are, and the numbers of what they settled that the caller may see. */
export async function findSettled(db: Db, staff: Caller, entryIds: readonly number[]) {
  const isOwn = canAccessItem(staff, { orgId: sql.ref('c.org_id'), itemId: sql.ref('f.id') })
  const { rows } = await sql<SettledFor>`
    select p.entry_id as "entryId", min(c.id) as "customerId", min(c.company) as company,
           (select coalesce(json_agg(number order by number), '[]') from (
              select f.number from clearings l join finance_items f on f.id = l.debit_id join customers c on c.id = f.customer_id
               where l.entry_id = p.entry_id and f.kind <> 'difference' and ${isOwn} group by f.id, f.number having sum(l.amount) > 0
              union
              select o.order_number from payment_postings q join finance_items f on f.id = q.item_id join orders o on o.id = f.order_id
               where q.entry_id = p.entry_id and q.kind = 'payment' and q.taken_back_by is null and ${takesPrepayment(staff)}) settled) as numbers
      from payment_postings p
      join finance_items f on f.id = p.item_id
      join customers c on c.id = f.customer_id
     where p.entry_id = any(${entryIds}::bigint[]) and p.kind = 'payment' and p.taken_back_by is null
     group by p.entry_id`.execute(db)
  return new Map(rows.map((row) => [row.entryId, row]))
}
