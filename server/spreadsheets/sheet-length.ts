import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { readParts } from '../files/zip-parts.ts'

const firstSheet = /^xl\/worksheets\/[^/]+\.xml$/

/**
 * Whether more rows of a sheet hold something than are asked for; unpacks no further than that. It finds sheets that
 * are too large to be read.
 */
export async function hasMoreRows(bytes: Buffer, most: number): Promise<boolean> {
  const part = readParts(bytes)?.find(({ name }) => firstSheet.test(name))
  if (!part) return false
  const text = part.deflated ? createInflateRaw().end(part.packed) : Readable.from([part.packed])
  try {
    // Broken off by hand: ended by its loop, a stream that is still written to fails.
    return await countsMore(text.iterator({ destroyOnReturn: false }), most)
  } catch {
    // What cannot be unpacked is no sheet.
    return false
  } finally {
    text.destroy()
  }
}

// A row, and what a cell with a value holds.
const tags = /<(?:\w+:)?(row|v|t)[\s>]/g
const longestTag = 64
// A megabyte can be written so that it becomes a thousand.
const mostUnpacked = 64_000_000

async function countsMore(pieces: AsyncIterable<Buffer>, most: number): Promise<boolean> {
  let [rows, begun, rest, seen] = [0, false, '', 0]
  for await (const piece of pieces) {
    const read = rest + piece.toString('latin1')
    const cut = Math.max(read.lastIndexOf('<'), 0)
    for (const [, tag] of read.slice(0, cut).matchAll(tags)) {
      if (begun && tag !== 'row') rows++
      begun = tag === 'row'
    }
    if (rows > most) return true
    seen += piece.length
    if (seen > mostUnpacked) return false
    rest = read.slice(cut, cut + longestTag)
  }
  return false
}
