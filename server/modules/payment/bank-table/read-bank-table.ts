import type { FastifyRequest } from 'fastify'
import { largestBankTable } from '../../../../rules/ledger/bank-statement.ts'
import type { TableLayout } from '../../../../rules/ledger/bank-table/layout.ts'
import { addDays, isoDay } from '../../../../rules/shipping/day.ts'
import type { TableEncoding, TableQuestion } from '../../../../rules/table-file/table-file.ts'
import type { Db } from '../../../db/database.ts'
import { isZip } from '../../../files/zip-parts.ts'
import { type Caller, callerKey } from '../../../http/caller.ts'
import { callLanguage } from '../../../http/language.ts'
import { Refusal } from '../../../http/refuse.ts'
import { fileSheets } from '../../../spreadsheets/table-file.ts'
import { runInThread } from '../../../threads/pool.ts'
import { type ReadStatement, unpackStatements } from '../../ledger/bank-file/statement-parts.ts'
import { findAccounts, findLayouts } from './layout.staff.ts'
import { toLineRefusal } from './line-words.ts'
import { unpackTables } from './packed-tables.ts'
import type { TableAnswer, TableRequest } from './study-task.ts'
import { mostLines, readSheetLines } from './table-lines.ts'

export type TableCall = { db: Db; caller: Caller; request: FastifyRequest; now: Date }

/** What staff say of a table: of which account it is, how it is read, and in which encoding where it does not say. */
export type TableSettings = {
  bankAccountId?: number | undefined
  layout?: TableLayout | undefined
  encoding?: TableEncoding | undefined
}

type Studied = Extract<TableAnswer, { preview: unknown }>

const studies = new URL('study-task.ts', import.meta.url)

// Banks book on the next day of the bank what comes before holidays.
const daysAhead = 5

/**
 * A table of a bank as it is read, or would be; of a ZIP file the first that is not described, or not read as it is. Refused
 * where it is none, is too long, or has letters that can be read in two ways.
 */
export async function studyBankTable(call: TableCall, bytes: Buffer, settings: TableSettings): Promise<Studied> {
  const tables = unpackTables(bytes)?.filter(({ isTable }) => isTable)
  for (const table of tables ?? []) {
    const { preview, isDescribed, fault } = await studyTable(call, table.bytes, { encoding: settings.encoding })
    if (!preview.isKept || !isDescribed || fault) return studyTable(call, table.bytes, settings)
  }
  return studyTable(call, tables?.[0]?.bytes ?? bytes, settings)
}

async function studyTable(call: TableCall, bytes: Buffer, settings: TableSettings): Promise<Studied> {
  const { db, caller, request, now } = call
  const callerId = callerKey(caller)
  if (bytes.length > largestBankTable) throw new Refusal('bank_table.too_many_rows', { fields: ['file'] })
  const [accounts, kept] = [await findAccounts(db, caller), await findLayouts(db, caller)]
  const file = await openFile(bytes, callerId)
  const { bankAccountId: chosenId = null, layout: given = null, encoding } = settings
  const context = { accounts, kept, latest: addDays(isoDay(now), daysAhead), chosenId, given }
  const asked: TableRequest = { file, language: callLanguage(request, caller), encoding, context }
  // The task answers what it is declared to.
  const answer = (await runInThread(studies, () => asked, { callerId })) as TableAnswer
  if ('refused' in answer) throw new Refusal(answer.refused, { fields: ['file'] })
  if (!('ways' in answer)) return answer
  const [one, other] = answer.words
  const details: TableQuestion = { readings: answer.ways }
  throw new Refusal('table.letters', { words: { key: 'table.letters_of', values: { one, other } }, details })
}

/** Workbooks are read in a process of their own, texts where they are studied. */
async function openFile(bytes: Buffer, callerId: string): Promise<TableRequest['file']> {
  const sheets = await fileSheets(bytes, mostLines, callerId)
  if (sheets) return { sheets: sheets.map(readSheetLines) }
  if (isZip(bytes)) throw new Refusal('bank_file.not_xml', { fields: ['file'] })
  return { bytes }
}

/**
 * The statements of a table that is described. Refused where it is not yet, where nothing says of which of our accounts it is, and by its
 * line where one cannot be read.
 */
export async function readBankTable(
  call: TableCall,
  bytes: Buffer,
  settings: Pick<TableSettings, 'bankAccountId' | 'encoding'>,
): Promise<{ statements: ReadStatement[] }> {
  const { preview, isKnown, isDescribed, statements, fault } = await studyTable(call, bytes, settings)
  const fields = ['file']
  if (isKnown && preview.gaps.includes('account')) throw new Refusal('bank_table.which_account', { fields })
  if (!preview.isKept) throw new Refusal('bank_table.unknown', { fields })
  if (!isDescribed) throw new Refusal('bank_table.unclear', { fields })
  if (fault) throw toLineRefusal(fault)
  return { statements: await unpackStatements(statements) }
}
