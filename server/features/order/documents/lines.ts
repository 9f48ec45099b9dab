import { remainingLine } from '../../../../rules/order/cancellation.ts'
import { toCents } from '../../../../rules/price/money.ts'
import { shownNumber } from '../../../../rules/product/number.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { type Formats, laterWords } from '../../../documents/formats.ts'
import { bold, type Order, type Pdf, type PdfContext, page, plain, quiet } from '../../../documents/page.ts'
import { productNameIn, secondaryNumberIn } from '../../product/catalogue/product-name.ts'

type Line = Order['lines'][number]

/** Where the columns of the lines stand, and how wide they are. */
export const columns = {
  number: [page.left, 95],
  product: [155, 190],
  quantity: [350, 40],
  each: [395, 68],
  amount: [468, 70],
} as const

/** The table of what was ordered, on as many pages as it needs. */
export function writeLines(writing: PdfContext) {
  const { sheet, order, formats, language } = writing
  writeLineHead(sheet, language)
  for (const line of order.lines) {
    const name = productNameIn(language)(line)
    const product = [name, ...lineRemarks(line, writing)].join('\n')
    sheet.font(plain).fontSize(9)
    const height = Math.max(26, sheet.heightOfString(product, { width: columns.product[1] }) + 8)
    if (sheet.y + height > page.bottom) {
      sheet.addPage()
      writeLineHead(sheet, language)
    }
    writeLine(sheet, { ...line, product, height, beside: secondaryNumberIn(language)(line) }, formats)
  }
}

function lineRemarks(line: Line, { formats, language, order }: PdfContext): string[] {
  const isCancelled = order.status === 'cancelled'
  const { money } = formats
  return [
    ...(line.discountPrice === null
      ? []
      : [say(language, 'order.price_before', { price: money(toCents(line.unitPrice)) })]),
    ...(line.custNumber ? [`${say(language, 'basket_line.cust_number')}: ${line.custNumber}`] : []),
    ...(line.note ? [`${say(language, 'basket_line.note')}: ${line.note}`] : []),
    ...(line.promotion
      ? [line.discount > 0 ? `${line.promotion}: ${money(-toCents(line.discount))}` : line.promotion]
      : []),
    line.cancelled > 0 && !isCancelled ? say(language, 'order.cancelled_pieces', { pieces: line.cancelled }) : [],
    isCancelled ? [] : (laterWords(remainingLine(line), formats, language) ?? []),
  ].flat()
}

function writeLineHead(sheet: Pdf, language: Language) {
  const y = sheet.y
  sheet.font(bold).fontSize(8)
  sheet.text(say(language, 'order.number_column'), columns.number[0], y)
  sheet.text(say(language, 'product.product'), columns.product[0], y)
  right(sheet, say(language, 'basket_line.quantity'), columns.quantity, y)
  const each = say(language, 'basket_line.unit_price')
  right(sheet, each, columns.each, y)
  // Some languages need two lines for it.
  const height = sheet.heightOfString(each, { width: columns.each[1] })
  right(sheet, say(language, 'basket_line.line_price'), columns.amount, y)
  ruleAt(sheet, y + height + 4)
  sheet.y = y + height + 10
}

function writeLine(
  sheet: Pdf,
  line: Line & { product: string; height: number; beside: string },
  { money, number }: Formats,
) {
  const y = sheet.y
  sheet.font(bold).text(shownNumber(line), columns.number[0], y, { width: columns.number[1] })
  sheet
    .font(plain)
    .fontSize(8)
    .fillColor(quiet)
    .text(line.beside, columns.number[0], y + 12, { width: columns.number[1] })
  sheet.fillColor('black').fontSize(9).text(line.product, columns.product[0], y, { width: columns.product[1] })
  amount(sheet, number(line.qty), columns.quantity, { y, size: 9 })
  amount(sheet, money(toCents(line.discountPrice ?? line.unitPrice)), columns.each, { y, size: 9 })
  amount(sheet, money(toCents(line.price)), columns.amount, { y, size: 9 })
  sheet.y = y + line.height
}

/** Words at the right edge of a column. */
const right = (sheet: Pdf, text: string, [x, width]: readonly [number, number], y: number) =>
  sheet.text(text, x, y, { width, align: 'right' })

/** An amount at the right edge of a column, always in one line: where it is too long, in smaller letters. */
export function amount(
  sheet: Pdf,
  text: string,
  [x, width]: readonly [number, number],
  { y, size }: { y: number; size: number },
) {
  const fits = (size * width) / Math.max(width, sheet.fontSize(size).widthOfString(text))
  sheet.fontSize(fits)
  sheet.text(text, x + width - sheet.widthOfString(text), y + (size - fits) / 2, { lineBreak: false })
  sheet.fontSize(size)
}

export const ruleAt = (sheet: Pdf, y: number) =>
  sheet.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.5).strokeColor(quiet).stroke()
