import { isZip, readParts } from '../../../files/zip-parts.ts'
import { isMt940 } from '../../ledger/bank-file/mt940/read-mt940.ts'

// What XLS files begin with (MS-CFB, section 2.2).
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
/** What the packages of spreadsheets hold, and the ZIP file of a bank does not. */
const packageParts = new Set(['[Content_Types].xml', 'mimetype'])
// Title, account and head stand in it.
const headLength = 4_096

/** Whether a file of a bank is a workbook, or lines of columns: neither XML nor MT940. */
export function isBankTable(bytes: Buffer): boolean {
  if (bytes.subarray(0, compound.length).equals(compound)) return true
  if (isZip(bytes)) return readParts(bytes)?.some(({ name }) => packageParts.has(name)) === true
  const head = bytes.subarray(0, headLength).toString('latin1').replaceAll('\0', '')
  const [first = ''] = /[^\s\u00ef\u00bb\u00bf\u00fe\u00ff]/.exec(head) ?? []
  return first !== '<' && /[;,\t|]/.test(head) && !isMt940(bytes)
}
