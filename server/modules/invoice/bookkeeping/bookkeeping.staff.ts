import { sql } from 'kysely'
import type { LocalVat } from '../../../../rules/invoice/exchange-rate.ts'
import type { InvoiceKind } from '../../../../rules/invoice/invoice.ts'
import type { VatReason } from '../../../../rules/vat/vat.ts'
import { type Db, planForValues } from '../../../db/database.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'

export type Issuer = { orgId: number; name: string; siteName: string; isGerman: boolean }

/**
 * The companies that have issued invoices, of the sites that the caller can access; each by its name of today. German is who is
 * registered for VAT in Germany.
 */
export async function findIssuers(db: Db, staff: Staff): Promise<Issuer[]> {
  const { rows } = await sql<Issuer>`
    select g.id as "orgId",
           coalesce((select f.name from offices f where f.org_id = g.id and f.kind <> 'distribution' order by f.position limit 1),
                    g.site_name) as name, g.site_name as "siteName",
           exists (select from offices f where f.org_id = g.id and f.kind <> 'distribution' and f.vat_number like 'DE%') as "isGerman"
      from orgs g
     where ${canAccessSite(staff, sql.ref('g.id'))} and exists (select from invoices i where i.issuer_org_id = g.id)
     order by 2, 1`.execute(db)
  return rows
}

export type IssuedPeriod = { orgId: number; from: string; until: string }

/** What a company issued in a period, by day and number: so many ids at most. What is issued never changes. */
export const findIssuedIds = (db: Db, { orgId, from, until }: IssuedPeriod, most: number): Promise<number[]> =>
  planForValues(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select f.id
        from finance_items f
        join invoices i on i.item_id = f.id
       where f.kind in ('invoice', 'credit') and i.issuer_org_id = ${orgId}
         and f.issued_on between ${from}::date and ${until}::date
       order by f.issued_on, f.number
       limit ${most}`.execute(tx)
    return rows.map(({ id }) => id)
  })

/** What bookkeeping takes of a document, as it was issued. Cents. */
export type BookedDocument = {
  kind: InvoiceKind
  number: string
  corrects: string | null
  issuedOn: string
  suppliedOn: string | null
  dueOn: string | null
  customerId: number
  custnum: string
  company: string
  country: string
  buyerVatNumber: string
  shipTo: string
  issuer: string
  sellerVatNumber: string
  sellerCountry: string
  rateBp: number
  reason: VatReason
  local: LocalVat | null
  net: number
  vat: number
  total: number
  currency: string
  orderno: string
}

/** Documents by their ids, in the order of these. */
export async function readBookedDocuments(db: Db, ids: readonly number[]): Promise<BookedDocument[]> {
  const { rows } = await sql<BookedDocument>`
    select i.kind, f.number, i.facts -> 'corrects' ->> 'number' as corrects, f.issued_on as "issuedOn",
           i.facts ->> 'suppliedOn' as "suppliedOn", f.due_on as "dueOn", f.customer_id as "customerId",
           i.facts -> 'buyer' ->> 'custnum' as custnum,
           i.facts -> 'buyer' -> 'address' ->> 'company' as company, i.facts -> 'buyer' -> 'address' ->> 'country' as country,
           i.facts -> 'buyer' ->> 'vatNumber' as "buyerVatNumber", i.facts -> 'shipTo' ->> 'country' as "shipTo",
           i.facts -> 'seller' ->> 'name' as issuer, i.facts -> 'seller' ->> 'vatNumber' as "sellerVatNumber",
           i.facts -> 'seller' ->> 'country' as "sellerCountry", (i.facts -> 'vat' ->> 'rateBp')::integer as "rateBp",
           i.facts -> 'vat' ->> 'reason' as reason, i.facts -> 'vat' -> 'local' as local, i.net, i.vat, f.amount as total, f.currency,
           i.facts ->> 'orderNumber' as orderno
      from unnest(${ids}::bigint[]) with ordinality as listed (id, place)
      join finance_items f on f.id = listed.id
      join invoices i on i.item_id = f.id
     order by listed.place`.execute(db)
  return rows
}
