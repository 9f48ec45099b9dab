import { setImmediate as nextTurn } from 'node:timers/promises'
import { type BankStatement, largestBankFile } from '../../../../rules/finance/bank-statement.ts'
import { runInThread } from '../../../threads/pool.ts'
import type { PackedBankFile } from './read-bank-file-task.ts'
import type { BankFileRefused } from './read-camt.ts'

type Turn = { person: string; signal?: AbortSignal }

/** `digest` is the same for the very same statement. */
export type ReadStatement = BankStatement & { digest: string }

const reader = new URL('read-bank-file-task.ts', import.meta.url)

/**
 * The statements of a bank file. It is read in a thread, of which each person has a share: ten megabytes take up to a second, and what the
 * parser takes of memory is given back only when its thread ends.
 */
export async function readBankFile(
  bytes: Uint8Array,
  turn: Turn,
): Promise<{ statements: ReadStatement[] } | BankFileRefused> {
  if (bytes.length > largestBankFile) return { refused: 'bank_file.too_large' }
  // The task answers what it is declared to.
  const answer = (await runInThread(reader, () => bytes, turn)) as PackedBankFile
  if ('refused' in answer) return answer
  const statements: ReadStatement[] = []
  for (const { parts, pendingParts, ...statement } of answer.statements)
    statements.push({ ...statement, entries: await unpack(parts), pending: await unpack(pendingParts) })
  return { statements }
}

async function unpack<Entry>(parts: readonly string[]): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const part of parts) {
    entries.push(...JSON.parse(part))
    await nextTurn()
  }
  return entries
}
