import { vatCategories } from '../../../../rules/invoice/vat-category.ts'
import { say } from '../../../../texts/say.ts'
import { page } from '../../../documents/page.ts'
import { writeElement } from '../../../documents/sheet.ts'
import { type Column, writeTable } from '../../../documents/table.ts'
import { measureHeight, write } from '../../../documents/text.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'

/** The VAT by its rate and on what it is taken, with how it was converted, beside the sums; answers where it ends. Nothing outside of the scope of VAT. */
export function writeVatTable(writing: InvoiceSheet, top: number) {
  if (vatCategories[writing.invoice.vat.reason] === 'O') return top
  const { sheet } = writing
  sheet.pdf.y = top
  writeTable(sheet, vatColumns(writing), toRows(writing))
  const rates = rateWords(writing)
  if (rates) writeElement(sheet, 'P', () => write(sheet, rates, { x: page.left, y: sheet.pdf.y - lineGap, ...beside }))
  return sheet.pdf.y
}

/** Left of the sums. */
const beside = { width: 230, size: 8 }
const rowHeight = 29
/** What a table leaves below its last row. */
const lineGap = 4

/** How high the table becomes with what is written below it, in points. */
export function heightOfVatTable(writing: InvoiceSheet) {
  if (vatCategories[writing.invoice.vat.reason] === 'O') return 0
  const rates = rateWords(writing)
  return (toRows(writing).length + 1) * rowHeight + (rates ? measureHeight(writing.sheet, rates, beside) : 0)
}

/** By which rates VAT was converted, such as 1 EUR = 0.8651 GBP = 4.2567 PLN; empty where it was not. */
function rateWords({ invoice, formats, language }: InvoiceSheet): string {
  const { local } = invoice.vat
  if (!local) return ''
  const { perEuro, publishedOn } = local.rates
  const amounts = perEuro.map(({ currency, rate }) => `${formats.decimal(rate)}\u00a0${currency}`)
  const rates = ['1\u00a0EUR', ...amounts].join(' = ')
  return say(language, 'invoice.exchange_rates', { rates, date: formats.day(publishedOn) })
}

type Row = { term: string; base: string; vat: string }

function toRows({ invoice, formats, language }: InvoiceSheet): Row[] {
  const { totals, vat } = invoice
  const rate = say(language, 'invoice.rate', { rate: formats.number(vat.rateBp / 100) })
  const row = { term: rate, base: formats.money(totals.net), vat: formats.money(totals.vat) }
  if (!vat.local) return [row]
  const { currency } = vat.local
  const local = { term: say(language, 'invoice.vat_local', { currency }), base: '', vat: formats.amount(vat.local.vat) }
  return [row, local]
}

function vatColumns({ language }: InvoiceSheet): Column<Row>[] {
  const base = { x: 135, width: 75, isAmount: true }
  const vat = { x: 216, width: 70, isAmount: true }
  return [
    { head: say(language, 'invoice.vat_rate'), x: page.left, width: 72, cell: ({ term }) => ({ text: term }) },
    { head: say(language, 'invoice.vat_base'), ...base, cell: (row) => ({ text: row.base }) },
    { head: say(language, 'invoice.vat_amount'), ...vat, cell: (row) => ({ text: row.vat }) },
  ]
}
