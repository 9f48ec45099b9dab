import type { BankEntry, BankStatement } from '../../../../../../rules/ledger/bank-statement.ts'
import { readMt940 } from '../read-mt940.ts'

export const account = 'DE89370400440532013000'

type Around = { opening?: string; closing?: string; of?: string }

/** A file of one statement with these fields between its balances. */
export function makeFile(fields: readonly string[], around: Around = {}): string {
  const { opening = 'C260301EUR100,', closing = 'C260302EUR100,', of = account } = around
  const head = [':20:STARTUMSE', `:25:${of}`, ':28C:00027/001', `:60F:${opening}`]
  return [...head, ...fields, `:62F:${closing}`, '-', ''].join('\r\n')
}

export function readFile(text: string | Uint8Array): BankStatement[] {
  const reading = readMt940(typeof text === 'string' ? Buffer.from(text) : text)
  if ('refused' in reading) throw new Error(`${reading.refused} ${reading.place?.line}`)
  return reading.statements
}

export const readEntries = (fields: readonly string[]): BankEntry[] =>
  readFile(makeFile(fields)).flatMap(({ entries }) => entries)

export function readEntry(line: string, ...details: string[]): BankEntry {
  const [entry] = readEntries([line, ...details])
  if (!entry) throw new Error('There is no entry')
  return entry
}

/** The entry of which this is said. */
export const readSaid = (...details: string[]): BankEntry => readEntry(':61:2603020302C12,50NTRFNONREF', ...details)
