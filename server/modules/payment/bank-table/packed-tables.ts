import { isZip } from '../../../files/zip-parts.ts'
import { unpackFiles } from '../../ledger/bank-file/unpack.ts'
import { isBankTable } from './is-table.ts'

/** A file of a ZIP file of a bank. */
export type PackedBankFile = { name: string; bytes: Buffer; isTable: boolean }

/** The files of a ZIP file that holds tables of a bank; undefined of any other file. */
export function unpackTables(bytes: Buffer): PackedBankFile[] | undefined {
  if (!isZip(bytes) || isBankTable(bytes)) return undefined
  const unpacked = unpackFiles(bytes)
  if ('refused' in unpacked) return undefined
  const files = unpacked.files.map(({ name = '', bytes: packed }) => {
    const file = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength)
    return { name, bytes: file, isTable: isBankTable(file) }
  })
  return files.some(({ isTable }) => isTable) ? files : undefined
}
