import { callerKey } from '../../../http/caller.ts'
import { callLanguage } from '../../../http/language.ts'
import { Refusal, sayRefusal } from '../../../http/refuse.ts'
import { readBankFile } from '../../ledger/bank-file/read-bank-file.ts'
import type { ReadStatement } from '../../ledger/bank-file/statement-parts.ts'
import type { PackedBankFile } from '../bank-table/packed-tables.ts'
import { readBankTable, type TableCall, type TableSettings } from '../bank-table/read-bank-table.ts'
import { toRefusal } from './place-words.ts'

type Chosen = Pick<TableSettings, 'bankAccountId' | 'encoding'>

/** The statements of the files of a ZIP file, of which some are tables. Refuses all of them where one is not understood, by its name. */
export async function readPackedFiles(
  call: TableCall,
  files: readonly PackedBankFile[],
  chosen: Chosen,
): Promise<{ statements: ReadStatement[] }> {
  const statements: ReadStatement[] = []
  for (const file of files) statements.push(...(await readPackedFile(call, file, chosen)))
  return { statements }
}

async function readPackedFile(call: TableCall, { name, bytes, isTable }: PackedBankFile, chosen: Chosen) {
  if (isTable)
    return (await readPackedTable(call, bytes, chosen).catch((error) => throwInFile(call, name, error))).statements
  const reading = await readBankFile(bytes, { callerId: callerKey(call.caller) })
  if ('refused' in reading) throw toRefusal({ ...reading, place: { ...reading.place, file: name } })
  return reading.statements
}

/** The account that is chosen is that of the tables alone which do not say themselves of which one they are. */
function readPackedTable(call: TableCall, bytes: Buffer, { bankAccountId, encoding }: Chosen) {
  return readBankTable(call, bytes, { encoding }).catch((error) => {
    if (bankAccountId === undefined || !isOpenAccount(error)) throw error
    return readBankTable(call, bytes, { bankAccountId, encoding })
  })
}

const isOpenAccount = (error: unknown) => error instanceof Refusal && error.code === 'bank_table.which_account'

function throwInFile({ request, caller }: TableCall, file: string, error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  const { code, fields, details, retryAfter } = error
  const reason = sayRefusal(callLanguage(request, caller), error)
  const words = { key: 'bank_table.in_file', values: { file, said: reason } } as const
  throw new Refusal(code, { fields, details, words, ...(retryAfter !== undefined && { retryAfter }) })
}
