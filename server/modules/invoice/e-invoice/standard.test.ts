import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { anyEInvoice, eInvoices } from '../../../testing/order/e-invoice/any-e-invoice.ts'
import { brokenRules } from '../../../testing/order/e-invoice/broken-rules.ts'
import { findMisplaced } from '../../../testing/order/e-invoice/element-order.ts'
import { openFacturXSchema } from '../../../testing/order/e-invoice/factur-x-schema.ts'
import { readCii, readUbl } from '../../../testing/order/e-invoice/read-terms.ts'
import { ublOrders } from '../../../testing/order/e-invoice/ubl-order.ts'
import { makeCreditNote, makeInvoice } from '../../../testing/order/invoices.ts'
import { writeCii } from './cii.ts'
import { writeUbl } from './ubl.ts'

let schema: ReturnType<typeof openFacturXSchema>
beforeAll(() => {
  schema = openFacturXSchema()
})
afterAll(() => schema.dispose())

const syntaxes = {
  UBL: {
    read: (invoice: Invoice) => readUbl(writeUbl(invoice)),
    findFaults: (invoice: Invoice) => findMisplaced(writeUbl(invoice), ublOrders),
  },
  CII: {
    read: (invoice: Invoice) => readCii(writeCii(invoice)),
    findFaults: (invoice: Invoice) => schema.findFaults(writeCii(invoice)),
  },
}
const names = ['UBL', 'CII'] as const

describe.each(names)('%s', (name) => {
  const { read, findFaults } = syntaxes[name]

  test.each(eInvoices)('%s: as its schema and the rules want it', (_, invoice) => {
    expect(findFaults(invoice)).toEqual([])
    expect(brokenRules(read(invoice))).toEqual([])
  })

  test('any invoice is as its schema and the rules want it', () => {
    fc.assert(
      fc.property(anyEInvoice, (invoice) => {
        expect(findFaults(invoice)).toEqual([])
        expect(brokenRules(read(invoice))).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  test('VAT that is 0.50 off is found', () => {
    const { totals, ...invoice } = makeInvoice()
    const wrong = { ...totals, vat: totals.vat + 50, total: totals.total + 50, due: totals.due + 50 }
    expect(brokenRules(read({ ...invoice, totals: wrong }))).toEqual(['BR-CO-17 VAT of its basis, half a cent up'])
  })

  test('VAT that is rounded line by line is found', () => {
    const { totals, ...invoice } = makeInvoice({
      lines: [1, 2, 3].map(() => ({ pieces: 1, unitPrice: 102, discount: 0 })),
      charges: [],
    })
    const vat = 3 * Math.round(102 * 0.21)
    expect(vat).toBe(totals.vat - 1)
    const wrong = { ...totals, vat, total: totals.net + vat, due: totals.net + vat }
    expect(brokenRules(read({ ...invoice, totals: wrong }))).toEqual(['BR-CO-17 VAT of its basis, half a cent up'])
  })

  test.each<[string, Partial<Invoice['totals']>, string[]]>([
    ['lines', { lines: 22_690 }, ['BR-CO-10 lines', 'BR-CO-13 net']],
    ['charges', { charges: 751 }, ['BR-CO-12 charges', 'BR-CO-13 net']],
    ['total', { total: 28_365 }, ['BR-CO-15 total', 'BR-CO-16 due']],
    ['due', { due: 28_363 }, ['BR-CO-16 due']],
  ])('a cent too much or too little in %s is found', (_, over, rules) => {
    const { totals, ...invoice } = makeInvoice()
    expect(brokenRules(read({ ...invoice, totals: { ...totals, ...over } }))).toEqual(rules)
  })

  test('a line that does not multiply is found', () => {
    const invoice = makeInvoice()
    const lines = invoice.lines.map((line) => ({ ...line, unitPrice: line.unitPrice + 1 }))
    expect(brokenRules(read({ ...invoice, lines }))).toEqual(['PEPPOL-R120 net of a line'])
  })

  test('without the VAT number of the buyer an intra-community supply is found', () => {
    const { buyer, ...credit } = makeCreditNote({ supply: intraEu })
    const rules = brokenRules(read({ ...credit, buyer: { ...buyer, vatNumber: '' } }))
    expect(rules).toEqual(['BR-IC-2 to 4 numbers'])
  })
})

const intraEu = { from: 'NL', to: 'DE', reason: 'vat.intra_eu', rateBp: 0, currency: 'EUR' } as const

test('UBL and CII of one invoice say the same', () => {
  fc.assert(
    fc.property(anyEInvoice, (invoice) => {
      const [ubl, cii] = [readUbl(writeUbl(invoice)), readCii(writeCii(invoice))]
      const isPeppol = ubl.document['BT-24']?.[0]?.includes('peppol')
      // CII has no rules of Peppol here: it is for PDFs and for XRechnung.
      const rules = isPeppol ? { 'BT-23': cii.document['BT-23'], 'BT-24': cii.document['BT-24'] } : {}
      expect(JSON.parse(JSON.stringify({ ...ubl, document: { ...ubl.document, ...rules } }))).toEqual(cii)
    }),
    { numRuns: 500 },
  )
})

test('the same invoice makes the same bytes, whatever was written in between', () => {
  const invoice = makeInvoice()
  const [ubl, cii] = [writeUbl(invoice), writeCii(invoice)]
  writeUbl(makeCreditNote())
  writeCii(makeCreditNote())
  expect([writeUbl(structuredClone(invoice)), writeCii(structuredClone(invoice))]).toEqual([ubl, cii])
})
