import type { ProductNames } from '../../../../rules/catalogue/product/name.ts'
import { mostExportedItems } from '../../../../rules/ledger/item.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import { type Caller, callerKey } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { type SheetFormat, sheetFile } from '../../../spreadsheets/sheet-file.ts'
import { productNameIn } from '../../catalogue/products/product-name.ts'
import { listSales, type SalesFilters } from './sales-report.ts'

// Names that a program reads stay the same in every language.
const columns = [
  ...['from', 'until', 'by', 'key', 'number', 'name', 'pieces', 'net', 'share_percent', 'net_before', 'change_percent'],
  'currency',
]

type Call = { db: Db; caller: Caller; language: Language }

/** All rows of the report as a file, each with its period and currency; products as the reader's language calls them. */
export function exportSales(call: Call, format: SheetFormat, filters: SalesFilters) {
  const { by, period } = filters
  const productName = productNameIn(call.language)
  // A customer may be called as products are.
  const say = (named: ProductNames) => (by === 'product' ? productName(named) : named.name)
  async function* rows() {
    const { rows: found, uncounted } = await listSales(call, filters, mostExportedItems + 1)
    if (found.length > mostExportedItems) throw new Refusal('finance.export_too_long', { fields: ['from'] })
    if (uncounted > 0) throw new Refusal('finance.sales_incomplete')
    for (const { key, number, name, names, currency, ...row } of found)
      yield [
        ...[period.from, period.until, by, key || 'charges', number, say({ name, names }), row.pieces],
        ...[{ amount: row.net }, percent(row.share), { amount: row.netBefore }, percent(row.change), currency],
      ]
  }
  return sheetFile({ name: `sales-${period.from}-${period.until}`, columns, rows }, format, callerKey(call.caller))
}

const percent = (value: number | null) => (value === null ? '' : { amount: value })
