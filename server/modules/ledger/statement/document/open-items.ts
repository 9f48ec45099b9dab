import { type AgedItem, signedCents } from '../../../../../rules/ledger/statement.ts'
import { say } from '../../../../../texts/say.ts'
import { writeTable } from '../../../../documents/table.ts'
import { kindWords, placeColumns, type StatementSheet, type Unplaced } from './statement-sheet.ts'

/** What was open at the end of the last day, the oldest first, and for how long it was overdue. */
export function writeOpenItems(writing: StatementSheet) {
  const { sheet, statement, formats, language } = writing
  writeTable(sheet, placeColumns(itemColumns(writing)), statement.openItems, {
    amount: ({ side, open }) => signedCents(side, open),
    format: formats.amount,
    forward: say(language, 'invoice.carried_forward'),
    brought: say(language, 'invoice.brought_forward'),
  })
}

function itemColumns(writing: StatementSheet): Unplaced<AgedItem>[] {
  const { formats, language } = writing
  const days = ({ daysOverdue }: AgedItem) =>
    daysOverdue !== null && daysOverdue > 0 ? formats.number(daysOverdue) : ''
  return [
    { head: say(language, 'finance.date'), width: 56, cell: ({ issuedOn }) => ({ text: formats.shortDay(issuedOn) }) },
    {
      head: say(language, 'finance.number'),
      width: 92,
      cell: (item) => ({ text: item.number, small: kindWords(writing, item) }),
    },
    {
      head: say(language, 'statement.order_po'),
      cell: ({ orderNumber, poNumber }) => ({ text: orderNumber, small: poNumber }),
    },
    {
      head: say(language, 'finance.due_on'),
      width: 56,
      cell: ({ dueOn }) => ({ text: dueOn ? formats.shortDay(dueOn) : '' }),
    },
    {
      head: say(language, 'statement.days_overdue'),
      width: 62,
      isAmount: true,
      cell: (item) => ({ text: item.isDisputed ? say(language, 'finance.state_disputed') : days(item) }),
    },
    {
      head: say(language, 'statement.open'),
      width: 72,
      isAmount: true,
      cell: ({ side, open }) => ({ text: formats.amount(signedCents(side, open)), bold: true }),
    },
  ]
}
