import { findStockDifferences } from '../modules/fulfilment/order-lifecycle/stock-differences.queries.ts'
import { endWith } from '../start/start-error.ts'
import { reportDifferences } from './report-differences.ts'

// Compares ledger, shelves, promises, lines, shipments and orders.
reportDifferences({ find: findStockDifferences, compared: { shelves: 'stock', orders: 'orders' } }).catch(endWith)
