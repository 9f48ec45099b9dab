import {
  type CreditLine,
  creditLines,
  creditTotals,
  type RequestedCredit,
  restToCredit,
} from '../../../../rules/invoice/credit.ts'
import type { Invoice, InvoiceCharge, InvoiceLine } from '../../../../rules/invoice/invoice.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import { say } from '../../../../texts/say.ts'
import type { Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { nextItemNumber } from '../../ledger/posting/item-number.ts'
import { clearItems, type Poster } from '../../ledger/posting/ledger.queries.ts'
import {
  type CorrectedInvoice,
  findInvoicesOfOrder,
  findShipmentInvoice,
  lockCorrectedInvoice,
} from './corrected-invoice.queries.ts'
import { mailInvoice } from './invoice-mail.ts'
import { toDocumentLanguage } from './invoice-parts.ts'
import { toCreditVat } from './local-vat.ts'
import { storeDocument } from './store-document.queries.ts'

type NewCreditNote = { itemId: number; requested: readonly RequestedCredit[]; reason: string }

/**
 * Writes a credit note for pieces, amounts or charges of an invoice, and settles the invoice by it as far as that is open. Refuses more than
 * was invoiced. Its order is locked, and this comes last in its transaction. Answers the id of the item.
 */
export async function writeCreditNote(tx: Tx, { itemId, requested, reason }: NewCreditNote, poster: Poster) {
  return issueCreditNote(tx, await lockCorrectedInvoice(tx, itemId), { requested, reason }, poster)
}

/**
 * What failed to arrive is not owed: what is left of its goods is credited, and they are invoiced again when they leave again. Shipping and
 * handling are owed as long as anything of the order has left; where nothing has, they are credited wherever they stand.
 */
export async function creditShipment(tx: Tx, shipmentId: number, reason: string, poster: Poster) {
  const invoice = await findShipmentInvoice(tx, shipmentId)
  if (!invoice) return
  const { standing, failed } = await findInvoicesOfOrder(tx, invoice.orderId)
  // All of them are locked before the first number is taken.
  const locked: CorrectedInvoice[] = []
  for (const itemId of standing.length > 0 ? [invoice.itemId] : failed)
    locked.push(await lockCorrectedInvoice(tx, itemId))
  for (const corrected of locked) {
    const lines = corrected.lines.filter(({ kind }) => kind === 'goods' || standing.length === 0)
    if (lines.every(({ net, creditedNet }) => net === creditedNet)) continue
    await issueCreditNote(tx, corrected, { requested: restToCredit(lines), reason, forFailure: true }, poster)
  }
}

type Credit = { requested: readonly RequestedCredit[]; reason: string; forFailure?: boolean }

async function issueCreditNote(tx: Tx, corrected: CorrectedInvoice, credit: Credit, poster: Poster) {
  const { requested, reason, forFailure = false } = credit
  const credits = creditLines(corrected.lines, requested)
  if ('refused' in credits) throw new Refusal(credits.refused, { details: { position: credits.position ?? null } })
  const parts = toDocumentParts(corrected, credits)
  const sums = { lines: addUp(parts.lines), charges: addUp(parts.charges) }
  const totals = creditTotals(sums, { ...corrected, rateBp: corrected.facts.vat.rateBp })
  const issuedOn = dateIn(poster.now, corrected.timeZone)
  const { number, serial } = await nextItemNumber(tx, 'credit', corrected.issuer, Number(issuedOn.slice(0, 4)))
  const invoice: Invoice = {
    ...corrected.facts,
    ...parts,
    kind: 'credit',
    number,
    issuedOn,
    dueOn: null,
    corrects: { number: corrected.facts.number, issuedOn: corrected.facts.issuedOn },
    reason,
    vat: toCreditVat(corrected, totals.vat),
    totals,
    prepaidOn: null,
    payment: null,
  }
  const { orderId, customerId, shipmentId } = corrected
  const lines = credits.map((credit) => toStoredLine(corrected, credit))
  const document = {
    invoice,
    lines,
    order: { orderId, customerId },
    shipmentId,
    serial,
    correctsId: corrected.itemId,
    forFailure,
  }
  const creditId = await storeDocument(tx, { ...document, issuerOrgId: corrected.issuer.orgId }, poster)
  await mailInvoice(tx, { itemId: creditId, orderId, invoice }, poster.now)
  const amount = Math.min(totals.total, corrected.open)
  await clearItems(tx, [{ debitId: corrected.itemId, creditId, amount }], poster)
  return creditId
}

const addUp = (parts: readonly { net: number }[]) => parts.reduce((sum, { net }) => sum + net, 0)

function toStoredLine({ lines }: CorrectedInvoice, { position, pieces, discount, net }: CreditLine) {
  const line = lines.find((one) => one.position === position)
  if (!line) throw new Error('a credit of no line')
  return { kind: line.kind, orderPosition: line.orderPosition ?? undefined, corrects: position, pieces, discount, net }
}

/** A document always has a line: where charges alone are credited, they are its lines. */
function toDocumentParts(corrected: CorrectedInvoice, credits: readonly CreditLine[]) {
  const parts = credits.map((credit) => ({ credit, line: corrected.lines.find((l) => l.position === credit.position) }))
  const goods = parts.filter(({ line }) => line?.kind === 'goods')
  const charges = parts.flatMap(({ credit, line }): InvoiceCharge[] =>
    line && line.kind !== 'goods' && credit.net > 0 ? [{ kind: line.kind, net: credit.net }] : [],
  )
  if (goods.length === 0)
    return { lines: charges.map((charge, at) => chargeLine(corrected, charge, at + 1)), charges: [] }
  return { lines: goods.map(({ credit }, at) => goodsLine(corrected.facts, credit, at + 1)), charges }
}

function goodsLine(
  { lines }: Invoice,
  { position: corrects, pieces, ...amounts }: CreditLine,
  position: number,
): InvoiceLine {
  const line = lines.find((one) => one.position === corrects)
  if (!line) throw new Error('an invoice says nothing of its line')
  // An amount without pieces is one of it.
  return { ...line, ...amounts, position, pieces: Math.max(1, pieces) }
}

function chargeLine(corrected: CorrectedInvoice, { kind, net }: InvoiceCharge, position: number): InvoiceLine {
  const name = say(toDocumentLanguage(corrected), kind === 'shipping' ? 'order.shipping' : 'order.handling')
  const noGoods = { number: '', oemCode: '', ownMake: false, custNumber: '', barcode: null, discount: 0 }
  return { ...noGoods, position, name, pieces: 1, unitPrice: net, net }
}
