import { type StatementRow, signedCents } from '../../../../../rules/ledger/statement.ts'
import { say } from '../../../../../texts/say.ts'
import { writeTable } from '../../../../documents/table.ts'
import { kindWords, placeColumns, type StatementSheet, type Unplaced } from './statement-sheet.ts'

/** What was owed before the period stands in the first row, before its items. */
type Row = StatementRow | { opening: number }

/** The items of the period with the balance after each; a page hands the balance on to the next. */
export function writeRows(writing: StatementSheet) {
  const { sheet, statement, formats, language } = writing
  const rows: Row[] = [{ opening: statement.opening }, ...statement.rows]
  writeTable(sheet, placeColumns(rowColumns(writing)), rows, {
    amount: (row) => ('opening' in row ? row.opening : signedCents(row.side, row.amount)),
    format: formats.amount,
    forward: say(language, 'invoice.carried_forward'),
    brought: say(language, 'invoice.brought_forward'),
  })
}

function rowColumns(writing: StatementSheet): Unplaced<Row>[] {
  const { formats, language, found } = writing
  const opening = { text: say(language, 'statement.opening'), small: formats.shortDay(found.from) }
  const amountOn = (side: StatementRow['side'], row: Row) => ({
    text: 'opening' in row || row.side !== side ? '' : formats.amount(row.amount),
  })
  const fact = (cell: (row: StatementRow) => { text: string; small?: string }) => (row: Row) =>
    'opening' in row ? { text: '' } : cell(row)
  return [
    {
      head: say(language, 'statement.posted_on'),
      width: 56,
      cell: fact(({ postedOn }) => ({ text: formats.shortDay(postedOn) })),
    },
    {
      head: say(language, 'finance.number'),
      width: 92,
      cell: (row) => ('opening' in row ? opening : { text: row.number, small: kindWords(writing, row) }),
    },
    {
      head: say(language, 'statement.order_po'),
      cell: fact(({ orderNumber, poNumber }) => ({ text: orderNumber, small: poNumber })),
    },
    {
      head: say(language, 'finance.due_on'),
      width: 56,
      cell: fact(({ dueOn }) => ({ text: dueOn ? formats.shortDay(dueOn) : '' })),
    },
    { head: say(language, 'statement.debit'), width: 58, isAmount: true, cell: (row) => amountOn('debit', row) },
    { head: say(language, 'statement.credit'), width: 58, isAmount: true, cell: (row) => amountOn('credit', row) },
    {
      head: say(language, 'finance.balance'),
      width: 62,
      isAmount: true,
      cell: (row) => ({ text: formats.amount('opening' in row ? row.opening : row.balance), bold: true }),
    },
  ]
}
