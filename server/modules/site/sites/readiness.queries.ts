import { sql } from 'kysely'
import { countriesOfPaymentNotes } from '../../../../rules/invoice/payment-notes.ts'
import type { MissingAccount, SiteReadiness } from '../../../../rules/site/readiness.ts'
import { companyName, firstAccount } from './bank-account.queries.ts'
import { firstIssuer, isRegistered } from './issuer.queries.ts'

const ofSite = sql`(o.id, o.register_org_id)`

/** Whether a place is a company that says less of payments than the law of its country wants. */
const lacksPaymentNotes = sql<boolean>`(
  f.kind = 'company' and f.country = any(${countriesOfPaymentNotes}::text[])
  and '' in (f.late_penalty, f.recovery_fee, f.early_discount))`

/** What is set of a site, of `orgs as o`; its company and bank account may be those of the site that it is registered with. */
export const siteReadiness = sql<SiteReadiness>`json_build_object(
  'company', exists (select from offices f where f.org_id in ${ofSite} and f.kind <> 'distribution'),
  'vatNumber', o.region = 'US' or exists (select from offices f where f.org_id in ${ofSite} and f.vat_number <> ''),
  'sender', o.service_email <> '',
  'orderAddress', o.order_email <> '',
  'carrier', exists (select from shipping_rates r
                      where r.warehouse = o.warehouse and r.country = o.iso2 and r.currency = o.currency),
  'hotline', o.hot_phone <> '',
  'paymentNotes', not exists (select from offices f where f.org_id in ${ofSite} and ${lacksPaymentNotes}),
  'bankAccount', exists (select from own_bank_accounts b where b.org_id in ${ofSite} and b.payment_currency = o.currency))`

/**
 * The companies that invoice for a site `o` and have no payment account in its currency: another company is paid then, or none is named.
 * Those are the issuers of its region's warehouses that something is sent from at a price in that currency, and that can issue at all.
 */
export const missingAccounts = sql<MissingAccount[]>`(
  select coalesce(json_agg(distinct jsonb_build_object('orgId', i.org_id, 'company', i.name, 'currency', o.currency)), '[]')
    from warehouses w
    cross join lateral (select f.org_id, f.name, ${isRegistered} or w.country = 'US' as "canIssue" from offices f ${firstIssuer}) i
   where w.region = o.region and i."canIssue"
     and w.code in (select r.warehouse from shipping_rates r where r.currency = o.currency)
     and i.name is distinct from (
       select coalesce(${companyName(sql.ref('b.org_id'))}, b.holder)
         ${firstAccount(sql`array[i.org_id, o.id]`, sql.ref('o.currency'))}))`
