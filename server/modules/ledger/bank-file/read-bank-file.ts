import { largestBankFile } from '../../../../rules/ledger/bank-statement.ts'
import { runInThread } from '../../../threads/pool.ts'
import type { PackedBankFile } from './read-bank-file-task.ts'
import type { BankFileRefused } from './read-camt.ts'
import { type ReadStatement, unpackStatements } from './statement-parts.ts'

type Turn = { callerId: string; signal?: AbortSignal }

const reader = new URL('read-bank-file-task.ts', import.meta.url)

/**
 * The statements of a bank file. It is read in a thread, of which each caller has a share: ten megabytes take up to a second, and what the
 * parser takes of memory is given back only when its thread ends.
 */
export async function readBankFile(
  bytes: Uint8Array,
  turn: Turn,
): Promise<{ statements: ReadStatement[] } | BankFileRefused> {
  if (bytes.length > largestBankFile) return { refused: 'bank_file.too_large' }
  // The task answers what it is declared to.
  const answer = (await runInThread(reader, () => bytes, turn)) as PackedBankFile
  return 'refused' in answer ? answer : { statements: await unpackStatements(answer.statements) }
}
