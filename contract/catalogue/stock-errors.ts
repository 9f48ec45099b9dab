import type { StockRefusal } from '../../rules/catalogue/product/stock.ts'
import type { CodeFault } from '../../rules/scan/code.ts'

/** How it travels what is refused at a shelf, and why a code names no product. */
export const stockErrors = {
  'stock.received_before': { status: 200, code: 60_051 },
  'stock.picked': { status: 200, code: 60_052 },
  'stock.too_few': { status: 200, code: 60_053 },
  'stock.unknown_number': { status: 200, code: 60_054 },
  'stock.several_products': { status: 200, code: 60_055 },
  'scan.check_digit': { status: 200, code: 60_056 },
  'scan.variable_measure': { status: 200, code: 60_057 },
  'scan.no_product': { status: 200, code: 60_058 },
  'stock.arrival_changed': { status: 200, code: 60_059 },
  'stock.arrival_past': { status: 200, code: 60_060 },
  'stock.surplus': { status: 200, code: 60_153 },
} satisfies Record<StockRefusal | `scan.${CodeFault}`, { status: number; code: number }>
