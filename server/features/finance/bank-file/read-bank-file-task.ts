import { createHash } from 'node:crypto'
import { readAny } from './read-any.ts'
import type { BankFileReading, BankFileRefused } from './read-camt.ts'

type Statement = Extract<BankFileReading, { statements: unknown }>['statements'][number]

/** As it travels from a thread: the entries by some hundreds as JSON, so that each part holds the others but for a moment. */
export type PackedBankFile =
  | BankFileRefused
  | { statements: (Omit<Statement, 'entries'> & { digest: string; parts: string[] })[] }

const entriesOfAPart = 200

/** Reads a bank file in a thread. */
export default function readInThread(bytes: Uint8Array): PackedBankFile {
  const reading = readAny(bytes)
  return 'refused' in reading ? reading : { statements: reading.statements.map(packed) }
}

function packed({ entries, ...statement }: Statement) {
  const starts = Array.from({ length: Math.ceil(entries.length / entriesOfAPart) }, (_, at) => at * entriesOfAPart)
  const parts = starts.map((start) => JSON.stringify(entries.slice(start, start + entriesOfAPart)))
  const hash = createHash('sha256').update(JSON.stringify(statement))
  for (const part of parts) hash.update(part)
  return { ...statement, digest: hash.digest('hex'), parts }
}
