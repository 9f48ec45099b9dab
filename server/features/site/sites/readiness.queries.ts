import { sql } from 'kysely'
import type { SiteReadiness } from '../../../../rules/site/readiness.ts'

const ofSite = sql`(o.id, o.register_org_id)`

/** Whether a place is a company in France (`needsPaymentNotes`) that says less of payments than its law wants. */
const lacksPaymentNotes = sql<boolean>`(
  f.kind = 'company' and f.country = 'FR' and '' in (f.late_penalty, f.recovery_fee, f.early_discount))`

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
