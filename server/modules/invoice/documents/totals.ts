import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { type InvoiceTotalKind, invoiceTotalRows } from '../../../../rules/invoice/total-rows.ts'
import type { TextKey } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { page } from '../../../documents/page.ts'
import { writeElement } from '../../../documents/sheet.ts'
import { writeRule } from '../../../documents/table.ts'
import { write, writeAmount } from '../../../documents/text.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'

const totalTexts: Record<InvoiceTotalKind, TextKey> = {
  goods: 'invoice.goods',
  shipping: 'order.shipping',
  handling: 'order.handling',
  net: 'invoice.net',
  vat: 'order.vat',
  total: 'invoice.total',
  prepaid: 'invoice.prepaid',
  due: 'invoice.due',
}

/** When it was paid belongs to what was paid before (Directive 2006/112/EC, article 226(7)), where that is known. */
const totalText = (kind: InvoiceTotalKind, { prepaidOn }: Invoice) =>
  kind === 'prepaid' && prepaidOn ? 'invoice.prepaid_on' : totalTexts[kind]

const left = 300
/** Sums are longer than the amounts that make them up. */
const amountAt = { x: 428, width: page.right - 428 }
const step = 15

/** How high the sums become, in points. */
export const heightOfTotals = (invoice: Invoice) => invoiceTotalRows(invoice).length * step + 22

/** The sums below the lines, at the right; what is due, or credited, is written larger than what makes it up. Answers where they end. */
export function writeTotals({ sheet, invoice, formats, language }: InvoiceSheet, top: number) {
  const rows = invoiceTotalRows(invoice)
  const values = {
    rate: formats.number(invoice.vat.rateBp / 100),
    date: invoice.prepaidOn ? formats.shortDay(invoice.prepaidOn) : '',
  }
  writeRule(sheet, top, [totalColumn])
  return rows.reduce((above, { kind, amount }, at) => {
    const isLast = at === rows.length - 1
    if (isLast) writeRule(sheet, above, [totalColumn])
    const y = isLast ? above + 6 : above
    const style = { y, size: isLast ? 12 : 9, bold: isLast }
    writeElement(sheet, 'P', () => {
      write(sheet, say(language, totalText(kind, invoice), values), { x: left, width: amountAt.x - left, ...style })
      writeAmount(sheet, formats.money(amount), { ...amountAt, ...style })
    })
    return y + step
  }, top + 7)
}

const totalColumn = { x: left, width: page.right - left }
