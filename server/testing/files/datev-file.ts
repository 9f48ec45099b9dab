/** A file of DATEV read back: the cells of its first line, and each booking by the names of its columns, as they are written. */
export function readDatevFile(bytes: Uint8Array) {
  const rows = new TextDecoder('windows-1252', { fatal: true }).decode(bytes).split('\r\n')
  if (rows.pop() !== '') throw new Error('the last line is not ended')
  const [head = [], columns = [], ...lines] = rows.map(readCells)
  if (head.length !== 31 || columns.length !== 125) throw new Error(`${head.length} and ${columns.length} columns`)
  return {
    head,
    lines: lines.map((cells) => {
      if (cells.length !== columns.length) throw new Error(`${cells.length} cells`)
      return Object.fromEntries(cells.map((cell, at) => [columns[at], cell])) as Record<string, string>
    }),
  }
}

/** The cells of a line; a semicolon between quotation marks is none between cells. */
function readCells(row: string): string[] {
  const cells = row.match(/(?:"(?:[^"]|"")*"|[^;"]*)(?:;|$)/g) ?? []
  // Behind the last cell the pattern finds an empty one.
  return cells.slice(0, row.endsWith(';') ? undefined : -1).map((cell) => cell.replace(/;$/, ''))
}
