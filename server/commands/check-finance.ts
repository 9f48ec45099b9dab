import type { Db } from '../db/database.ts'
import { countUncounted } from '../modules/invoice/sales-report/earlier-documents.queries.ts'
import { findSalesDifferences } from '../modules/invoice/sales-report/sales-differences.queries.ts'
import { findFinanceDifferences } from '../modules/ledger/posting/finance-differences.queries.ts'
import { endWith } from '../start/start-error.ts'
import { reportDifferences } from './report-differences.ts'

const find = async (db: Db) => [...(await findFinanceDifferences(db)), ...(await findSalesDifferences(db))]

async function findLeftOut(db: Db) {
  const { waiting, earlier } = await countUncounted(db)
  return waiting + earlier > 0
    ? `${waiting + earlier} documents are not in the sums of sales yet and left out there.`
    : null
}

// Compares items, clearings, invoices and credit notes with each other, with orders and shipments, and with the sums of sales.
reportDifferences({ find, compared: { items: 'finance_items', orders: 'orders' }, findLeftOut }).catch(endWith)
