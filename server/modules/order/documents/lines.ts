import { toCents } from '../../../../rules/catalogue/price/money.ts'
import { shownNumber } from '../../../../rules/catalogue/product/number.ts'
import { remainingLine } from '../../../../rules/fulfilment/cancellation.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { type Formats, laterWords } from '../../../documents/formats.ts'
import type { Seller } from '../../../documents/letterhead.ts'
import { type Order, page } from '../../../documents/page.ts'
import type { Sheet } from '../../../documents/sheet.ts'
import { type Column, writeTable } from '../../../documents/table.ts'
import { productNameIn, secondaryNumberIn } from '../../catalogue/products/product-name.ts'

/** What every part of an order's document writes with. */
export type OrderSheet = { sheet: Sheet; order: Order; seller: Seller; formats: Formats; language: Language }

type Line = Order['lines'][number]

/** Where the quantities begin, and the terms of the sums below them. */
export const quantityAt = 350

/** The table of what was ordered. */
export const writeLines = (writing: OrderSheet) => writeTable(writing.sheet, lineColumns(writing), writing.order.lines)

function lineColumns(writing: OrderSheet): Column<Line>[] {
  const { formats, language } = writing
  const { money, number } = formats
  const [name, secondary] = [productNameIn(language), secondaryNumberIn(language)]
  return [
    {
      head: say(language, 'order.number_column'),
      x: page.left,
      width: 95,
      cell: (line) => ({ text: shownNumber(line), bold: true, small: secondary(line) }),
    },
    {
      head: say(language, 'product.product'),
      x: 155,
      width: 190,
      cell: (line) => ({ text: [name(line), ...lineRemarks(line, writing)].join('\n') }),
    },
    {
      head: say(language, 'basket_line.quantity'),
      x: quantityAt,
      width: 40,
      isAmount: true,
      cell: ({ qty }) => ({ text: number(qty) }),
    },
    {
      head: say(language, 'basket_line.unit_price'),
      x: 395,
      width: 68,
      isAmount: true,
      cell: ({ discountPrice, unitPrice }) => ({ text: money(toCents(discountPrice ?? unitPrice)) }),
    },
    {
      head: say(language, 'basket_line.line_price'),
      x: 468,
      width: 70,
      isAmount: true,
      cell: ({ price }) => ({ text: money(toCents(price)) }),
    },
  ]
}

/** The document says what was confirmed, whatever day is expected by now. */
const asPlaced = (line: Line): Line => ({ ...line, expectedOn: line.expectedWhenPlaced })

function lineRemarks(line: Line, { formats, language, order }: OrderSheet): string[] {
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
    isCancelled ? [] : (laterWords(remainingLine(asPlaced(line)), formats, language) ?? []),
  ].flat()
}
