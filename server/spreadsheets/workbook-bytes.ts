import { isZip } from '../files/zip-parts.ts'

// What XLS files, and workbooks with a password, begin with (MS-CFB, section 2.2).
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const isCompound = (bytes: Buffer) => bytes.subarray(0, compound.length).equals(compound)
/** The stream in which a workbook with a password lies (MS-OFFCRYPTO, section 2.3.2). */
const encrypted = Buffer.from('EncryptedPackage', 'utf16le')

/** Whether bytes begin as a workbook does: XLSX, XLSM, XLSB and ODS are ZIP files. */
export const isWorkbook = (bytes: Buffer) => isZip(bytes) || isCompound(bytes)

export const hasPassword = (bytes: Buffer) => isCompound(bytes) && bytes.includes(encrypted)

/** Some programs write a web page, or XML, and call it .xls. */
export const isWebPage = (text: string) =>
  /^\ufeff?\s{0,99}<(?:!doctype|html|table|meta|\?xml|body)[\s>]/i.test(text.slice(0, 200))
