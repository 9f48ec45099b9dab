import type { InvoiceAddress } from '../../../../rules/invoice/invoice.ts'
import { invoiceTotalRows } from '../../../../rules/invoice/total-rows.ts'
import { say } from '../../../../texts/say.ts'
import { addressLines, writeAddress, writeRemark } from '../../../documents/blocks.ts'
import { sellerLines, writeLetterhead } from '../../../documents/letterhead.ts'
import { page } from '../../../documents/page.ts'
import { type Sheet, writeElement } from '../../../documents/sheet.ts'
import { measureHeight, write } from '../../../documents/text.ts'
import { type Fact, toFacts } from './facts.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'
import { writePanel } from './panel.ts'

/** Who writes to whom, what it comes to, and by what numbers both know it. */
export function writeHead(writing: InvoiceSheet, title: string) {
  const { sheet, invoice, formats, language } = writing
  const { seller, buyer, shipTo } = invoice
  const street = [seller.address1, seller.address2].filter(Boolean).join(', ')
  const lines = sellerLines({ ...seller, address1: street }, formats)
  const top = writeLetterhead(sheet, { name: seller.name, lines }, title)
  const address = (term: 'order.bill_to' | 'order.ship_to', of: InvoiceAddress, x: number) =>
    writeAddress(sheet, say(language, term), addressLines(of, formats), { x, y: top, width: 155 })
  const ends = [
    address('order.bill_to', buyer.address, page.left),
    isSame(buyer.address, shipTo) ? top : address('order.ship_to', shipTo, 225),
    writePanel(writing, invoiceTotalRows(invoice).at(-1)?.amount ?? 0, top),
  ]
  sheet.pdf.y = Math.max(...ends) + 16
  writeGrid(writing, toFacts(writing))
  sheet.pdf.y += 4
  writeCorrection(writing)
}

const isSame = (one: InvoiceAddress, other: InvoiceAddress) =>
  (Object.keys(one) as (keyof InvoiceAddress)[]).every((field) => one[field] === other[field])

const columns = 4
const gap = 12
const width = (page.right - page.left - (columns - 1) * gap) / columns

/** Facts in columns, each row as high as its longest value. */
function writeGrid({ sheet }: InvoiceSheet, facts: readonly Fact[]) {
  for (let first = 0; first < facts.length; first += columns) {
    const row = facts.slice(first, first + columns)
    const height = Math.max(...row.map((fact) => heightOfFact(sheet, fact)))
    if (sheet.pdf.y + height > page.bottom) sheet.pdf.addPage()
    const { y } = sheet.pdf
    row.forEach(([term, value], at) => {
      const box = { x: page.left + at * (width + gap), width }
      writeElement(sheet, 'P', () => {
        write(sheet, term, { ...box, y, ...termStyle })
        write(sheet, value, { ...box, ...valueStyle })
      })
    })
    sheet.pdf.y = y + height + 8
  }
}

const termStyle = { size: 7.5, quiet: true }
const valueStyle = { size: 9 }

const heightOfFact = (sheet: Sheet, [term, value]: Fact) =>
  measureHeight(sheet, term, { width, ...termStyle }) + measureHeight(sheet, value, { width, ...valueStyle })

/** A credit note names the invoice that it corrects, and why. */
function writeCorrection({ sheet, invoice, formats, language }: InvoiceSheet) {
  const { corrects, reason } = invoice
  if (corrects) {
    const correction = say(language, 'invoice.corrects', {
      number: corrects.number,
      date: formats.day(corrects.issuedOn),
    })
    writeElement(sheet, 'P', () => write(sheet, correction, { size: 10, bold: true }))
    sheet.pdf.y += 6
  }
  writeRemark(sheet, say(language, 'invoice.reason'), reason)
}
