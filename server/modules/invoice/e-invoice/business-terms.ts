import { isIban } from '../../../../rules/catalogue/price/epc-payment.ts'
import { isBarcode } from '../../../../rules/catalogue/product/barcode.ts'
import { electronicAddresses } from '../../../../rules/invoice/electronic-address.ts'
import type {
  ElectronicAddress,
  Invoice,
  InvoiceAddress,
  InvoiceCharge,
  InvoiceLine,
} from '../../../../rules/invoice/invoice.ts'
import { isFrenchDomestic, listPaymentNotes, readSiren } from '../../../../rules/invoice/payment-notes.ts'
import { type Registration, readRegistration, sirenScheme } from '../../../../rules/invoice/registration.ts'
import { needsSplitPayment, splitPaymentWords } from '../../../../rules/invoice/split-payment.ts'
import { taxPoint } from '../../../../rules/invoice/tax-point.ts'
import { vatCategories, vatExemption } from '../../../../rules/invoice/vat-category.ts'
import { decimal } from './xml.ts'

/** A seller or a buyer as both syntaxes of EN 16931 name it; what they lack is empty. */
export type Party = {
  id: string
  name: string
  electronicAddress: ElectronicAddress | null
  address: Pick<InvoiceAddress, 'address1' | 'address2' | 'city' | 'state' | 'postcode' | 'country'>
  vatNumber: string
  registration: Registration
  legalNote: string
  contact: { name: string; phone: string; email: string }
}

export type BusinessTerms = ReturnType<typeof businessTerms>

/** What UBL and CII say alike of an invoice, beside what stands in it word for word. */
export function businessTerms(invoice: Invoice) {
  const { buyer, seller, vat, isXRechnung } = invoice
  const category = vatCategories[vat.reason]
  const addresses = electronicAddresses(invoice)
  return {
    notes: toNotes(invoice),
    vatCurrency: toVatCurrency(invoice),
    typeCode: { invoice: '380', credit: '381' }[invoice.kind],
    isPeppol: !isXRechnung && !isFrenchDomestic(invoice) && addresses.seller !== null && addresses.buyer !== null,
    // Peppol and XRechnung want a reference of the buyer: without one it is what they ordered under.
    buyerReference: buyer.reference || invoice.poNumber || invoice.orderNumber,
    salesOrder: invoice.soNumber || invoice.orderNumber,
    seller: toSeller(invoice, addresses.seller),
    buyer: toBuyer(invoice, addresses.buyer),
    deliveredTo: partyName(invoice.shipTo),
    // An intra-community supply has a date of delivery (BR-IC-11): that of an amount without goods is that of what it corrects.
    deliveredOn: invoice.suppliedOn ?? (category === 'K' ? (invoice.corrects?.issuedOn ?? invoice.issuedOn) : ''),
    // Outside of the scope of VAT there is no rate, not even 0 (BR-O-5).
    vat: {
      category,
      percent: category === 'O' ? '' : decimal(vat.rateBp),
      exemption: vatExemption(vat.reason, seller.country),
    },
    taxPoint: taxPoint(invoice) ?? '',
    payment: toPayment(invoice),
    payee: invoice.payment?.payee ?? '',
    paymentTerms: paymentTerms(invoice),
  }
}

/** Reasons of charges by UNCL 7161: freight service, handling. */
export const chargeReasons: Readonly<Record<InvoiceCharge['kind'], { code: string; text: string }>> = {
  shipping: { code: 'FC', text: 'Shipping' },
  handling: { code: 'HD', text: 'Handling' },
}

/** The reason of a line's discount by UNCL 5189. */
export const discountReason = { code: '95', text: 'Discount' }

/** Pieces (UNECE Rec 20). */
export const unitCode = 'H87'

/** GTIN by the list of ISO 6523. */
export const gtinScheme = '0160'

/** What is printed as a barcode and is a GTIN, or empty. */
export const gtin = ({ barcode }: InvoiceLine) => (barcode && isBarcode(barcode) ? barcode : '')

