/** A figure as the code has it, at most so many; `bound` is what the table says of that where it is no number. */
export type Figure = { what: string; is: number; most: number; bound?: string }

const [begin, end] = ['<!-- figures: node checks/laws/figures.ts --write -->', '<!-- /figures -->']
// A figure may move by so much before its table is stale: a tenth of its bound, or two.
const tolerated = ({ most }: Figure) => Math.max(2, most / 10)

/** The text with the figures of its table as they are now; what they were before stays as it is written there. */
export function writeFigures(text: string, figures: readonly Figure[]): string {
  const { before, table, after } = findTable(text)
  const rows = readRows(table)
  const lines = figures.map(({ what, is, ...figure }) => {
    const row = rows.find((one) => one.what === what)
    return `| ${what} | ${row?.before ?? ''} | ${is} | ${showBound({ what, is, ...figure })} |`
  })
  return `${before}${begin}\n| what | before | now | bound |\n|---|---|---|---|\n${lines.join('\n')}\n${end}${after}`
}

/** What is wrong with the table of a text: figures that have moved away from it, other bounds, rows too few or too many. */
export function staleFigures(text: string, figures: readonly Figure[]): string[] {
  const rows = readRows(findTable(text).table)
  const unknown = rows.filter(({ what }) => !figures.some((figure) => figure.what === what))
  return [
    ...unknown.map(({ what }) => `${what}: is no figure of the code`),
    ...figures.flatMap((figure) =>
      rowFaults(
        figure,
        rows.find(({ what }) => what === figure.what),
      ),
    ),
  ]
}

type Row = { what: string; before: string; now: string; bound: string }

function rowFaults(figure: Figure, row: Row | undefined): string[] {
  if (!row) return [`${figure.what}: is missing`]
  if (row.bound !== showBound(figure)) return [`${figure.what}: the bound is ${showBound(figure)}, not ${row.bound}`]
  const distance = Math.abs(Number(row.now) - figure.is)
  return distance <= tolerated(figure) ? [] : [`${figure.what}: is ${figure.is}, not ${row.now}`]
}

const showBound = ({ most, bound }: Figure) => bound ?? String(most)

function findTable(text: string) {
  const [before, rest] = text.split(begin)
  const [table, after] = rest?.split(end) ?? []
  if (before === undefined || table === undefined || after === undefined)
    throw new Error(`There is no ${begin} … ${end}`)
  return { before, table, after }
}

/** The rows below the two of the heading. */
function readRows(table: string): Row[] {
  const lines = table.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) => {
    const [, what = '', before = '', now = '', bound = ''] = line.split('|').map((cell) => cell.trim())
    return { what, before, now, bound }
  })
}
