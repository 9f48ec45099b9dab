import { sql } from 'kysely'
import { creditorReference } from '../../../../rules/invoice/creditor-reference.ts'
import { longestItemKeyword } from '../../../../rules/ledger/item.ts'
import { mostOfKind } from '../../../../rules/office/find.ts'
import type { EntryState } from '../../../../rules/payment/payment.ts'
import { isOwnStatement } from '../../payment/bank-import/statement.staff.ts'
import { type Found, lookUp, type Seeker } from './found.ts'

type Row = {
  reference: string
  endToEndId: string
  remittance: string
  payerName: string
  status: EntryState
}

/** Entries of the bank by its own reference, by that of who paid, or by a reference of ours that they named (ISO 11649). */
export async function findEntries({ tx, staff, sought, typed }: Seeker): Promise<Found[]> {
  const reference = typed.toUpperCase()
  const { rows } = await sql<Row>`
    select e.reference, e.end_to_end_id as "endToEndId", e.remittance, e.payer_name as "payerName", e.status
      from (select id from bank_entries where upper(reference) = ${reference}
            union select id from bank_entries
                   where upper(end_to_end_id) = ${reference} and end_to_end_id <> '' and ${reference !== unknown}
            union select id from bank_entries where creditor_references && array[${reference.replaceAll(/\s/g, '')}, ${creditorReference(sought)}]::text[]
           ) f
      ${lookUp('bank_entries', 'e')}
      join bank_statements st on st.id = e.statement_id
     where ${isOwnStatement(staff)}
     order by e.booked_on desc, e.id desc
     limit ${mostOfKind}`.execute(tx)
  return rows.map((row) => ({
    kind: 'bankEntry',
    page: 'payments',
    number: row.reference,
    name: row.payerName,
    entry: { status: row.status, keyword: listKeyword(row) },
  }))
}

/** What banks write where the payer has given no reference. */
const unknown = 'NOTPROVIDED'

/** By which the list of payments shows an entry: it knows what the payer wrote. */
function listKeyword({ endToEndId, remittance, payerName }: Row) {
  const written = endToEndId !== '' && endToEndId !== unknown ? endToEndId : remittance || payerName
  return written.slice(0, longestItemKeyword)
}
