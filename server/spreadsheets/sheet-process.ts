import { isZip } from '../files/zip-parts.ts'
import { isBeyondExcel } from './sheet-guard.ts'
import type { SheetRequest } from './sheet-reader.ts'
import { readWorkbook } from './workbook.ts'

/** Reads the sheets of a workbook in a process of its own. */
process.once('message', ({ bytes, most }: SheetRequest) => {
  // Of a file that no spreadsheet program writes there is nothing to report.
  const isOdd = isZip(Buffer.from(bytes)) && isBeyondExcel(Buffer.from(bytes))
  process.send?.(isOdd ? null : readWorkbook(bytes, most))
})

// Whoever asked is gone.
process.once('disconnect', () => process.exit())
