import { sql } from 'kysely'
import type { KnownEntry } from '../../../../rules/ledger/bank-identity/entry-content.ts'
import type { BankEntry, StatementEvidence } from '../../../../rules/ledger/bank-statement.ts'
import { movedBy } from '../../../../rules/ledger/statement-balance.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import { canAccessSite } from '../../../staff/site-access.ts'
import type { ReadStatement } from '../../ledger/bank-file/statement-parts.ts'

export type OwnAccount = { account: string; currency: string }

/**
 * The sites of those of the accounts that the caller can access, by account and currency. Each account is locked until the end of the
 * transaction, in one order, whatever order the file has: two files of one account are read one after the other.
 */
export async function lockOwnAccounts(tx: Tx, staff: Caller, accounts: readonly OwnAccount[]) {
  const named = accounts.map(({ account, currency }) => ({ account, currency }))
  const { rows } = await sql<OwnAccount & { orgId: number }>`
    select b.account, b.currency, b.org_id as "orgId" from own_bank_accounts b
     where (b.account, b.currency) in (
             select account, currency from json_to_recordset(${JSON.stringify(named)}::json) as a (account text, currency text))
       and ${canAccessSite(staff, sql.ref('b.org_id'))}
     order by b.id for no key update`.execute(tx)
  return new Map(rows.toReversed().map(({ orgId, ...account }) => [accountKey(account), orgId]))
}

/** Whether a statement (`st`) is of an account of the sites that the caller can access. */
export const isOwnStatement = (staff: Caller) => sql<boolean>`(${canAccessSite(staff, sql.ref('st.org_id'))} or exists (
  select from own_bank_accounts b
   where b.account = st.account and b.currency = st.currency and ${canAccessSite(staff, sql.ref('b.org_id'))}))`

export const accountKey = ({ account, currency }: OwnAccount) => `${account} ${currency}`

type StatementImport = { orgId: number; accountId: number; now: Date }

/** The id of a statement that is stored now; undefined where the very same is there. Its account is locked. */
export async function storeStatement(tx: Tx, statement: ReadStatement, { orgId, accountId, now }: StatementImport) {
  const { account, currency, id, from, to } = statement
  const { rows } = await sql<{ id: number }>`
    insert into bank_statements (org_id, account, currency, reference, from_on, until_on, imported_at, imported_by, digest, kind, sequence,
                                 written_at, starts_at, ends_at, opening, closing, moved, page, delivery)
    select ${orgId}, ${account}, ${currency}, ${id}, ${from}::date, ${to}::date, ${now}::timestamptz, ${accountId}, ${statement.digest},
           ${statement.kind}, ${statement.sequence}, ${statement.writtenAt}::timestamp, ${statement.startsAt}::timestamp,
           ${statement.endsAt}::timestamp, ${statement.opening}::bigint, ${statement.closing}::bigint, ${movedBy(statement.entries)}::bigint,
           ${statement.page}::integer, coalesce(max(delivery) + 1, 0)
      from bank_statements
     where account = ${account} and currency = ${currency} and reference = ${id} and from_on is not distinct from ${from}::date
       and until_on is not distinct from ${to}::date
    on conflict (account, currency, digest) where digest <> '' do nothing
    returning id`.execute(tx)
  return rows[0]?.id
}

type EntryRow = Omit<KnownEntry, 'statements' | 'counterparty'> & {
  name: string
  payerAccount: string
  named: number[]
}
type EvidenceRow = StatementEvidence & { statementId: number }

const localTime = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI:SS')`

/** What was read of an account on some days (ISO dates), each entry with the statements that name it. */
export async function findKnownEntries(db: Db | Tx, { account, currency }: OwnAccount, days: readonly string[]) {
  const entries: EntryRow[] = []
  for (let rows: EntryRow[] = []; ; ) {
    rows = await findEntryPart(db, { account, currency, days, after: rows.at(-1)?.id ?? 0 })
    entries.push(...rows)
    if (rows.length < entriesOfAPart) break
  }
  const statements = await findEvidence(db, [...new Set(entries.flatMap(({ named }) => named))])
  return entries.map(({ name, payerAccount, named, ...entry }): KnownEntry => {
    const counterparty = { name, account: payerAccount }
    return { ...entry, counterparty, statements: named.flatMap((id) => statements.get(id) ?? []) }
  })
}

// Of a day there may be ten thousand, and rows hold everybody while they are read.
const entriesOfAPart = 500

type EntryPart = OwnAccount & { days: readonly string[]; after: number }

async function findEntryPart(db: Db | Tx, { account, currency, days, after }: EntryPart) {
  const { rows } = await sql<EntryRow>`
    select e.id, e.reference, e.part, e.booked_on as "bookedOn", e.amount, e.currency, e.direction, e.is_reversal as "isReversal",
           e.payer_name as name, e.payer_account as "payerAccount", e.end_to_end_id as "endToEndId",
           e.creditor_references as "creditorReferences", e.remittance, e.return_reason as "returnReason",
           array_to_json(array(select e.statement_id union select r.statement_id from entry_repeats r where r.entry_id = e.id)) as named
      from bank_entries e
      join bank_statements st on st.id = e.statement_id and st.account = ${account} and st.currency = ${currency}
     where e.booked_on = any(${days}::date[]) and e.id > ${after}
     order by e.id limit ${entriesOfAPart}`.execute(db)
  return rows
}

/** What statements say of themselves, by their ids. */
async function findEvidence(db: Db | Tx, statementIds: readonly number[]) {
  const { rows } = await sql<EvidenceRow>`
    select id as "statementId", reference as id, sequence, kind, ${localTime('written_at')} as "writtenAt", opening, closing, page,
           ${localTime('starts')} as "startsAt", ${localTime('ends')} as "endsAt"
      from (select *, coalesce(starts_at, from_on::timestamp) as starts,
                   coalesce(ends_at, until_on + interval '1 day') as ends
              from bank_statements where id = any(${statementIds}::bigint[])) st`.execute(db)
  return new Map(rows.map(({ statementId, ...evidence }) => [statementId, evidence]))
}

type NewEntry = BankEntry & { equalTo: number | null }

/** Stores entries that are new, or may be; what a file says twice of one place is no file of a bank. */
export async function storeEntries(tx: Tx, statementId: number, entries: readonly NewEntry[]) {
  await sql`
    insert into bank_entries (statement_id, reference, part, booked_on, amount, currency, direction, is_reversal, return_reason,
                              payer_name, payer_account, remittance, creditor_references, end_to_end_id, bank_note, equal_to)
    select ${statementId}, e.reference, e.part, e."bookedOn", e.amount, e.currency, e.direction, e."isReversal", e."returnReason",
           e.counterparty->>'name', e.counterparty->>'account', e.remittance,
           array(select json_array_elements_text(e."creditorReferences")), e."endToEndId", e.note, e."equalTo"
      from json_to_recordset(${JSON.stringify(entries)}::json)
           as e (reference text, part integer, "bookedOn" date, amount bigint, currency text, direction text, "isReversal" boolean,
                 "returnReason" text, counterparty json, remittance text, "creditorReferences" json, "endToEndId" text, note text,
                 "equalTo" bigint)`.execute(tx)
}

/** Notes that a statement names entries that another one named before. */
export const storeRepeats = (tx: Tx, statementId: number, entryIds: readonly number[]) =>
  sql`insert into entry_repeats (entry_id, statement_id) select unnest(${entryIds}::bigint[]), ${statementId}`.execute(
    tx,
  )
