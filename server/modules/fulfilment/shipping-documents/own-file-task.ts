import { PDF } from '@libpdf/core'

/** A file of a customer's, and the page of ours in whose place it goes, from 0. */
type OwnFile = { page: number; bytes: Uint8Array; mediaType: string }

export type Merging = { drawn: Uint8Array; title: string; files: readonly OwnFile[] }

// What the largest of our own lists has.
const mostPages = 100
/** Points around a picture. */
const margin = 20

/**
 * The documents that we drew, with the files of customers in the places of the pages that name them. Where a file cannot be read, or not
 * without its password, the page stays and says where it is found. Null where that holds for all of them.
 */
export default async function mergeOwnFiles({ drawn, title, files }: Merging): Promise<Uint8Array | null> {
  const ours = await PDF.load(drawn)
  const merged = PDF.create()
  merged.setTitle(title)
  await merged.copyPagesFrom(ours, toIndices(ours))
  let count = 0
  // From the last on, so that the places of the others stay.
  for (const file of files.toSorted((one, other) => other.page - one.page)) {
    const before = merged.getPageCount()
    if (await insertFile(merged, file).catch(() => false)) {
      merged.removePage(file.page)
      count++
    } else while (merged.getPageCount() > before) merged.removePage(file.page + 1)
  }
  return count > 0 ? merged.save() : null
}

/** Puts a file behind its page; false where it is not to be read. */
const insertFile = (merged: PDF, file: OwnFile) =>
  file.mediaType === 'application/pdf' ? insertPages(merged, file) : insertPicture(merged, file)

async function insertPages(merged: PDF, { page, bytes }: OwnFile) {
  const own = await PDF.load(bytes)
  const pages = toIndices(own)
  if (!own.isAuthenticated || pages.length === 0 || pages.length > mostPages) return false
  // What was filled in is printed, and what would run or lead elsewhere is gone.
  own.flattenAll()
  await merged.copyPagesFrom(own, pages, { insertAt: page + 1, includeAnnotations: false })
  return true
}

async function insertPicture(merged: PDF, { page, bytes }: OwnFile) {
  const picture = merged.embedImage(bytes)
  const { width, height } = merged.getPages()[page] ?? { width: 0, height: 0 }
  const scale = Math.min((width - 2 * margin) / picture.width, (height - 2 * margin) / picture.height)
  const [wide, high] = [picture.width * scale, picture.height * scale]
  const place = { x: (width - wide) / 2, y: height - margin - high, width: wide, height: high }
  merged.addPage({ width, height, insertAt: page + 1 }).drawImage(picture, place)
  return true
}

const toIndices = (pdf: PDF) => Array.from({ length: pdf.getPageCount() }, (_, at) => at)
