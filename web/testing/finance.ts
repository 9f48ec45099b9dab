import type { Reply } from '../../contract/endpoint.ts'
import type { getInvoice } from '../../contract/invoice/invoice.ts'
import type { getAgeing, listFinanceItems } from '../../contract/ledger/items.ts'
import type { getFinanceOverview } from '../../contract/ledger/overview.ts'
import type { getStatement } from '../../contract/ledger/statement.ts'
import { type AgeingBucket, ageingBuckets } from '../../rules/ledger/item.ts'
import { buyer } from './show.tsx'

type Item = Reply<typeof listFinanceItems>['rows'][number]
type InvoiceDetail = Reply<typeof getInvoice>
type Overview = Reply<typeof getFinanceOverview>
type Statement = Reply<typeof getStatement>['statements'][number]

/** A bookkeeper of a customer, who may see orders, too. */
export const bookkeeper = { ...buyer, permissions: ['cust:finance', 'cust:order'] }

/** An open invoice that is 18 days overdue. */
export const financeItem = (changes: Partial<Item> = {}): Item => ({
  itemId: 71,
  kind: 'invoice',
  number: 'INL26000031',
  orderno: 'ONL000017',
  poNumber: 'PO-17',
  issuedOn: '2026-10-01',
  dueOn: '2026-10-31',
  amount: 151.25,
  paid: 50,
  balance: 101.25,
  currency: 'EUR',
  status: 'open',
  daysOverdue: 18,
  ...changes,
})

/** A page that holds all of them; their sums are those of the first. */
export const itemPage = (...rows: Item[]): Reply<typeof listFinanceItems> => ({
  rows,
  total: rows.length,
  sums: rows.slice(0, 1).map(({ currency, amount, paid, balance }) => ({ currency, amount, paid, balance })),
})

/** What is open in these buckets, one item in each, less what is unallocated. */
export function ageing(open: Partial<Record<AgeingBucket, number>>, unallocated = 0, currency = 'EUR') {
  const buckets = ageingBuckets.map((bucket) => ({ bucket, amount: open[bucket] ?? 0, items: open[bucket] ? 1 : 0 }))
  const owed = buckets.reduce((sum, { amount }) => sum + amount, 0)
  return { currency, buckets, unallocated, balance: owed - unallocated } satisfies Reply<typeof getAgeing>[number]
}

/** The same invoice with all that its page says. */
export const invoiceDetail = (changes: Partial<InvoiceDetail> = {}): InvoiceDetail => ({
  item: financeItem(),
  soNumber: 'SO-17',
  shipmentNumber: 'DNL000021',
  seller: 'Aster Voorbeeld B.V.',
  corrects: null,
  reason: '',
  isXRechnung: false,
  lines: [
    {
      position: 1,
      number: 'AS-103459',
      oemCode: 'TN-2420',
      ownMake: false,
      custNumber: 'MY-1',
      name: 'Toner, black',
      pieces: 5,
      unitPrice: 25,
      discount: 5,
      net: 120,
    },
  ],
  sums: { lines: 120, shipping: 5, handling: 0, net: 125, vat: 26.25, vatRate: 21, vatLocal: null, total: 151.25 },
  clearings: [{ kind: 'payment', number: 'PNL26000004', at: '2026-11-02T10:00:00Z', amount: 50 }],
  credits: [],
  payment: {
    holder: 'Aster Voorbeeld B.V.',
    bank: 'Voorbeeldbank',
    account: 'NL42ASTR0000000001',
    bic: 'ASTRNL00',
    reference: 'RF18539007547034',
  },
  ...changes,
})

const ofInvoice = {
  itemId: 71,
  kind: 'invoice',
  number: 'INL26000031',
  orderno: 'ONL000017',
  poNumber: 'PO-17',
  issuedOn: '2026-10-01',
  dueOn: '2026-10-31',
  issuer: '',
} as const

/** An invoice as it stands in a statement. */
export const statementRow = (changes: Partial<Statement['rows'][number]> = {}): Statement['rows'][number] => ({
  ...ofInvoice,
  postedOn: '2026-10-01',
  debit: 151.25,
  credit: 0,
  balance: 251.25,
  ...changes,
})

/** A statement of October with one invoice and a credit. */
export const statement = (changes: Partial<Statement> = {}): Statement => ({
  currency: 'EUR',
  opening: 100,
  rows: [statementRow()],
  debit: 151.25,
  credit: 50,
  closing: 201.25,
  openItems: [{ ...ofInvoice, open: 251.25, isDisputed: false, daysOverdue: 0 }],
  ageing: ageingBuckets.map((bucket) => ({ bucket, amount: bucket === 'oneWeek' ? 251.25 : 0 })),
  unallocated: 50,
  payments: [],
  ...changes,
})

/** What is due in a currency: some of it overdue, some this week, some much later, less a credit. */
export const due = (changes: Partial<Overview['due'][number]> = {}): Overview['due'][number] => ({
  currency: 'EUR',
  bars: [
    { kind: 'overdue', from: null, until: '2026-11-17', amount: 120.5 },
    { kind: 'week', from: '2026-11-18', until: '2026-11-22', amount: 80 },
    { kind: 'week', from: '2026-11-23', until: '2026-11-29', amount: 0 },
    { kind: 'later', from: '2026-11-30', until: null, amount: 300 },
  ],
  unallocated: 50,
  balance: 450.5,
  ...changes,
})

/** What was bought in a currency in two months, and credited in the second. */
export const spending = (changes: Partial<Overview['spending'][number]> = {}): Overview['spending'][number] => ({
  currency: 'EUR',
  total: 900,
  months: [
    { month: '2026-10', net: 1_000 },
    { month: '2026-11', net: -100 },
  ],
  brands: [{ brand: 'HP', net: 700 }],
  otherBrands: 190,
  charges: 10,
  products: [{ number: 'AS-103459', name: 'Toner, black', names: { de: 'Toner, Schwarz' }, net: 700 }],
  otherProducts: 190,
  ...changes,
})

export const overview = (changes: Partial<Overview> = {}): Overview => ({
  today: '2026-11-18',
  due: [due()],
  spending: [spending()],
  credit: { currency: 'EUR', limit: 1_000, used: 450.5, overdue: 120.5, left: 549.5 },
  ...changes,
})
