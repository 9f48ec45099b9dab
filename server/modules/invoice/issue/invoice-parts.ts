import { xRechnungAddress } from '../../../../rules/invoice/electronic-address.ts'
import type { Invoice, InvoiceLine, InvoicePayment, InvoiceSeller } from '../../../../rules/invoice/invoice.ts'
import { invoicePieces, openCharges } from '../../../../rules/invoice/issue.ts'
import { needsPaymentNotes } from '../../../../rules/invoice/payment-notes.ts'
import { readPeppolAddress } from '../../../../rules/invoice/settings.ts'
import { languageIn, toLanguage } from '../../../../texts/index.ts'
import type { Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { productNameIn } from '../../catalogue/products/product-name.ts'
import { nameAccount } from '../../site/sites/bank-account.queries.ts'
import type { InvoiceBasis } from './invoice-basis.queries.ts'

type Line = InvoiceLine & { orderPosition: number }

/** What leaves with a shipment, line by line, and the charges that no invoice has yet. */
export function makeParts(basis: InvoiceBasis) {
  const nameOf = productNameIn(toDocumentLanguage(basis))
  const leaving = basis.lines.filter(({ pieces }) => pieces > 0)
  const lines = leaving.map((line, at): Line => {
    const before = { pieces: line.invoicedPieces, discount: line.invoicedDiscount }
    return {
      position: at + 1,
      orderPosition: line.position,
      number: line.number,
      oemCode: line.oemCode,
      ownMake: line.ownMake,
      custNumber: line.custNumber,
      name: nameOf(line),
      barcode: line.barcode,
      ...invoicePieces(line, before, line.pieces),
    }
  })
  return { lines, charges: openCharges(basis, basis.lines, basis.invoicedCharges) }
}

/** The language of the buyer; an account may have one that the shop no longer supports. */
export const toDocumentLanguage = ({ region, language }: Pick<InvoiceBasis, 'region' | 'language'>) =>
  languageIn(region, toLanguage(language) ?? 'en')

/**
 * The company that writes the invoice; refuses where none is set, where it has no VAT number in the country of the warehouse, and where its
 * law wants more said of payments.
 */
export function requireIssuer({ issuer, warehouse }: InvoiceBasis) {
  if (!issuer) throw new Refusal('invoice.no_issuer', { details: { warehouse: warehouse.code } })
  if (issuer.vatNumber === '' && warehouse.country !== 'US') {
    throw new Refusal('invoice.no_vat_number', { details: { warehouse: warehouse.code } })
  }
  if (needsPaymentNotes(issuer.country) && Object.values(issuer.paymentNotes).includes('')) {
    throw new Refusal('invoice.no_payment_notes', { details: { company: issuer.name } })
  }
  return issuer
}

export function toSeller({
  orgId: _,
  prefix: __,
  peppolAddress,
  paymentNotes,
  ...seller
}: ReturnType<typeof requireIssuer>): InvoiceSeller {
  return {
    ...seller,
    electronicAddress: readPeppolAddress(peppolAddress),
    paymentNotes: needsPaymentNotes(seller.country) ? paymentNotes : null,
  }
}

/** The parties, numbers and terms of an invoice, as they are on this day. */
export function toHead(basis: InvoiceBasis) {
  const { peppolAddress, ...stored } = basis.buyer
  const buyer = {
    address: toAddress(basis.billTo),
    ...stored,
    // A supply outside of the scope of VAT names no VAT numbers (EN 16931, BR-O-2).
    vatNumber: basis.vatReason === 'vat.none_us' ? '' : stored.vatNumber,
    electronicAddress: readPeppolAddress(peppolAddress),
  }
  return {
    currency: basis.currency,
    buyer,
    shipTo: toAddress(basis.shipTo),
    orderNumber: basis.orderNumber,
    soNumber: basis.soNumber,
    poNumber: basis.poNumber,
    termsNetDays: basis.termsNetDays,
    // The address that their choice was made with may have gone with their VAT number.
    isXRechnung: basis.isXRechnung && xRechnungAddress(buyer) !== null,
  } satisfies Partial<Invoice>
}

/** Orders keep more of an address than an invoice says. */
function toAddress({ company, firstName, lastName, address1, address2, city, state, postcode, country }: Address) {
  const place = { address1, address2, city, state, postcode, country }
  return { company, firstName, lastName, ...place }
}
type Address = InvoiceBasis['billTo']

/**
 * Where an invoice is paid: the payment account of who writes it in its currency, else that of the site of the order, with the company that takes the
 * money where it is another one; null where there is none.
 */
export async function findPaymentAccount(
  tx: Tx,
  { currency, orgId }: InvoiceBasis,
  issuer: { orgId: number; name: string },
): Promise<Omit<InvoicePayment, 'reference'> | null> {
  const found = await nameAccount(tx, [issuer.orgId, orgId], currency)
  if (!found) return null
  const { company, ...account } = found
  const payee = company ?? account.holder
  return { ...account, payee: payee === issuer.name ? '' : payee }
}
