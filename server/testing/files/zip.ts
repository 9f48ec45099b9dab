import { crc32, deflateRawSync } from 'node:zlib'

type Part = {
  name: string
  content: string | Buffer
  /** What the file says its content becomes, where that is a lie. */
  claimed?: number
  /** Kept as it is, not packed. */
  stored?: boolean
}

/** A ZIP file, as spreadsheets are. */
export function zipOf(parts: readonly Part[]): Buffer {
  const [written, list]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const { name, content, claimed, stored = false } of parts) {
    const packed = stored ? Buffer.from(content) : deflateRawSync(content)
    // Flags, method, time and date, checksum, sizes, length of the name: the same in both places.
    const about = Buffer.alloc(24)
    about.writeUInt16LE(stored ? 0 : 8, 2)
    about.writeUInt32LE(crc32(content), 8)
    about.writeUInt32LE(packed.length, 12)
    about.writeUInt32LE(claimed ?? Buffer.byteLength(content), 16)
    about.writeUInt16LE(name.length, 20)
    const part = [Buffer.from('PK\u0003\u0004\u0014\0'), about, Buffer.from(name), packed]
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    list.push(Buffer.from('PK\u0001\u0002\u0014\0\u0014\0'), about, place, Buffer.from(name))
    written.push(...part)
    at += Buffer.concat(part).length
  }
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(Buffer.concat(list).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...written, ...list, end])
}

const namespace = 'http://schemas.openxmlformats.org'
const spreadsheets = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

type Lines = readonly (readonly string[])[]

/** The parts of an XLSX file with one sheet, whose cells are texts; an empty text is no cell. */
export const sheetOf = (lines: Lines): Part[] => sheetWith(rowsOf(lines))

/** The same with the XML of its rows. */
export const sheetWith = (rows: string): Part[] => workbookWith([{ name: 'a', rows }])

/** The parts of an XLSX file with several sheets. */
export const sheetsOf = (sheets: readonly { name: string; lines: Lines; isHidden?: boolean }[]): Part[] =>
  workbookWith(sheets.map(({ lines, ...sheet }) => ({ ...sheet, rows: rowsOf(lines) })))

const rowsOf = (lines: Lines) =>
  lines.map((line, row) => `<row>${line.map((text, column) => cellOf(text, column, row)).join('')}</row>`).join('')

const cellOf = (text: string, column: number, row: number) =>
  text && `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t>${text}</t></is></c>`

type WrittenSheet = { name: string; rows: string; isHidden?: boolean }

const workbookWith = (sheets: readonly WrittenSheet[]): Part[] => [
  {
    name: 'xl/workbook.xml',
    content: `<workbook xmlns="${namespace}/spreadsheetml/2006/main" xmlns:r="${namespace}/officeDocument/2006/relationships"><sheets>${sheets.map(({ name, isHidden }, at) => `<sheet name="${name}" sheetId="${at + 1}" ${isHidden ? 'state="hidden" ' : ''}r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: `<Relationships xmlns="${namespace}/package/2006/relationships">${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${namespace}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
  },
  ...sheets.map(({ rows }, at) => ({
    name: `xl/worksheets/sheet${at + 1}.xml`,
    content: `<worksheet xmlns="${namespace}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  })),
  {
    name: '[Content_Types].xml',
    content: `<Types xmlns="${namespace}/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${spreadsheets}.sheet.main+xml"/>${sheets.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${spreadsheets}.worksheet+xml"/>`).join('')}</Types>`,
  },
]
