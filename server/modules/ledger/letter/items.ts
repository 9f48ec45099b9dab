import type { ReminderLine } from '../../../../rules/payment/reminder.ts'
import { say } from '../../../../texts/say.ts'
import { page } from '../../../documents/page.ts'
import { writeElement } from '../../../documents/sheet.ts'
import { type Column, writeTable } from '../../../documents/table.ts'
import { write } from '../../../documents/text.ts'
import type { LetterSheet } from './letter-sheet.ts'

/** What is overdue, and its sum. */
export function writeItems({ sheet, letter, formats, language }: LetterSheet) {
  const column = (head: string, x: number, width: number, cell: (line: ReminderLine) => string) => ({
    head,
    x,
    width,
    cell: (line: ReminderLine) => ({ text: cell(line) }),
  })
  const columns: Column<ReminderLine>[] = [
    {
      ...column(say(language, 'finance.number'), page.left, 120, ({ number }) => number),
      cell: ({ number, orderNumber }) => ({ text: number, small: orderNumber === number ? '' : orderNumber }),
    },
    column(say(language, 'finance.date'), 180, 90, ({ issuedOn }) => formats.day(issuedOn)),
    column(say(language, 'finance.due_on'), 273, 90, ({ dueOn }) => formats.day(dueOn)),
    {
      ...column(say(language, 'reminder.days'), 366, 78, ({ daysOverdue }) => formats.number(daysOverdue)),
      isAmount: true,
    },
    { ...column(say(language, 'reminder.open'), 447, 91, ({ open }) => formats.amount(open)), isAmount: true },
  ]
  writeTable(sheet, columns, letter.items)
  if (sheet.pdf.y + 40 > page.bottom) sheet.pdf.addPage()
  const sum = say(language, 'reminder.sum', { amount: formats.money(letter.amount) })
  writeElement(sheet, 'P', () => write(sheet, sum, { x: page.left, y: sheet.pdf.y + 8, size: 11, bold: true }))
  sheet.pdf.y += 16
}
