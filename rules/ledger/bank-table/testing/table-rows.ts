import type { TableLayout, TableRow } from '../layout.ts'

/** The lines of a table as they are written here, with this sign between the cells. */
export const toRows = (text: string, delimiter = ';', firstLine = 1): TableRow[] =>
  text.split('\n').map((line, at) => ({ line: at + firstLine, cells: line.split(delimiter) }))

/** A layout of which only this is said. */
export const makeLayout = (over: Partial<TableLayout> & Pick<TableLayout, 'roles'>): TableLayout => ({
  dayOrder: null,
  decimal: null,
  wholeDays: false,
  creditWords: [],
  debitWords: [],
  bookedWords: [],
  pendingWords: [],
  ...over,
})

export const owner = { account: 'NL91ABNA0417164300', currency: 'EUR', latest: '2026-12-01' }
