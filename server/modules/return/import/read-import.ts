import type { Reply } from '../../../../contract/endpoint.ts'
import type { readReturnImport } from '../../../../contract/return/import.ts'
import {
  longestBatchNumber,
  longestReturnText,
  type ReturnKind,
  type ReturnReason,
} from '../../../../rules/return/return.ts'
import { importAnswers } from '../../../../rules/return/return-import.ts'
import { readBatch } from '../../../../rules/scan/code.ts'
import type { TableChoice } from '../../../../rules/table-file/table-file.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { ReturnableRow } from '../apply/returnable.queries.ts'
import { toReturnable } from '../apply/returnable.ts'
import { loadSiteTerms, type SiteTerms } from '../apply/terms.ts'
import { findImportLines } from './import-lines.queries.ts'
import { type ImportRow, importRows, readReason } from './import-rows.ts'

type Call = { db: Db; caller: CustomerCaller; now: Date; language: Language }
type Import = Reply<typeof readReturnImport>
type Row = Import['rows'][number]

/** What each row of a file means, by one query for all of them. Changes nothing. */
export async function readImport(
  { db, caller, now, language }: Call,
  bytes: Buffer,
  { type = 'quality', ...choice }: TableChoice & { type?: ReturnKind },
): Promise<Import> {
  const { rows, bad, read: table } = await importRows(bytes, { caller, language, choice })
  const terms = await loadSiteTerms(db, caller.orgId, now)
  const lines = Map.groupBy(await findImportLines(db, caller, rows), ({ row }) => row)
  const claims = rows.map((row) => toClaim(row, type, lines.get(row.row) ?? [], terms))
  const answers = importAnswers(claims)
  const read = claims.map(({ typed, line, isUnreadable }, at): Row => {
    const { answer, reason, choices } = answers[at] ?? { answer: 'refused', reason: null, choices: [] }
    const why = isUnreadable ? 'rma.import_too_long' : reason
    const lineChoices = choices.map(({ found }) => toReturnable(found, terms))
    return { ...typed, ...line, answer, msg: why && say(language, why), choices: lineChoices }
  })
  const unread = bad.map(({ row, msg }): Row => ({ ...nothing, row, answer: 'refused', msg, choices: [] }))
  return { rows: [...read, ...unread].sort((one, other) => one.row - other.row), table }
}

const nothing = { orderno: '', number: '', qty: null, batchNumber: '', reason: null, otherReason: '' }

/** A row as it was typed, and the lines that it may mean by the terms of its reason. */
function toClaim(typed: ImportRow, type: ReturnKind, returnableRows: readonly ReturnableRow[], { termOf }: SiteTerms) {
  const { row, orderno, number } = typed
  const { reason, otherReason } = type === 'quality' ? readReason(typed) : noReason(typed)
  const quantity = /^\d{1,6}$/.test(typed.quantity) ? Number(typed.quantity) : Number.NaN
  const choices = returnableRows.map((line) => ({
    found: line,
    orderno: line.orderno,
    position: line.position,
    isDelivered: line.isDelivered,
    returnable: line.returnable,
    isLate: termOf({ type, reason }, line).isLate,
  }))
  const qty = Number.isNaN(quantity) ? null : quantity
  const batchNumber = readBatch(typed.batch)
  return {
    quantity,
    choices,
    isUnreadable: batchNumber.length > longestBatchNumber || otherReason.length > longestReturnText,
    typed: { row, orderno, number },
    line: { qty, batchNumber, reason, otherReason },
  }
}

const noReason = ({ otherReason }: ImportRow): { reason: ReturnReason | null; otherReason: string } => ({
  reason: null,
  otherReason,
})
