import type { ReturnableLine, ReturnDetail } from '../shop/features/return/queries.ts'
import { preview } from './order.ts'
import { buyer } from './show.tsx'

/** A customer's account that may send something back. */
export const returner = { ...buyer, permissions: ['cust:order', 'cust:rma', 'cust:finance'] }

const product = {
  number: 'AS-1020',
  oemCode: 'CF259A',
  ownMake: false,
  name: 'HP 59A toner, black',
  names: null,
  image: null,
  custNumber: '',
}
const term = { kind: 'defect', until: '2026-11-25', feePercent: 0, isLate: false } as const

/** A line of three pieces at 10.00 that was delivered, with 20 % of VAT. */
export const returnableLine = (overrides: Partial<ReturnableLine> = {}): ReturnableLine => ({
  ...product,
  orderno: 'ONL000001',
  position: 1,
  poNumber: 'PO-7',
  qty: 3,
  returnable: 3,
  isDelivered: true,
  deliveredOn: '2026-11-18',
  completeOn: '2026-11-18',
  invoices: ['INL26000031'],
  net: 10,
  ordered: { qty: 3, net: 30 },
  invoiced: [],
  vatRate: 20,
  currency: 'EUR',
  terms: {
    quality: term,
    broken: { ...term, kind: 'damage', until: '2026-11-23' },
    lessShipping: { ...term, kind: 'shortage', until: '2026-11-23' },
    wrongShipping: { ...term, kind: 'shortage', until: '2026-11-23' },
    notRequired: { ...term, kind: 'notRequired', until: '2026-12-18', feePercent: 20 },
  },
  ...overrides,
})

const [shipTo] = preview('', 10).addresses

/** A submitted return of two leaking pieces. */
export const returnDetail = (overrides: Partial<ReturnDetail> = {}): ReturnDetail => ({
  returnId: 5,
  rmaNumber: 'RNL000001',
  status: 'submitted',
  type: 'quality',
  createdAt: '2026-11-18T09:00:00Z',
  submittedAt: '2026-11-18T09:05:00Z',
  revision: 2,
  deliveryMode: 'providerCourier',
  forwarder: '',
  otherForwarder: '',
  address: shipTo ?? null,
  note: 'It leaks.',
  question: '',
  decidesBy: '2026-11-23',
  sendBy: null,
  comesBack: true,
  warehouse: '',
  trackingNumber: '',
  sums: { amount: 20, fee: 0, shipping: 0, vat: 4, total: 24, currency: 'EUR' },
  lines: [
    {
      ...product,
      position: 1,
      orderno: 'ONL000001',
      orderPosition: 1,
      qty: 2,
      batchNumber: 'B-1',
      reason: 'leaking',
      otherReason: '',
      cameInstead: '',
      state: 'submitted',
      refusedBecause: '',
      term,
      net: 20,
      received: null,
      credits: [],
      replacement: '',
    },
  ],
  files: [],
  events: [
    {
      action: 'submit',
      status: 'submitted',
      at: '2026-11-18T09:05:00Z',
      byUs: false,
      by: 'Noor',
      position: null,
      reason: '',
    },
  ],
  actions: ['edit', 'cancel'],
  ...overrides,
})

/** The same as a draft. */
export const draftReturn = () =>
  returnDetail({ rmaNumber: '', status: 'saved', submittedAt: null, events: [], actions: ['edit', 'submit', 'delete'] })
