import type { BankEntry } from '../bank-statement.ts'
import type { OpenItem } from '../open-item.ts'

/** A payment that came in, of which a test says what matters to it. */
export const makeEntry = (amount: number, over: Partial<BankEntry> = {}): BankEntry => ({
  reference: 'ASR-1',
  part: 0,
  bookedOn: '2026-03-02',
  valueOn: '2026-03-02',
  amount,
  currency: 'EUR',
  direction: 'credit',
  isReversal: false,
  counterparty: { name: 'Reseller', account: '' },
  endToEndId: 'NOTPROVIDED',
  creditorReferences: [],
  remittance: '',
  note: '',
  bankCode: 'PMNT.RCDT.ESCT',
  returnReason: '',
  ...over,
})

/** An item of customer 1, by its number: INL… is an invoice, CNL… a credit note, ONL… an order. */
export const makeItem = (number: string, openCents: number, over: Partial<OpenItem> = {}): OpenItem => ({
  kind: kinds[number.charAt(0)] ?? 'invoice',
  itemId: Number(number.replaceAll(/\D/g, '')),
  number,
  customerId: 1,
  currency: 'EUR',
  openCents,
  issuedOn: '2026-02-01',
  dueOn: null,
  orderNumber: '',
  poNumber: '',
  reference: '',
  ...over,
})

const kinds: Readonly<Record<string, OpenItem['kind']>> = { C: 'credit', O: 'order' }
