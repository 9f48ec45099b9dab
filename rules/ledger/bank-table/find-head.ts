import { countNamed, findNamed } from './column-names.ts'
import { isSameHead, type TableRow, toHead } from './layout.ts'
import { readWrittenDay } from './read-day.ts'

/** So far down the names of the columns may stand, below what a bank says of the account. */
const mostLinesAbove = 60
const fewestColumns = 3

/** Where one of the heads that are known stands among the first lines; -1 for nowhere. */
export const findKnownHead = (rows: readonly TableRow[], heads: readonly (readonly string[])[]) =>
  rows.slice(0, mostLinesAbove).findIndex(({ cells }) => {
    const head = toHead(cells)
    return heads.some((known) => isSameHead(known, head))
  })

/** Where the names of the columns most likely stand: where most are such as banks write, else above the first line with a day. -1 for nowhere. */
export function guessHead(rows: readonly TableRow[]): number {
  const first = rows.slice(0, mostLinesAbove)
  const counts = first.map(({ cells }) => (isOfBank(cells) ? countNamed(cells) : 0))
  const most = Math.max(0, ...counts)
  if (most > 0) return counts.indexOf(most)
  return first.findIndex(({ cells }, at) => {
    const below = first[at + 1]?.cells ?? []
    return cells.filter(isName).length >= fewestColumns && !cells.some(isDay) && below.some(isDay)
  })
}

const isOfBank = (cells: readonly string[]) =>
  toHead(cells).length >= fewestColumns &&
  !cells.some(isDay) &&
  findNamed(cells, 'bookedOn').length > 0 &&
  (['amount', 'amountIn', 'amountOut'] as const).some((role) => findNamed(cells, role).length > 0)

const isName = (cell: string) => /\p{L}/u.test(cell)
const isDay = (cell: string) => readWrittenDay(cell) !== null
