import { toCents } from '../../../../rules/catalogue/price/money.ts'
import { type TotalRow, totalRows, totalTexts } from '../../../../rules/order/total-rows.ts'
import { vatReasons } from '../../../../rules/vat/vat.ts'
import { say } from '../../../../texts/say.ts'
import { addressLines, writeAddress, writeFacts, writeRemark } from '../../../documents/blocks.ts'
import { makeFormats } from '../../../documents/formats.ts'
import { sellerLines, writeLetterhead } from '../../../documents/letterhead.ts'
import { page } from '../../../documents/page.ts'
import { writePageNumbers } from '../../../documents/page-numbers.ts'
import { closeSheet, openSheet, writeElement } from '../../../documents/sheet.ts'
import { writeRule } from '../../../documents/table.ts'
import { write, writeAmount } from '../../../documents/text.ts'
import type { OrderDocument } from './document.ts'
import { toFacts } from './facts.ts'
import { type OrderSheet, quantityAt, writeLines } from './lines.ts'
import { heightOfPayment, writePayment } from './payment.ts'

/** The bytes of the PDF; it is drawn in a thread, as a page takes some 20 ms. */
export default async function drawDocument({ order, seller, language, payment }: OrderDocument): Promise<Uint8Array> {
  const { orderno } = order
  const title = say(language, payment ? 'payment.proforma_title' : 'order.document_title', { orderno })
  const sheet = await openSheet({ title, author: seller.name, madeAt: new Date(order.placedAt), language })
  const writing = { sheet, order, seller, formats: makeFormats(language, order.currency), language }
  writeHead(writing, title)
  writeLines(writing)
  writeTotals(writing)
  if (payment) {
    if (sheet.pdf.y + heightOfPayment > page.bottom) sheet.pdf.addPage()
    writePayment({ ...writing, payment }, sheet.pdf.y + 30)
  }
  writePageNumbers(sheet, (number) => say(language, 'order.document_page', { orderno, ...number }))
  return closeSheet(sheet)
}

function writeHead({ sheet, order, seller, formats, language }: OrderSheet, title: string) {
  const top = writeLetterhead(sheet, { name: seller.name, lines: sellerLines(seller, formats) }, title)
  const place = { y: top, width: 155 }
  const ends = [
    writeAddress(sheet, say(language, 'order.bill_to'), addressLines(order.billTo, formats), {
      x: page.left,
      ...place,
    }),
    writeAddress(sheet, say(language, 'order.ship_to'), addressLines(order.shipTo, formats), { x: 225, ...place }),
    writeFacts(sheet, toFacts(order, formats, language), { x: 393, y: top, width: page.right - 393 }),
  ]
  sheet.pdf.y = Math.max(top + 100, ...ends) + 14
  writeRemark(sheet, say(language, 'order.instruction'), order.instruction)
}

/** Sums are longer than the amounts that make them up. */
const totalAt = { x: 438, width: 100 }

function writeTotals({ sheet, order, formats: { money, number }, language }: OrderSheet) {
  const { totals, remainingTotals, couponCode } = order
  const rate = number(totals.vatRate)
  const reason = vatReasons.find((one) => one === totals.vatReason)
  const terms: Partial<Record<TotalRow['kind'], string>> = {
    discount: `${say(language, 'order.discount')} ${couponCode}`.trim(),
    vat: say(language, 'order.vat', { rate }),
    remainingVat: say(language, 'order.remaining_vat', { rate }),
  }
  const rows = totalRows(totals, remainingTotals)
  // What is to be paid is written larger than what makes it up.
  const due = rows.findLast(({ kind }) => kind === 'remaining' || kind === 'total')
  if (sheet.pdf.y + rows.length * 15 + 35 > page.bottom) sheet.pdf.addPage()
  const top = sheet.pdf.y + 4
  writeRule(sheet, top)
  let end = top - 7
  for (const row of rows) {
    const isDue = row === due
    end += isDue ? 19 : 15
    const style = { y: end, size: isDue ? 11 : 9, bold: isDue }
    const term = terms[row.kind] ?? say(language, totalTexts[row.kind])
    writeElement(sheet, 'P', () => {
      write(sheet, term, { x: quantityAt, ...style })
      writeAmount(sheet, money(toCents(row.amount)), { ...totalAt, ...style })
    })
  }
  if (reason)
    writeElement(sheet, 'P', () =>
      write(sheet, say(language, reason), { y: end + 2, width: 280, size: 8, quiet: true }),
    )
}
