import { sql } from 'kysely'
import type { OrderAutomation } from '../../../../rules/fulfilment/order-automation.ts'
import type { OfficeKind, SiteContact, SiteOffice } from '../../../../rules/site/settings.ts'
import type { Certificate } from '../../../../rules/site/site.ts'
import type { SourcingPreference } from '../../../../rules/sourcing/plan.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { missingAccounts, siteReadiness } from '../sites/readiness.queries.ts'
import { findOwnAccounts } from './bank-account.staff.ts'

const sites = (db: Db | Tx) =>
  db
    .selectFrom('orgs as o')
    .select(['o.id as orgId', 'o.site_name as siteName', 'o.iso2', 'o.currency', 'o.takes_orders as takesOrders'])
    .select([siteReadiness.as('readiness'), missingAccounts.as('missingAccounts')])

/** Every site with what is set of it. */
export const allSites = (db: Db) => sites(db).orderBy('o.id').execute()

/** A site with its settings; undefined where there is none. */
export async function findSettings(db: Db | Tx, orgId: number) {
  const site = await sites(db)
    .innerJoin('orgs as r', 'r.id', 'o.register_org_id')
    .select([
      sql<'EU' | 'US'>`o.region`.as('region'),
      'o.warehouse',
      sql<Certificate[]>`o.certificates`.as('certificates'),
    ])
    .select(['o.hot_phone as hotPhone', 'o.service_email as serviceEmail', 'o.order_email as orderEmail'])
    .select(['o.release_after_minutes as releaseAfterMinutes', 'o.delivered_after_days as deliveredAfterDays'])
    .select(['o.cancel_unpaid_after_days as cancelUnpaidAfterDays', 'o.moves_waiting as movesWaiting'])
    .select(sql<SourcingPreference>`o.sourcing`.as('sourcing'))
    .select(['o.skype_id as skypeId', sql<string>`to_char(o.opens, 'HH24:MI')`.as('opens')])
    .select([
      sql<string>`to_char(o.closes, 'HH24:MI')`.as('closes'),
      'r.id as registerOrgId',
      'r.site_name as registerSite',
    ])
    .where('o.id', '=', orgId)
    .executeTakeFirst()
  if (!site) return undefined
  return { ...site, offices: await officesOfSite(db, orgId), bankAccounts: await findOwnAccounts(db, orgId) }
}

const officesOfSite = (db: Db | Tx, orgId: number) =>
  db
    .selectFrom('offices')
    .select([
      sql<OfficeKind>`kind`.as('kind'),
      'name',
      'address1',
      'postcode',
      'city',
      'state',
      'country',
      'phone',
      'email',
    ])
    .select(['registration_number as registrationNumber', 'vat_number as vatNumber', 'legal_note as legalNote'])
    .select(['peppol_address as peppolAddress', 'late_penalty as latePenalty', 'recovery_fee as recoveryFee'])
    .select('early_discount as earlyDiscount')
    .where('org_id', '=', orgId)
    .orderBy('position')
    .execute()

/** Held to the end of the transaction, so that what is noted as changed is what was changed. */
export const lockSite = (tx: Tx, orgId: number) =>
  tx.selectFrom('orgs').select('id').where('id', '=', orgId).forNoKeyUpdate().executeTakeFirst()

export const storeContact = (tx: Tx, orgId: number, contact: SiteContact & { certificates: Certificate[] }) =>
  tx
    .updateTable('orgs')
    .set({
      hot_phone: contact.hotPhone,
      service_email: contact.serviceEmail,
      order_email: contact.orderEmail,
      skype_id: contact.skypeId,
      opens: contact.opens,
      closes: contact.closes,
      certificates: contact.certificates,
    })
    .where('id', '=', orgId)
    .execute()

/** A new place stands behind all others in the footers. */
export async function storeOffice(tx: Tx, orgId: number, kind: OfficeKind, office: SiteOffice) {
  const { registrationNumber, vatNumber, legalNote, peppolAddress, ...others } = office
  const { latePenalty, recoveryFee, earlyDiscount, ...more } = others
  const row = {
    ...more,
    registration_number: registrationNumber,
    vat_number: vatNumber,
    legal_note: legalNote,
    peppol_address: peppolAddress,
    late_penalty: latePenalty,
    recovery_fee: recoveryFee,
    early_discount: earlyDiscount,
  }
  await tx
    .insertInto('offices')
    .values({
      org_id: orgId,
      kind,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from offices)`,
      ...row,
    })
    .onConflict((conflict) => conflict.columns(['org_id', 'kind']).doUpdateSet(row))
    .execute()
}

export const storeAutomation = (tx: Tx, orgId: number, automation: OrderAutomation) =>
  tx
    .updateTable('orgs')
    .set({
      release_after_minutes: automation.releaseAfterMinutes,
      delivered_after_days: automation.deliveredAfterDays,
      cancel_unpaid_after_days: automation.cancelUnpaidAfterDays,
    })
    .where('id', '=', orgId)
    .execute()

export const storeSourcing = (tx: Tx, orgId: number, sourcing: SourcingPreference) =>
  tx.updateTable('orgs').set({ sourcing }).where('id', '=', orgId).execute()

export const storeWaiting = (tx: Tx, orgId: number, movesWaiting: boolean) =>
  tx.updateTable('orgs').set({ moves_waiting: movesWaiting }).where('id', '=', orgId).execute()

export const storeOpening = (tx: Tx, orgId: number, takesOrders: boolean) =>
  tx.updateTable('orgs').set({ takes_orders: takesOrders }).where('id', '=', orgId).execute()

export async function isCountry(tx: Tx, iso2: string) {
  const country = await tx.selectFrom('countries').select('iso2').where('iso2', '=', iso2).executeTakeFirst()
  return country !== undefined
}

/** The site that begins its numbers with these letters. */
export const siteByPrefix = (tx: Tx, prefix: string) =>
  tx.selectFrom('orgs').select('id as orgId').where('number_prefix', '=', prefix).executeTakeFirst()
