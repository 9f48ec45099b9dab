import { shipmentNumber } from '../../../../rules/fulfilment/shipment/shipment.ts'
import { creditorReference } from '../../../../rules/invoice/creditor-reference.ts'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { invoiceTotals } from '../../../../rules/invoice/issue.ts'
import { addDays } from '../../../../rules/shipping/day.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import type { Tx } from '../../../db/database.ts'
import { nextItemNumber } from '../../ledger/posting/item-number.ts'
import { clearItems, lockOrderCredits, type Poster, shareCredits } from '../../ledger/posting/ledger.queries.ts'
import { loadInvoiceBasis } from './invoice-basis.queries.ts'
import { mailInvoice } from './invoice-mail.ts'
import { findPaymentAccount, makeParts, requireIssuer, toDocumentLanguage, toHead, toSeller } from './invoice-parts.ts'
import { toLocalVat } from './local-vat.ts'
import { toPrepayment } from './prepayment.ts'
import { settleDifference } from './settle-difference.ts'
import { storeDocument, toChargeLines } from './store-document.queries.ts'

/**
 * Issues the invoice of a shipment that leaves now, and settles it by what was paid in advance for its order. The order is locked, and the
 * number is the last lock: this comes last in its transaction. Answers the id of the item.
 */
export async function issueInvoice(tx: Tx, shipmentId: number, poster: Poster) {
  const basis = await loadInvoiceBasis(tx, shipmentId, poster.now)
  const issuer = requireIssuer(basis)
  const parts = makeParts(basis)
  const account = await findPaymentAccount(tx, basis, issuer)
  const credits = await lockOrderCredits(tx, basis.orderId)
  const { total, vat } = invoiceTotals(parts, basis.vatRateBp)
  const { prepaid, prepaidOn } = toPrepayment(total, credits)
  const issuedOn = dateIn(poster.now, basis.warehouse.timeZone)
  const local = toLocalVat(basis, { seller: issuer, vat, issuedOn })
  const { number, serial } = await nextItemNumber(tx, 'invoice', issuer, Number(issuedOn.slice(0, 4)))
  const invoice: Invoice = {
    kind: 'invoice',
    number,
    language: toDocumentLanguage(basis),
    issuedOn,
    dueOn: addDays(issuedOn, basis.termsNetDays),
    ...toHead(basis),
    seller: toSeller(issuer),
    suppliedOn: issuedOn,
    shipmentNumber: shipmentNumber(shipmentId),
    corrects: null,
    reason: '',
    lines: parts.lines.map(({ orderPosition: _, ...line }) => line),
    charges: parts.charges,
    vat: { rateBp: basis.vatRateBp, reason: basis.vatReason, local },
    totals: invoiceTotals(parts, basis.vatRateBp, prepaid),
    prepaidOn,
    payment: account && { ...account, reference: creditorReference(number) },
  }
  const lines = [...parts.lines.map((line) => ({ ...line, kind: 'goods' as const })), ...toChargeLines(parts.charges)]
  const document = { invoice, lines, order: basis, shipmentId, issuerOrgId: issuer.orgId, serial, correctsId: null }
  const itemId = await storeDocument(tx, document, poster)
  await clearItems(tx, shareCredits({ itemId, amount: total }, credits), poster)
  await mailInvoice(tx, { itemId, orderId: basis.orderId, invoice }, poster.now)
  if (credits.length > 0) await settleDifference(tx, { ...basis, issuer, issuedOn }, poster)
  return itemId
}
