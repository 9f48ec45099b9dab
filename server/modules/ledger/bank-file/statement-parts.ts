import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BankStatement } from '../../../../rules/ledger/bank-statement.ts'

/** `digest` is the same for the very same statement. */
export type ReadStatement = BankStatement & { digest: string }

/** A statement as it travels from a thread: the entries by some hundreds as JSON, so that each part holds the others but for a moment. */
export type PackedStatement = Omit<BankStatement, 'entries' | 'pending'> & {
  digest: string
  parts: string[]
  pendingParts: string[]
}

const entriesOfAPart = 200

export function packStatement({ entries, ...content }: BankStatement): PackedStatement {
  const { pending, ...statement } = content
  const [parts, pendingParts] = [toParts(entries), toParts(pending)]
  // As it was before the pending payments were announced: what was read then is the same today.
  const hash = createHash('sha256').update(JSON.stringify({ ...content, pending: pending.length }))
  for (const part of [...parts, ...pendingParts]) hash.update(part)
  return { ...statement, digest: hash.digest('hex'), parts, pendingParts }
}

function toParts(entries: readonly unknown[]): string[] {
  const starts = Array.from({ length: Math.ceil(entries.length / entriesOfAPart) }, (_, at) => at * entriesOfAPart)
  return starts.map((start) => JSON.stringify(entries.slice(start, start + entriesOfAPart)))
}

export async function unpackStatements(packed: readonly PackedStatement[]): Promise<ReadStatement[]> {
  const statements: ReadStatement[] = []
  for (const { parts, pendingParts, ...statement } of packed)
    statements.push({ ...statement, entries: await unpack(parts), pending: await unpack(pendingParts) })
  return statements
}

async function unpack<Entry>(parts: readonly string[]): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const part of parts) {
    entries.push(...JSON.parse(part))
    await nextTurn()
  }
  return entries
}