function toSeller({ seller, vat }: Invoice, electronicAddress: ElectronicAddress | null): Party {
  return {
    id: '',
    name: seller.name,
    electronicAddress,
    address: seller,
    vatNumber: vatNumberUnder(vat.reason, seller.vatNumber),
    registration: readRegistration(seller.country, seller.registrationNumber),
    legalNote: seller.legalNote,
    contact: { name: seller.name, phone: seller.phone, email: seller.email },
  }
}

function toBuyer(invoice: Invoice, electronicAddress: ElectronicAddress | null): Party {
  const { buyer, vat } = invoice
  const isFrench = isFrenchDomestic(invoice)
  const siren = isFrench ? readSiren(buyer.vatNumber) : ''
  const person = buyer.address.company ? personName(buyer.address) : ''
  return {
    // In France an identifier has a scheme (BR-FR-CO-10), and our numbers have none.
    id: isFrench ? '' : buyer.custnum,
    name: partyName(buyer.address),
    electronicAddress,
    address: buyer.address,
    vatNumber: vatNumberUnder(vat.reason, buyer.vatNumber),
    registration: siren ? { scheme: sirenScheme, id: siren } : { scheme: '', id: '' },
    legalNote: '',
    contact: { name: person, phone: '', email: '' },
  }
}

/** Without spaces and dots; none outside of the scope of VAT (BR-O-2), nor one without the letters of its country (BR-CO-9). */
function vatNumberUnder(reason: Invoice['vat']['reason'], number: string): string {
  const plain = number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return vatCategories[reason] !== 'O' && /^[A-Z]{2}/.test(plain) ? plain : ''
}

const personName = ({ firstName, lastName }: InvoiceAddress) => `${firstName} ${lastName}`.trim()
const partyName = (address: InvoiceAddress) => address.company || personName(address)

/** UNCL 4461: SEPA credit transfer, another credit transfer. XRechnung wants a means even where none is agreed (BR-DE-1). */
function toPayment({ payment, currency, isXRechnung }: Invoice) {
  const undefinedMeans = { code: '1', isIban: false, account: '', holder: '', bic: '', reference: '' }
  if (!payment) return isXRechnung ? undefinedMeans : null
  const account = payment.account.replaceAll(/\s/g, '')
  const hasIban = isIban(account)
  const { holder, bic, reference } = payment
  return { code: currency === 'EUR' && hasIban ? '58' : '30', isIban: hasIban, account, holder, bic, reference }
}

/** Peppol and XRechnung take one note alone: abroad, what French law wants said of payments stands in the terms. */
function paymentTerms(invoice: Invoice): string {
  const { kind, termsNetDays } = invoice
  if (kind === 'credit') return 'To be set off or refunded'
  const terms = termsNetDays === 0 ? 'Payment in advance' : `${termsNetDays} days net`
  const notes = isFrenchDomestic(invoice) ? [] : listPaymentNotes(invoice).map(({ text }) => text)
  return [terms, ...notes].join('. ')
}

type Note = { subject: string; text: string }

/** Why a credit note was written, that Polish law wants a split payment, and in France what has to be said of payments, each by its subject. */
function toNotes(invoice: Invoice): Note[] {
  const words = [invoice.reason, needsSplitPayment(invoice) ? splitPaymentWords : ''].filter(Boolean)
  const notes = words.map((text) => ({ subject: '', text }))
  return isFrenchDomestic(invoice) ? [...notes, ...listPaymentNotes(invoice)] : notes
}

/** The VAT in the currency where it is declared; a French company says it in euro where there is none, too (BR-FR-CO-12). */
function toVatCurrency({ seller, currency, vat }: Invoice): { currency: string; vat: number } | null {
  if (vat.local) return vat.local
  const isZeroInFrance = seller.country === 'FR' && currency !== 'EUR' && vatCategories[vat.reason] !== 'S'
  return isZeroInFrance ? { currency: 'EUR', vat: 0 } : null
}
