import { readSheet } from 'read-excel-file/universal'
import { textOfCell } from './cells.ts'
import { isBeyondExcel } from './sheet-guard.ts'
import type { SheetRequest } from './sheet-reader.ts'

/** Reads the first sheet of an XLSX file in a process of its own and tells its cells as texts. */
process.once('message', async ({ bytes, most }: SheetRequest) => {
  // Of a file that no spreadsheet program writes there is nothing to tell.
  const cells = isBeyondExcel(Buffer.from(bytes)) ? undefined : await readCells(bytes, most)
  process.send?.(cells ?? null)
})

// Whoever asked is gone.
process.once('disconnect', () => process.exit())

async function readCells(bytes: Uint8Array, most: number) {
  const sheet = await readSheet(Uint8Array.from(bytes).buffer)
  return sheet.slice(0, most).map((line) => line.map(textOfCell))
}
