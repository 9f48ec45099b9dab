import { buffer } from 'node:stream/consumers'
import { placeLines } from '../../../../rules/address/address.ts'
import { type TotalRow, totalRows, totalTexts } from '../../../../rules/order/total-rows.ts'
import { toCents } from '../../../../rules/price/money.ts'
import { vatReasons } from '../../../../rules/vat/vat.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { loadFonts } from '../../../documents/fonts.ts'
import { type Formats, makeFormats } from '../../../documents/formats.ts'
import { bold, type Order, type Pdf, type PdfContext, page, plain, quiet } from '../../../documents/page.ts'
import type { OrderDocument } from './document.ts'
import { toFacts } from './facts.ts'
import { amount, columns, ruleAt, writeLines } from './lines.ts'
import { heightOfPayment, writePayment } from './payment.ts'

type Address = Order['shipTo']

/** The bytes of the PDF; it is drawn in a thread, as a page takes some 20 ms. */
export default async function drawDocument({ order, seller, language, payment }: OrderDocument): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit')
  const { orderno } = order
  const title = say(language, payment ? 'payment.proforma_title' : 'order.document_title', { orderno })
  const info = { Title: title, Author: seller.name, CreationDate: new Date(order.placedAt) }
  const sheet = new PDFDocument({ size: 'A4', margin: page.left, bufferPages: true, info, lang: language })
  const fonts = await loadFonts()
  sheet.registerFont(plain, fonts.plain).registerFont(bold, fonts.bold)
  const whole = buffer(sheet)
  const writing = { sheet, order, seller, formats: makeFormats(language, order.currency), language }
  writeHead(writing, title)
  writeLines(writing)
  writeTotals(writing)
  if (payment) {
    if (sheet.y + heightOfPayment > page.bottom) sheet.addPage()
    writePayment({ ...writing, payment }, page.left, sheet.y + 30)
  }
  writePageNumbers(writing)
  sheet.end()
  return whole
}

function writeHead({ sheet, order, seller, formats, language }: PdfContext, title: string) {
  const place = [seller.address1, ...placeLines(seller), formats.country(seller.country)].filter(Boolean).join(' · ')
  sheet.font(bold).fontSize(13).text(seller.name, page.left, 50)
  sheet.font(plain).fontSize(8).fillColor(quiet)
  sheet.text(place).text([seller.phone, seller.email, seller.vatNumber].filter(Boolean).join(' · '))
  sheet.fillColor('black').font(bold).fontSize(17).text(title, page.left, 105)

  const top = 140
  const ends = [
    writeAddress(sheet, { term: say(language, 'order.bill_to'), address: order.billTo, formats }, page.left, top),
    writeAddress(sheet, { term: say(language, 'order.ship_to'), address: order.shipTo, formats }, 225, top),
    writeFacts(sheet, toFacts(order, formats, language), top),
  ]
  sheet.y = Math.max(top + 100, ...ends) + 14
  writeInstruction(sheet, order.instruction, language)
}

function writeInstruction(sheet: Pdf, instruction: string, language: Language) {
  if (instruction === '') return
  const width = page.right - page.left
  sheet.font(plain).fontSize(8).fillColor(quiet).text(say(language, 'order.instruction'), page.left, sheet.y, { width })
  sheet.fillColor('black').fontSize(9).text(instruction, { width })
  sheet.y += 10
}

const factsAt = 393

/** Terms with their values below them, such as the name of a file, that may need several lines; answers where they end. */
function writeFacts(sheet: Pdf, facts: readonly (readonly [string, string])[], top: number) {
  const width = page.right - factsAt
  sheet.font(plain).fontSize(8)
  return facts.reduce((y, [term, value]) => {
    sheet.fillColor(quiet).text(term, factsAt, y, { width })
    sheet.fillColor('black').text(value, factsAt, y + 10, { width })
    return sheet.y + 4
  }, top)
}

type Block = { term: string; address: Address; formats: Formats }

/** Answers where it ends. */
function writeAddress(sheet: Pdf, { term, address, formats }: Block, x: number, y: number) {
  const lines = [
    address.company,
    `${address.firstName} ${address.lastName}`.trim(),
    address.address1,
    address.address2,
    ...placeLines(address),
    formats.country(address.country),
    address.phone,
  ].filter(Boolean)
  sheet.font(plain).fontSize(8).fillColor(quiet).text(term, x, y)
  sheet
    .fillColor('black')
    .fontSize(9.5)
    .text(lines.join('\n'), x, y + 12, { width: 155, lineGap: 1.5 })
  return sheet.y
}

/** Sums are longer than the amounts that make them up. */
const totalAt = [438, 100] as const

function writeTotals({ sheet, order, formats: { money, number }, language }: PdfContext) {
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
  if (sheet.y + rows.length * 15 + 35 > page.bottom) sheet.addPage()
  const top = sheet.y + 4
  ruleAt(sheet, top)
  let end = top - 7
  for (const row of rows) {
    const [font, size] = row === due ? ([bold, 11] as const) : ([plain, 9] as const)
    end += row === due ? 19 : 15
    const term = terms[row.kind] ?? say(language, totalTexts[row.kind])
    sheet.font(font).fontSize(size).text(term, columns.quantity[0], end)
    amount(sheet, money(toCents(row.amount)), totalAt, { y: end, size })
  }
  if (reason)
    sheet
      .font(plain)
      .fontSize(8)
      .fillColor(quiet)
      .text(say(language, reason), page.left, end + 2, { width: 280 })
  sheet.fillColor('black')
}

function writePageNumbers({ sheet, order, language }: PdfContext) {
  const { start, count } = sheet.bufferedPageRange()
  for (let at = start; at < start + count; at++) {
    sheet.switchToPage(at)
    // Below the margin, where the library would begin another page.
    sheet.page.margins.bottom = 0
    sheet.font(plain).fontSize(8).fillColor(quiet)
    sheet.text(
      say(language, 'order.document_page', { orderno: order.orderno, page: at + 1, pages: count }),
      page.left,
      805,
      {
        width: page.right - page.left,
        align: 'right',
      },
    )
  }
}
