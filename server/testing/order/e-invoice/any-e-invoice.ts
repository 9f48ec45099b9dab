import fc from 'fast-check'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { anyInvoiceOf, type Case, makeCreditNote, makeInvoice, supplies } from '../invoices.ts'

/** Electronic addresses of parties by their country, where we know one. */
const addresses: Readonly<Record<string, { scheme: string; id: string }>> = {
  NL: { scheme: '0106', id: '00000001' },
  DE: { scheme: '9930', id: 'DE136695976' },
  FR: { scheme: '9957', id: 'FR40303265045' },
  IT: { scheme: '0211', id: 'IT00743110157' },
  GB: { scheme: '0088', id: '4006381333931' },
}

/** As it goes by Peppol, where the countries of both parties have addresses there. */
export const withAddresses = (invoice: Invoice): Invoice => ({
  ...invoice,
  seller: { ...invoice.seller, electronicAddress: addresses[invoice.seller.country] ?? null },
  buyer: { ...invoice.buyer, electronicAddress: addresses[invoice.buyer.address.country] ?? null },
})

/** A reference that a German authority gives. */
export const leitwegId = '04011000-1234512345-06'

export const asXRechnung = (invoice: Invoice): Invoice => ({
  ...invoice,
  isXRechnung: true,
  buyer: { ...invoice.buyer, reference: leitwegId },
})

/** Part of it is paid already. */
const withPrepaid = (invoice: Invoice): Invoice => {
  const prepaid = Math.floor(invoice.totals.total / 2)
  return { ...invoice, totals: { ...invoice.totals, prepaid, due: invoice.totals.total - prepaid } }
}

const withoutReferences = (invoice: Invoice): Invoice => ({
  ...invoice,
  poNumber: '',
  soNumber: '',
  shipmentNumber: '',
  suppliedOn: null,
})

const toPerson = (invoice: Invoice): Invoice => {
  const person = { ...invoice.buyer.address, company: '', firstName: 'Łucja', lastName: "O'Neill <漢>" }
  return { ...invoice, shipTo: person, buyer: { ...invoice.buyer, address: person } }
}

const withOtherAccount = (invoice: Invoice): Invoice =>
  invoice.payment ? { ...invoice, payment: { ...invoice.payment, account: '12-34-56 12345678', bic: '' } } : invoice

const inAdvance = (invoice: Invoice): Invoice => {
  const { total } = invoice.totals
  return {
    ...invoice,
    termsNetDays: 0,
    payment: null,
    totals: { ...invoice.totals, prepaid: total, due: 0 },
    prepaidOn: '2026-02-20',
  }
}

const withPayee = (invoice: Invoice): Invoice =>
  invoice.payment ? { ...invoice, payment: { ...invoice.payment, payee: 'Aster Other B.V.' } } : invoice

/** What an invoice may be besides its supply. */
const variants = [
  withAddresses,
  withPrepaid,
  withoutReferences,
  toPerson,
  withOtherAccount,
  withPayee,
  inAdvance,
] as const satisfies ((invoice: Invoice) => Invoice)[]

const isForGermany = ({ seller, buyer }: Invoice) => seller.country !== 'US' && buyer.address.country === 'DE'

const amountAlone = (invoice: Invoice): Invoice => ({
  ...invoice,
  lines: invoice.lines.map((line) => ({ ...line, number: '', custNumber: '', barcode: null })),
})

/** Invoices and credit notes of some supplies in every variant; XRechnung for buyers in Germany. */
export const anyEInvoiceOf = (cases: readonly Case[]) =>
  fc.tuple(anyInvoiceOf(cases), fc.subarray([...variants]), fc.boolean()).map(([invoice, some, wantsXRechnung]) => {
    const changed = some.reduce((all, change) => change(all), invoice)
    return wantsXRechnung && isForGermany(changed) ? asXRechnung(changed) : changed
  })

export const anyEInvoice = anyEInvoiceOf(supplies)

/** One of each variant of some supplies, with its name. */
export const eInvoicesOf = (cases: readonly Case[]) =>
  cases.flatMap((supply): [string, Invoice][] => {
    const name = `${supply.from} to ${supply.to} (${supply.reason})`
    const invoice = makeInvoice({ supply })
    const credit = makeCreditNote({ supply })
    return [
      [`invoice ${name}`, invoice],
      [`credit note ${name}`, credit],
      [`amount alone ${name}`, amountAlone(withoutReferences(credit))],
      ...variants.map((change): [string, Invoice] => [`invoice ${name}, ${change.name}`, change(invoice)]),
    ]
  })

export const eInvoices = eInvoicesOf(supplies)
