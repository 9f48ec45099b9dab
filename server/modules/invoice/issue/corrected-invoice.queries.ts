import { sql } from 'kysely'
import type { CreditableLine } from '../../../../rules/invoice/credit.ts'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { lineCredits, type StoredLine, toCreditableLine, unitPrice } from './line-credits.queries.ts'

/** An invoice that is to be corrected, with what was credited of it so far. Cents. */
export type CorrectedInvoice = {
  itemId: number
  orderId: number
  customerId: number
  shipmentId: number
  issuer: { orgId: number; prefix: string }
  timeZone: string
  region: 'EU' | 'US'
  language: string
  open: number
  net: number
  vat: number
  creditedNet: number
  creditedVat: number
  /** Of the VAT in the currency where it is declared; 0 where that is none. */
  creditedLocalVat: number
  facts: Invoice
  lines: (CreditableLine & { orderPosition: number | null })[]
}

/** Locks an invoice to the end of the transaction; credit notes for it take turns. Its order is locked before. */
export async function lockCorrectedInvoice(tx: Tx, itemId: number): Promise<CorrectedInvoice> {
  await sql`select from finance_items where id = ${itemId} for no key update`.execute(tx)
  return orNotFound(await findCorrectedInvoice(tx, itemId))
}

/** An invoice as it stands; undefined for a credit note. */
export async function findCorrectedInvoice(db: Db | Tx, itemId: number): Promise<CorrectedInvoice | undefined> {
  const { rows } = await sql<StoredInvoice>`
    select i.item_id as "itemId", i.order_id as "orderId", f.customer_id as "customerId", i.shipment_id as "shipmentId",
           json_build_object('orgId', i.issuer_org_id, 'prefix', g.number_prefix) as issuer, w.time_zone as "timeZone",
           s.region, a.language, f.open, i.net, i.vat, i.facts,
           coalesce((select sum(c.net) from invoices c where c.corrects_id = i.item_id), 0)::bigint as "creditedNet",
           coalesce((select sum(c.vat) from invoices c where c.corrects_id = i.item_id), 0)::bigint as "creditedVat",
           coalesce((select sum((c.facts #>> '{vat,local,vat}')::bigint) from invoices c where c.corrects_id = i.item_id), 0)::bigint
             as "creditedLocalVat",
           (${invoiceLines}) as lines
      from invoices i
      join finance_items f on f.id = i.item_id
      join orgs g on g.id = i.issuer_org_id
      join orders o on o.id = i.order_id
      join orgs s on s.id = o.org_id
      join accounts a on a.id = o.account_id
      join warehouses w on w.code = o.ship_from
     where i.item_id = ${itemId} and i.kind = 'invoice'
  `.execute(db)
  return rows.map((row) => ({ ...row, lines: row.lines.map(toCreditableLine) }))[0]
}

type StoredInvoice = Omit<CorrectedInvoice, 'lines'> & {
  lines: (StoredLine & { orderPosition: number | null })[]
}

const invoiceLines = sql`
  select json_agg(json_build_object(
           'position', l.position, 'kind', l.kind, 'orderPosition', l.order_position, 'pieces', l.pieces, 'net', l.net,
           'unitPrice', ${unitPrice}, 'credits', (${lineCredits})) order by l.position)
    from invoice_lines l
   where l.invoice_id = i.item_id`

/** The invoice of a shipment; undefined where it left before invoices were written here. */
export const findShipmentInvoice = (tx: Tx, shipmentId: number) =>
  tx
    .selectFrom('invoices')
    .select(['item_id as itemId', 'order_id as orderId'])
    .where('shipment_id', '=', shipmentId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()

/** The invoices of an order whose shipments failed, and those that stand, oldest first. */
export async function findInvoicesOfOrder(tx: Tx, orderId: number) {
  const invoices = await tx
    .selectFrom('invoices as i')
    .innerJoin('shipments as s', 's.id', 'i.shipment_id')
    .select(['i.item_id as itemId', 's.status'])
    .where('i.order_id', '=', orderId)
    .where('i.kind', '=', 'invoice')
    .orderBy('i.item_id')
    .execute()
  const idsOf = (hasFailed: boolean) =>
    invoices.filter(({ status }) => (status === 'failed') === hasFailed).map(({ itemId }) => itemId)
  return { standing: idsOf(false), failed: idsOf(true) }
}
