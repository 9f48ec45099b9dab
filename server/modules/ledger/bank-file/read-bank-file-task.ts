import { readAny } from './read-any.ts'
import type { BankFileRefused } from './read-camt.ts'
import { type PackedStatement, packStatement } from './statement-parts.ts'

export type PackedBankFile = BankFileRefused | { statements: PackedStatement[] }

/** Reads a bank file in a thread. */
export default function readInThread(bytes: Uint8Array): PackedBankFile {
  const reading = readAny(bytes)
  return 'refused' in reading ? reading : { statements: reading.statements.map(packStatement) }
}
