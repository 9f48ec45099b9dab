import { findFinanceDifferences } from '../modules/ledger/posting/finance-differences.queries.ts'
import { endWith } from '../start/start-error.ts'
import { reportDifferences } from './report-differences.ts'

// Compares items, clearings, invoices and credit notes with each other and with orders and shipments.
reportDifferences({ find: findFinanceDifferences, compared: { items: 'finance_items', orders: 'orders' } }).catch(
  endWith,
)
