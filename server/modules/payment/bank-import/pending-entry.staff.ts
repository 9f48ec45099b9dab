import { sql } from 'kysely'
import type { EntryContent } from '../../../../rules/ledger/bank-identity/entry-content.ts'
import { type PendingContent, pendingDays } from '../../../../rules/ledger/bank-identity/pending-entry.ts'
import { addDays } from '../../../../rules/shipping/day.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { substringPattern } from '../../../db/like.ts'
import type { Caller } from '../../../http/caller.ts'
import { isOwnStatement, type OwnAccount } from './statement.staff.ts'

type Row = Omit<EntryContent, 'counterparty' | 'bookedOn'> & { id: number; payerName: string; payerAccount: string }

const toContent = <Days>({ payerName, payerAccount, ...content }: Row & Days) => ({
  ...content,
  counterparty: { name: payerName, account: payerAccount },
})

const ofAccount = ({ account, currency }: OwnAccount) =>
  sql`statement_id in (select id from bank_statements where account = ${account} and currency = ${currency})`

const columns = sql`
  e.id, e.reference, e.part, e.amount, e.currency, e.direction, e.is_reversal as "isReversal", e.payer_name as "payerName",
  e.payer_account as "payerAccount", e.end_to_end_id as "endToEndId", e.creditor_references as "creditorReferences", e.remittance,
  e.return_reason as "returnReason"`

/** Takes away what is shown no more. Its account is locked. */
export const deleteOldPending = (tx: Tx, account: OwnAccount, today: string) =>
  sql`delete from pending_entries where ${ofAccount(account)} and seen_on < ${addDays(today, -pendingDays)}`.execute(tx)

/** What of an account is not booked, or was announced before it was; with `booked_as` where that is known. */
export async function findPending(tx: Tx, account: OwnAccount) {
  const { rows } = await sql<Row & { expectedOn: string | null; seenOn: string; bookedAs: number | null }>`
    select ${columns}, e.expected_on as "expectedOn", e.seen_on as "seenOn", e.booked_as as "bookedAs"
      from pending_entries e where ${ofAccount(account)} order by e.id`.execute(tx)
  return rows.map(toContent)
}

/** Entries that some of what an account has pending may be booked as: the same amount within its days, and nothing else booked as it. */
export async function findBookedAlike(tx: Tx, account: OwnAccount) {
  const { rows } = await sql<Row & { bookedOn: string }>`
    select ${columns}, e.booked_on as "bookedOn"
      from bank_entries e
     where ${ofAccount(account)} and not exists (select from pending_entries b where b.booked_as = e.id)
       and exists (
             select from pending_entries p
              where p.statement_id in (select id from bank_statements where account = ${account.account} and currency = ${account.currency})
                and p.booked_as is null and p.amount = e.amount and p.direction = e.direction
                and e.booked_on between coalesce(p.expected_on, p.seen_on) - 1 and coalesce(p.expected_on, p.seen_on) + ${pendingDays}::integer)
     order by e.booked_on, e.id`.execute(tx)
  return rows.map(toContent)
}

/** Stores what a statement announces and has not booked. */
export async function storePending(tx: Tx, statementId: number, pending: readonly PendingContent[]) {
  await sql`
    insert into pending_entries (statement_id, reference, part, expected_on, seen_on, amount, currency, direction, is_reversal,
                                 return_reason, payer_name, payer_account, remittance, creditor_references, end_to_end_id)
    select ${statementId}, e.reference, e.part, e."expectedOn", e."seenOn", e.amount, e.currency, e.direction, e."isReversal",
           e."returnReason", e.counterparty->>'name', e.counterparty->>'account', e.remittance,
           array(select json_array_elements_text(e."creditorReferences")), e."endToEndId"
      from json_to_recordset(${JSON.stringify(pending)}::json)
           as e (reference text, part integer, "expectedOn" date, "seenOn" date, amount bigint, currency text, direction text,
                 "isReversal" boolean, "returnReason" text, counterparty json, remittance text, "creditorReferences" json,
                 "endToEndId" text)`.execute(tx)
}

/** Notes as which entry each was booked: it is pending no more. */
export const storeBooked = (tx: Tx, booked: readonly { id: number; entryId: number }[]) =>
  sql`
    update pending_entries p set booked_as = b."entryId"
      from json_to_recordset(${JSON.stringify(booked)}::json) as b (id bigint, "entryId" bigint)
     where p.id = b.id and p.booked_as is null`.execute(tx)

type PendingFilters = { keyword: string; today: string; limit: number; offset: number }
type PendingRow = {
  pendingId: number
  account: string
  statement: string
  expectedOn: string | null
  seenOn: string
  amount: number
  currency: string
  direction: 'credit' | 'debit'
  payerName: string
  payerAccount: string
  remittance: string
}

/** A page of what is not booked yet of accounts of the sites that the caller can access, the latest first, and how many there are. */
export async function findPendingPage(db: Db, staff: Caller, { keyword, today, limit, offset }: PendingFilters) {
  const own = sql`
    pending_entries e join bank_statements st on st.id = e.statement_id and ${isOwnStatement(staff)}
     where e.booked_as is null and e.seen_on >= ${addDays(today, -pendingDays)}
       and (${keyword} = '' or concat_ws(' ', e.payer_name, e.payer_account, e.remittance, e.end_to_end_id) ilike ${substringPattern(keyword)})`
  const { rows } = await sql<PendingRow>`
    select e.id as "pendingId", st.account, st.reference as statement, e.expected_on as "expectedOn", e.seen_on as "seenOn", e.amount,
           e.currency, e.direction, e.payer_name as "payerName", e.payer_account as "payerAccount", e.remittance
      from ${own} order by coalesce(e.expected_on, e.seen_on) desc, e.id desc limit ${limit} offset ${offset}`.execute(
    db,
  )
  const counted = await sql<{ total: number }>`select count(*)::integer as total from ${own}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
