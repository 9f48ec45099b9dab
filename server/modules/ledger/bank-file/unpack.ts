import { inflateRawSync } from 'node:zlib'
import { largestBankFile } from '../../../../rules/ledger/bank-statement.ts'
import { isZip, readParts } from '../../../files/zip-parts.ts'
import type { BankFileRefused } from './read-camt.ts'

/** A file of a bank, with its name where it came in a ZIP file. */
export type PackedFile = { name?: string; bytes: Uint8Array }

// A bank packs a file for each day and account.
const mostFiles = 1_000

/** The files of a ZIP file, as savings banks hand statements out; any other file as it is. Together they are no larger than one may be. */
export function unpackFiles(bytes: Uint8Array): { files: PackedFile[] } | BankFileRefused {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!isZip(file)) return { files: [{ bytes }] }
  const parts = readParts(file)?.filter(({ name }) => !name.endsWith('/') && !name.startsWith('__MACOSX/'))
  if (!parts || parts.length === 0) return { refused: 'bank_file.shape' }
  const size = parts.reduce((sum, { unpacked }) => sum + unpacked, 0)
  if (size > largestBankFile || parts.length > mostFiles) return { refused: 'bank_file.too_large' }
  try {
    return {
      files: parts.map(({ name, packed, unpacked, deflated }) => ({
        name,
        bytes: deflated ? inflateRawSync(packed, { maxOutputLength: Math.max(unpacked, 1) }) : packed,
      })),
    }
  } catch {
    // Cut off, locked by a password, or larger than its list says.
    return { refused: 'bank_file.shape' }
  }
}
