import { createHash } from 'node:crypto'
import { readAny } from './read-any.ts'
import type { BankFileReading, BankFileRefused } from './read-camt.ts'

type Statement = Extract<BankFileReading, { statements: unknown }>['statements'][number]

/** As it travels from a thread: the entries by some hundreds as JSON, so that each part holds the others but for a moment. */
export type PackedBankFile =
  | BankFileRefused
  | {
      statements: (Omit<Statement, 'entries' | 'pending'> & {
        digest: string
        parts: string[]
        pendingParts: string[]
      })[]
    }

const entriesOfAPart = 200

/** Reads a bank file in a thread. */
export default function readInThread(bytes: Uint8Array): PackedBankFile {
  const reading = readAny(bytes)
  return 'refused' in reading ? reading : { statements: reading.statements.map(packed) }
}

function packed({ entries, ...told }: Statement) {
  const { pending, ...statement } = told
  const [parts, pendingParts] = [toParts(entries), toParts(pending)]
  // As it was before the payments that are not booked were told: what was read then is the same today.
  const hash = createHash('sha256').update(JSON.stringify({ ...told, pending: pending.length }))
  for (const part of [...parts, ...pendingParts]) hash.update(part)
  return { ...statement, digest: hash.digest('hex'), parts, pendingParts }
}

function toParts(entries: readonly unknown[]): string[] {
  const starts = Array.from({ length: Math.ceil(entries.length / entriesOfAPart) }, (_, at) => at * entriesOfAPart)
  return starts.map((start) => JSON.stringify(entries.slice(start, start + entriesOfAPart)))
}
