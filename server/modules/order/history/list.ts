import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { mostExportedLines } from '../../../../rules/order/order.ts'
import { isDay } from '../../../../rules/shipping/day.ts'
import { localTime } from '../../../../rules/shipping/shipping.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import { type CustomerCaller, callerKey } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { type SheetFormat, sheetFile } from '../../../spreadsheets/sheet-file.ts'
import { productNameIn } from '../../catalogue/products/product-name.ts'
import { linesOfOrders, type OrderFilters } from './list.queries.ts'

// Names that a program reads stay the same in every language.
const columns = [
  ...[
    'order',
    'placed_at',
    'po_number',
    'status',
    'order_type',
    'line',
    'number',
    'oem_number',
    'customer_article_number',
  ],
  ...['product', 'quantity', 'price', 'amount', 'discount', 'currency', 'order_total', 'so_number'],
  ...['cancelled_quantity', 'order_remaining'],
]

/** The orders that a list would show, with their lines. Prices VAT excluded, the total of an order included. What was cancelled stands beside what was ordered. */
export function exportOrders(
  db: Db,
  caller: CustomerCaller,
  { format, language, ...narrowing }: OrderFilters & { format: SheetFormat; language: Language },
) {
  const productName = productNameIn(language)
  async function* rows() {
    const lines = await linesOfOrders(db, caller, narrowing, mostExportedLines + 1)
    if (lines.length > mostExportedLines) throw new Refusal('order.export_too_long', { fields: ['from'] })
    for (const line of lines)
      yield [
        ...[
          line.orderno,
          localTime(line.placedAt, line.timeZone),
          line.poNumber,
          line.status,
          line.orderType,
          line.position,
        ],
        ...[line.number, line.oemCode, line.custNumber, productName(line), line.quantity],
        ...[{ amount: toAmount(line.price) }, { amount: toAmount(line.amount) }, { amount: toAmount(line.discount) }],
        line.currency,
        { amount: toAmount(line.total) },
        line.soNumber,
        line.cancelled,
        { amount: toAmount(line.remainingTotal) },
      ]
  }
  return sheetFile({ name: 'orders', columns, rows }, format, callerKey(caller))
}

/** What a list is narrowed to, its words without the blanks around them; refuses days that there are not. */
export function readOrderFilters<Query extends Partial<OrderFilters>>({ keyword = '', ...query }: Query) {
  const fields = (['from', 'until'] as const).filter((name) => query[name] !== undefined && !isDay(query[name]))
  if (fields.length > 0) throw new Refusal('request.invalid', { fields })
  return { ...query, keyword: keyword.trim() }
}
