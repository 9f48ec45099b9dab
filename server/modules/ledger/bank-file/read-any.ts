import type { BankStatement } from '../../../../rules/ledger/bank-statement.ts'
import { isMt940, readMt940 } from './mt940/read-mt940.ts'
import { type BankFileReading, readCamt } from './read-camt.ts'
import { unpackFiles } from './unpack.ts'

/** The statements of a file of a bank, or of all files of a ZIP file. Refuses all of it where one of them is not understood. */
export function readAny(bytes: Uint8Array): BankFileReading {
  const unpacked = unpackFiles(bytes)
  if ('refused' in unpacked) return unpacked
  const statements: BankStatement[] = []
  for (const { name, bytes: file } of unpacked.files) {
    const reading = isMt940(file) ? readMt940(file) : readCamt(file)
    if ('refused' in reading)
      return name === undefined ? reading : { ...reading, place: { ...reading.place, file: name } }
    statements.push(...reading.statements)
  }
  return { statements }
}
