/** The encodings of a byte for each sign that banks name and the parser does not know, by the name that the decoder has for them. */
const encodings: ReadonlyMap<string, string> = new Map([
  ['iso-8859-2', 'iso-8859-2'],
  ['iso-8859-15', 'iso-8859-15'],
  ['windows-1250', 'windows-1250'],
  ['cp1250', 'windows-1250'],
  ['windows-1252', 'windows-1252'],
  ['cp1252', 'windows-1252'],
])

/** A file as the parser reads it: without the blanks before its head, and in UTF-8 where it is in an encoding that the parser does not know. */
export function toPlainXml(bytes: Uint8Array): Uint8Array {
  const file = withoutBlanks(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const head = readHead(file)
  const named = /\sencoding\s?=\s?["']([\w.-]{1,40})["']/.exec(head)?.[1]
  const encoding = encodings.get(named?.toLowerCase() ?? '')
  if (!encoding) return file
  return Buffer.from(new TextDecoder(encoding).decode(file.subarray(head.length)))
}

const longestHead = 200

/** The XML declaration, whose signs are a byte each here; empty where the file begins with another thing. */
function readHead(file: Buffer): string {
  const start = file.toString('latin1', 0, longestHead)
  const end = start.indexOf('?>')
  return start.startsWith('<?xml') && end > 0 ? start.slice(0, end + 2) : ''
}

const byteOrderMark = Buffer.of(0xef, 0xbb, 0xbf)
const blanks: ReadonlySet<number | undefined> = new Set(Buffer.from(' \t\r\n'))

function withoutBlanks(file: Buffer): Buffer {
  let at = file.subarray(0, byteOrderMark.length).equals(byteOrderMark) ? byteOrderMark.length : 0
  while (blanks.has(file[at])) at++
  return file.subarray(at)
}
