import { type RawBuilder, sql } from 'kysely'
import type { InvoiceAddress } from '../../../../rules/invoice/invoice.ts'
import type { Db } from '../../../db/database.ts'
import type { Seller } from '../../../documents/letterhead.ts'
import { orNotFound } from '../../../http/refuse.ts'

/** Who writes a statement, and to whom. */
export type StatementParties = {
  seller: Seller & { registrationNumber: string; legalNote: string }
  buyer: { custnum: string; vatNumber: string; address: InvoiceAddress }
  /** The customer's site. */
  orgId: number
  /** The site whose company writes. */
  sellerOrgId: number
  /** Of the customer's prices; their account may have others, too. */
  currency: string
}

/** The company behind the customer's site, its head office where it has none, and the customer at their billing address. */
export async function findParties(db: Db, customerId: number): Promise<StatementParties> {
  const { rows } = await sql<StatementParties>`
    select (${seller(officeFacts)}) as seller, (${seller(sql`f.org_id`)}) as "sellerOrgId", u.currency, u.org_id as "orgId",
           json_build_object('custnum', u.custnum, 'vatNumber', coalesce(u.vat_number, ''),
                             'address', coalesce((${billingAddress}), ${bareAddress})) as buyer
      from customers u
      join orgs g on g.id = u.org_id
     where u.id = ${customerId}`.execute(db)
  return orNotFound(rows[0])
}

const officeFacts = sql`
  json_build_object('name', f.name, 'address1', f.address1, 'postcode', f.postcode, 'city', f.city, 'state', f.state,
                    'country', f.country, 'phone', f.phone, 'email', f.email, 'vatNumber', f.vat_number,
                    'registrationNumber', f.registration_number, 'legalNote', f.legal_note)`

const seller = (selected: RawBuilder<unknown>) => sql`
  select ${selected}
    from offices f
   where f.org_id in (g.id, g.register_org_id) and f.kind <> 'distribution'
   order by f.org_id <> g.id, f.position
   limit 1`

const billingAddress = sql`
  select json_build_object('company', case a.company when '' then u.company else a.company end, 'firstName', a.first_name,
                           'lastName', a.last_name, 'address1', a.address1, 'address2', a.address2, 'city', a.city,
                           'state', a.state, 'postcode', a.postcode, 'country', a.country)
    from addresses a
   where a.customer_id = u.id and a.kind = 'billing'
   order by a.is_default desc, a.id
   limit 1`

/** A company that has no billing address yet is known by its name. */
const bareAddress = sql`
  json_build_object('company', u.company, 'firstName', '', 'lastName', '', 'address1', '', 'address2', '', 'city', '',
                    'state', '', 'postcode', '', 'country', u.country)`
