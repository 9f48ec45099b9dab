import { type CellReading, readCells } from './cells.ts'
import { eachIn } from './each.ts'
import { belongsToCustomer } from './names.ts'
import { quantityWords, units } from './quantity.ts'
import { digitsIn, inDigits } from './words/spelled.ts'
import { describesGoods } from './words/vocabulary.ts'

/** A row of a file or a paste: where it stands, and its cells; `said` is how it was typed. */
export type CellRow = { row: number; cells: readonly string[]; said?: string }

/** A row as its neighbours say it: so many pieces, `each`, or `unsure` where one of them may say how many. */
export type KnownRow = CellRow & { each?: number; unsure?: boolean }

/**
 * Rows of one cell that belong together as one: a product and its pieces, each on a line of its own, or several products and
 * `2 of each`. Where it is not clear whose pieces they are, all that may be meant are asked.
 */
export function unstacked(cellRows: readonly CellRow[]): KnownRow[] {
  const rows = cellRows.map(spelledRow)
  const kinds = rows.map(({ cells }) => cellsKind(cells))
  if (!kinds.some((kind) => kind === 'pieces' || typeof kind === 'number')) return [...rows]
  const paired: (KnownRow | undefined)[] = [...rows]
  const isOpen = rows.map(({ cells }, at) => kinds[at] === undefined && namesAlone(readCells(inDigits(cells))))
  for (const run of findRuns(rows, kinds, isOpen)) pair(run, { rows, kinds, known: paired })
  for (const [at, kind] of kinds.entries()) {
    if (typeof kind === 'number') share(at, kind, { rows, isOpen, known: paired })
    else if (kind === 'pieces' && paired[at]?.cells === rows[at]?.cells) markUnsureAround(at, { isOpen, known: paired })
  }
  return paired.filter((row) => row !== undefined)
}

type Kinds = readonly ('pieces' | number | undefined)[]

const onlyPieces = new RegExp(
  `^[-–•* ]{0,3}(?:(?:${quantityWords}) ?[:=.]? ?)?(?:[x×] ?)?(?:\\d{1,3}|\\d{1,4} ?(?:[x×]|${units}))\\.?$`,
  'iu',
)

function cellsKind(cells: readonly string[]) {
  const text = cells.filter(Boolean).join(' ').trim()
  if (onlyPieces.test(text)) return 'pieces'
  const each = eachIn(text)
  return each && !/\d/.test(each.rest) ? each.pieces : undefined
}

/** A row with its pieces in digits where it is nothing else: `drei Stück`, `two of each`. */
function spelledRow(row: CellRow): CellRow {
  const [cell = '', ...others] = row.cells
  if (others.length > 0 || /\d/.test(cell) || cell.length > 60) return row
  const cells = [digitsIn(cell)]
  return cellsKind(cells) === undefined ? row : { ...row, cells }
}

/** Whether a row names a product and no pieces. A number of the customer's is none. */
const namesAlone = (read: CellReading) =>
  'assumed' in read &&
  read.assumed === true &&
  read.words.some((word, at) => /\d/.test(word) && !belongsToCustomer(read.words, at))

/** The places of rows in turn: products that say nothing of pieces, and pieces. What describes a product between them is its own. */
function findRuns(rows: readonly CellRow[], kinds: Kinds, isOpen: readonly boolean[]): number[][] {
  const runs: number[][] = []
  let run: number[] = []
  for (const at of rows.keys()) {
    const describes = run.length > 0 && isOpen[run.at(-1) ?? -1] && isDescription(rows[at]?.cells ?? [])
    if (kinds[at] === 'pieces' || isOpen[at]) run.push(at)
    else if (!describes) {
      runs.push(run)
      run = []
    }
  }
  return [...runs, run].filter((places) => places.some((at) => kinds[at] === 'pieces') && places.length > 1)
}

const isDescription = ([cell = '', ...others]: readonly string[]) =>
  others.length === 0 && cell.length < 60 && !/\d/.test(cell) && cell.split(' ').every(describesGoods)

type Rows = { rows: readonly CellRow[]; known: (KnownRow | undefined)[] }

/** Makes one row of each product and its pieces where they stand in turn. */
function pair(run: readonly number[], { rows, kinds, known }: Rows & { kinds: Kinds }) {
  const first = kinds[run[0] ?? 0]
  const inTurn =
    run.length % 2 === 0 &&
    run.every((at, place) => (kinds[at] === 'pieces') === ((first === 'pieces') === (place % 2 === 0)))
  if (!inTurn) {
    for (const at of run) markUnsure(at, known)
    return
  }
  for (let place = 0; place < run.length; place += 2) {
    const [from = 0, to = 0] = [run[place], run[place + 1]]
    const between = rows.slice(from, to + 1)
    known[from] = { row: rows[from]?.row ?? 0, cells: between.flatMap(({ cells }) => cells) }
    for (let at = from + 1; at <= to; at++) known[at] = undefined
  }
}

/** Gives each product above or below a row its pieces; both, and none of them is sure. */
function share(at: number, pieces: number, { rows, isOpen, known }: Rows & { isOpen: readonly boolean[] }) {
  const below: number[] = []
  for (let place = at + 1; isOpen[place]; place++) below.push(place)
  const above: number[] = []
  for (let place = at - 1; isOpen[place]; place--) above.push(place)
  const [cell = ''] = rows[at]?.cells ?? []
  const isAmbiguous = above.length > 0 && below.length > 0 && !/:\s?$/.test(cell)
  const nearest = below.length > 0 ? below : above
  for (const place of isAmbiguous ? [...above, ...below] : nearest) {
    const row = known[place]
    if (row && isAmbiguous) markUnsure(place, known)
    else if (row) known[place] = { ...row, each: pieces }
  }
  if (!isAmbiguous && above.length + below.length > 0) known[at] = undefined
}

// A product, what it is called, and its price may stand on lines of their own before its pieces.
const farthest = 3

function markUnsureAround(
  at: number,
  { isOpen, known }: { isOpen: readonly boolean[]; known: (KnownRow | undefined)[] },
) {
  for (let place = at - 1; place >= Math.max(0, at - farthest); place--) {
    if (isOpen[place]) {
      markUnsure(at, known)
      return markUnsure(place, known)
    }
  }
  if (isOpen[at + 1]) {
    markUnsure(at, known)
    markUnsure(at + 1, known)
  }
}

function markUnsure(at: number, known: (KnownRow | undefined)[]) {
  const row = known[at]
  if (row) known[at] = { ...row, unsure: true }
}
