import { inflateRawSync } from 'node:zlib'
import { readParts } from '../files/zip-parts.ts'

/** What Excel itself has room for: column XFD, row 1,048,576, 32,767 characters in a cell. */
const mostColumns = 16_384
const mostRows = 1_048_576
/** Those characters as XML, each at its longest (`&quot;` has six), and the tag before them. */
const longestText = 32_767 * 6 + 1_000
/** The reader fills every row up to the widest. */
const mostCells = 5_000_000

/**
 * Whether an XLSX file says something that no spreadsheet program writes and its reader would make room for: a cell
 * beyond the last one, or one that holds megabytes. Only looks, so it costs what the file is large.
 */
export function isBeyondExcel(bytes: Buffer): boolean {
  const parts = readParts(bytes)
  if (!parts) return true
  return parts.some(({ name, packed, unpacked, deflated }) => {
    if (!name.endsWith('.xml')) return false
    const text = deflated ? inflateRawSync(packed, { maxOutputLength: Math.max(unpacked, 1) }) : packed
    return isXmlBeyondExcel(text.toString('latin1'))
  })
}

function isXmlBeyondExcel(xml: string): boolean {
  let [columns, rows] = [0, 0]
  for (let at = xml.indexOf('<'); at >= 0; ) {
    const next = xml.indexOf('<', at + 1)
    if ((next < 0 ? xml.length : next) - at > longestText) return true
    const found = referenceAt(xml, at)
    if (found) {
      const cell = readCell(found.text)
      if (!cell) return true
      if (!found.isEmpty) [columns, rows] = [Math.max(columns, cell.column), Math.max(rows, cell.row)]
    }
    at = next
  }
  return columns * rows > mostCells
}

// A row or a cell, with or without a namespace, and what it says where it is.
const tag = /<(?:\w{1,20}:)?(c|row)\s([^<>]*)/y
const reference = /(?:^|\s)r\s{0,9}=\s{0,9}["']([^"']*)["']/

/** Where a cell or a row says that it is; what is empty, as formatted cells are, needs no room. */
function referenceAt(xml: string, at: number): { text: string; isEmpty: boolean } | undefined {
  tag.lastIndex = at
  const [, name, attributes = ''] = tag.exec(xml) ?? []
  const text = name && reference.exec(attributes)?.[1]
  if (text === undefined) return undefined
  return name === 'c' ? { text, isEmpty: attributes.endsWith('/') } : { text: `A${text}`, isEmpty: true }
}

/** Where a cell is, counted from 1; undefined where there is no such cell. */
function readCell(text: string): { column: number; row: number } | undefined {
  const [, letters, digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(text) ?? []
  if (!letters || !digits) return undefined
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  const row = Number(digits)
  return column <= mostColumns && row <= mostRows ? { column, row } : undefined
}
