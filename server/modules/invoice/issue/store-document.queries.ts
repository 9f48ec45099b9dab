import { sql } from 'kysely'
import { goesThroughExchange } from '../../../../rules/invoice/exchange.ts'
import type { ChargeKind, Invoice, InvoiceCharge } from '../../../../rules/invoice/invoice.ts'
import type { Tx } from '../../../db/database.ts'
import { type Poster, postItem } from '../../ledger/posting/ledger.queries.ts'
import { writeCii } from '../e-invoice/cii.ts'
import { writeUbl } from '../e-invoice/ubl.ts'
import { queueEInvoice } from '../exchange/exchange.queries.ts'

type StoredLine = {
  kind: 'goods' | ChargeKind
  pieces: number
  discount: number
  net: number
  orderPosition?: number | undefined
  /** The line of the invoice that a credit note corrects. */
  corrects?: number | undefined
}

type NewDocument = {
  invoice: Invoice
  lines: readonly StoredLine[]
  order: { orderId: number; customerId: number }
  issuerOrgId: number
  serial: number
  shipmentId: number | null
  correctsId: number | null
  /** Whether a credit note is for what failed to arrive. */
  forFailure?: boolean
}

/** Writes an invoice or a credit note as it is issued, with what it posts to the customer's ledger; answers the id of that. */
export async function storeDocument(tx: Tx, document: NewDocument, { accountId, now }: Poster) {
  const { invoice, order } = document
  const { kind, number, currency, totals, issuedOn, dueOn } = invoice
  const itemId = await postItem(
    tx,
    {
      orderId: order.orderId,
      customerId: order.customerId,
      kind,
      side: kind === 'invoice' ? 'debit' : 'credit',
      number,
      currency,
      amount: totals.total,
      issuedOn,
      dueOn,
    },
    now,
  )
  await insertDocument(tx, itemId, document, accountId)
  await insertLines(tx, itemId, document)
  await writeFiles(tx, itemId, invoice, now)
  return itemId
}

/** Who wrote it is known of a credit note alone, if it did not come by itself. */
async function insertDocument(tx: Tx, itemId: number, document: NewDocument, accountId: number | null) {
  const { invoice, order, forFailure = false } = document
  const { kind, totals, issuedOn, reason } = invoice
  await tx
    .insertInto('invoices')
    .values({
      item_id: itemId,
      kind,
      issuer_org_id: document.issuerOrgId,
      year: Number(issuedOn.slice(0, 4)),
      serial: document.serial,
      order_id: order.orderId,
      shipment_id: document.shipmentId,
      corrects_id: document.correctsId,
      for_failure: forFailure,
      written_by: kind === 'credit' && !forFailure ? accountId : null,
      reason,
      net: totals.net,
      vat: totals.vat,
      facts: JSON.stringify(invoice),
    })
    .execute()
}

const insertLines = (tx: Tx, itemId: number, { lines, order }: NewDocument) =>
  sql`
    insert into invoice_lines (invoice_id, position, kind, order_id, order_position, corrects, pieces, discount, net)
    select ${itemId}, l.position, l.kind, ${order.orderId}, l."orderPosition", l.corrects, l.pieces, l.discount, l.net
      from json_to_recordset(${JSON.stringify(lines.map((line, at) => ({ ...line, position: at + 1 })))}::json)
           as l (position smallint, kind text, "orderPosition" smallint, corrects smallint, pieces integer, discount bigint, net bigint)
  `.execute(tx)

/** The file for an exchange system is written later: what is wrong with that must keep no goods here. */
async function writeFiles(tx: Tx, itemId: number, invoice: Invoice, now: Date) {
  await insertFiles(tx, itemId, invoice)
  if (goesThroughExchange(invoice)) await queueEInvoice(tx, itemId, now)
}

/** The electronic forms are written once, with the document. */
const insertFiles = (tx: Tx, itemId: number, invoice: Invoice) =>
  sql`
    insert into invoice_files (invoice_id, format, content, sha256)
    select ${itemId}, x.format, x.content, encode(sha256(convert_to(x.content, 'UTF8')), 'hex')
      from unnest(${['cii', 'ubl']}::text[], ${[writeCii(invoice), writeUbl(invoice)]}::text[]) as x (format, content)
  `.execute(tx)

/** Charges as they are kept beside the goods, so that each of them can be credited. */
export const toChargeLines = (charges: readonly InvoiceCharge[]) =>
  charges.map(({ kind, net }) => ({ kind, net, pieces: 0, discount: 0 }))
