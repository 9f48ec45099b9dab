import type { TableQuestion } from '../../rules/table-file/table-file.ts'
import { Refusal } from '../http/refuse.ts'
import { type Fits, mostTitleLines, readColumns } from './table-row.ts'
import type { Sheet } from './workbook.ts'

type Wanted = {
  /** The name of the sheet that is meant. */
  wanted?: string | undefined
  /** What is read is stored by the same call. */
  isStored?: boolean
}

/**
 * The sheet that is read: the one that is wanted, else the first whose columns fit, else the first that holds anything; and
 * the names of the others that could be meant. Refuses a name that no sheet has, and to choose among several that fit where what is
 * read is stored at once.
 */
export function chooseSheet(sheets: readonly Sheet[], fits: Fits, { wanted, isStored = false }: Wanted = {}) {
  const readable = findReadable(sheets, fits)
  const sheet = wanted === undefined ? readable[0] : sheets.find(({ name }) => name === wanted)
  if (wanted !== undefined && !sheet) throw unknownSheet(wanted, sheets)
  const question: TableQuestion = { sheets: readable.map(({ name }) => name) }
  if (isStored && wanted === undefined && readable.length > 1 && readable.every((one) => hasColumns(one, fits)))
    throw new Refusal('table.sheets', { details: question })
  return { sheet, others: readable.filter((other) => other !== sheet).map(({ name }) => name) }
}

const hasColumns = ({ lines }: Sheet, fits: Fits) =>
  lines.slice(0, mostTitleLines).some(({ cells }) => fits(readColumns(cells)))

/** Those on which the columns fit, else those that hold anything. */
function findReadable(sheets: readonly Sheet[], fits: Fits): Sheet[] {
  const fitting = sheets.filter((sheet) => hasColumns(sheet, fits))
  if (fitting.length > 0) return fitting
  return sheets.filter(({ lines }) => lines.some(({ cells }) => cells.some(Boolean)))
}

const unknownSheet = (wanted: string, sheets: readonly Sheet[]) =>
  new Refusal('table.sheet', {
    fields: ['sheet'],
    words: {
      key: 'table.sheet_of',
      values: { sheet: wanted, sheets: sheets.map(({ name }) => name).join(', ') },
    },
  })
