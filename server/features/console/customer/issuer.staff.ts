import { type RawBuilder, sql } from 'kysely'
import { looksAfter, type Staff } from './customer.staff.ts'

/** Whether a person of the provider looks after the site whose company issued an item; nobody issued what is no invoice or credit note. */
export const looksAfterIssuer = (staff: Staff, itemId: RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select from invoices issued
     where issued.item_id = ${itemId} and ${looksAfter(staff, sql.ref('issued.issuer_org_id'))})`

/**
 * Whether an item is of a person of the provider: they look after the site of its customer or order, or the one whose company issued it,
 * as the goods left its warehouse and its account is paid. The site comes first: it is known, an issuer has to be read.
 */
export const looksAfterItem = (staff: Staff, { orgId, itemId }: Record<'orgId' | 'itemId', RawBuilder<unknown>>) =>
  sql<boolean>`(${looksAfter(staff, orgId)} or ${looksAfterIssuer(staff, itemId)})`
