import { say } from '../../../../../texts/say.ts'
import { writeTable } from '../../../../documents/table.ts'
import { placeColumns, type StatementSheet } from './statement-sheet.ts'

type Row = { term: string; cents: number; isSum?: boolean }

/** What was open by when it was due, less what is the customer's: together it is the balance. */
export function writeAgeing({ sheet, statement, formats, language }: StatementSheet) {
  const { ageing, unallocated, closing } = statement
  const rows: Row[] = [
    ...ageing
      .filter(({ amount }) => amount !== 0)
      .map(({ bucket, amount }) => ({ term: say(language, `finance.bucket_${bucket}`), cents: amount })),
    ...(unallocated === 0 ? [] : [{ term: say(language, 'finance.unallocated'), cents: 0 - unallocated }]),
    { term: say(language, 'finance.balance'), cents: closing, isSum: true },
  ]
  const columns = placeColumns<Row>([
    { head: say(language, 'finance.due_on'), cell: ({ term, isSum = false }) => ({ text: term, bold: isSum }) },
    {
      head: say(language, 'statement.open'),
      width: 110,
      isAmount: true,
      cell: ({ cents, isSum = false }) => ({ text: formats.amount(cents), bold: isSum }),
    },
  ])
  writeTable(sheet, columns, rows)
}
