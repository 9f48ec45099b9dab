import type { InvoiceLine } from '../../../../rules/invoice/invoice.ts'
import { say } from '../../../../texts/say.ts'
import { page } from '../../../documents/page.ts'
import { type Column, writeTable } from '../../../documents/table.ts'
import { makersNumberIn } from '../../catalogue/products/product-name.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'

/** The table of what was supplied or is credited; each page hands its sum on to the next. */
export function writeLines(writing: InvoiceSheet) {
  const { sheet, invoice, formats, language } = writing
  writeTable(sheet, placeColumns(lineColumns(writing)), invoice.lines, {
    amount: ({ net }) => net,
    format: formats.amount,
    forward: say(language, 'invoice.carried_forward'),
    brought: say(language, 'invoice.brought_forward'),
  })
}

type Unplaced = Omit<Column<InvoiceLine>, 'x' | 'width'> & { width?: number }

const gap = 6

/** From left to right; the one that has no width takes what the others leave. */
function placeColumns(columns: readonly Unplaced[]): Column<InvoiceLine>[] {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width + gap, -gap)
  let x = page.left
  return columns.map((column) => {
    const { width = page.right - page.left - fixed } = column
    const placed = { ...column, x, width }
    x += width + gap
    return placed
  })
}

const toNumbers = ({ number, oemCode = '', ownMake = false }: InvoiceLine) => ({ number, oemCode, ownMake })

function lineColumns({ invoice, formats, language }: InvoiceSheet): Unplaced[] {
  const { number, amount } = formats
  const article = say(language, 'basket_line.cust_number')
  const amountColumn = (head: string, width: number, cell: Unplaced['cell']): Unplaced => ({
    head,
    width,
    isAmount: true,
    cell,
  })
  const discount = amountColumn(say(language, 'order.discount'), 46, (line) => ({
    text: line.discount === 0 ? '' : amount(-line.discount),
  }))
  return [
    { head: say(language, 'invoice.position'), width: 22, cell: ({ position }) => ({ text: String(position) }) },
    {
      head: say(language, 'order.number_column'),
      width: 60,
      cell: (line) => ({ text: line.number, bold: true, small: makersNumberIn(language)(toNumbers(line)) }),
    },
    {
      head: say(language, 'product.product'),
      cell: ({ name, custNumber }) => ({ text: name, small: custNumber && `${article}: ${custNumber}` }),
    },
    amountColumn(say(language, 'order.pieces'), 34, ({ pieces }) => ({ text: number(pieces) })),
    amountColumn(say(language, 'basket_line.unit_price'), 58, ({ unitPrice }) => ({ text: amount(unitPrice) })),
    ...(invoice.lines.some((line) => line.discount !== 0) ? [discount] : []),
    amountColumn(say(language, 'invoice.line_net'), 64, ({ net }) => ({ text: amount(net), bold: true })),
  ]
}
