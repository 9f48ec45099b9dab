import { automationFaults, type OrderAutomation } from '../../../../rules/fulfilment/order-automation.ts'
import {
  contactFaults,
  type OfficeKind,
  officeFaults,
  officeKinds,
  type SiteContact,
  type SiteOffice,
  siteContact,
  siteOffice,
} from '../../../../rules/site/settings.ts'
import { type Certificate, certificates } from '../../../../rules/site/site.ts'
import type { SourcingPreference } from '../../../../rules/sourcing/plan.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { type Actor, recordEvent } from '../../../events/record.ts'
import { orNotFound, Refusal, refuseFaults } from '../../../http/refuse.ts'
import {
  findSettings,
  isCountry,
  lockSite,
  storeAutomation,
  storeContact,
  storeOffice,
  storeOpening,
  storeSourcing,
  storeWaiting,
} from './site-settings.staff.ts'

type Change = { orgId: number; actor: Actor; now: Date }
export type Settings = NonNullable<Awaited<ReturnType<typeof findSettings>>>
/** What is stored of a site's settings; refuses by field what cannot be. */
export type Store = (tx: Tx, site: Settings, now: Date) => Promise<unknown>

/** How a site is reached, and what its company is certified for. */
export const contactStore =
  ({ certificates: chosen, ...contact }: SiteContact & { certificates: readonly Certificate[] }): Store =>
  (tx, { orgId }) => {
    refuseFaults(contactFaults(contact))
    return storeContact(tx, orgId, {
      ...siteContact(contact),
      certificates: certificates.filter((one) => chosen.includes(one)),
    })
  }

/** A place of the company. The kinds are those of the site's region, and its country one that we know. */
export const officeStore =
  (kind: OfficeKind, officeDraft: SiteOffice): Store =>
  async (tx, { orgId, region }) => {
    const kinds: readonly OfficeKind[] = officeKinds[region]
    if (!kinds.includes(kind)) throw new Refusal('request.not_found')
    refuseFaults(officeFaults(officeDraft, kind))
    const office = siteOffice(officeDraft)
    if (!(await isCountry(tx, office.country))) refuseFaults({ country: 'invalid' })
    await storeOffice(tx, orgId, kind, office)
  }

/** After what time orders of a site move on by themselves. */
export const automationStore =
  (automation: OrderAutomation): Store =>
  (tx, { orgId }) => {
    refuseFaults(automationFaults(automation))
    return storeAutomation(tx, orgId, automation)
  }

/** From where orders leave that no single warehouse has. */
export const sourcingStore =
  (sourcing: SourcingPreference): Store =>
  (tx, { orgId }) =>
    storeSourcing(tx, orgId, sourcing)

/** Whether orders that only wait move to where their goods come sooner. */
export const waitingStore =
  (movesWaiting: boolean): Store =>
  (tx, { orgId }) =>
    storeWaiting(tx, orgId, movesWaiting)

export const openingStore =
  (takesOrders: boolean): Store =>
  (tx, { orgId }) =>
    storeOpening(tx, orgId, takesOrders)

/** Changes the settings of a site in a transaction of its own. */
export async function changeSite(db: Db, change: Change, store: Store): Promise<null> {
  await db.transaction().execute((tx) => changeSiteIn(tx, change, [store]))
  return null
}

/** Changes a site under its lock and notes what was and is, where that is not the same; answers whether anything changed. */
export async function changeSiteIn(tx: Tx, { orgId, actor, now }: Change, stores: readonly Store[]): Promise<boolean> {
  await lockSite(tx, orgId)
  const site = orNotFound(await findSettings(tx, orgId))
  for (const store of stores) await store(tx, site, now)
  const [before, after] = [toAuditValues(site), toAuditValues(orNotFound(await findSettings(tx, orgId)))]
  if (JSON.stringify(before) === JSON.stringify(after)) return false
  await recordEvent(tx, { ...actor, orgId, action: 'site.changed', subject: `site ${orgId}`, before, after }, now)
  return true
}

/** All that can be changed; the audit trail shows the fields that differ. */
const toAuditValues = ({ offices, bankAccounts, takesOrders, certificates: held, ...site }: Settings) => ({
  takesOrders,
  hotPhone: site.hotPhone,
  serviceEmail: site.serviceEmail,
  orderEmail: site.orderEmail,
  skypeId: site.skypeId,
  opens: site.opens,
  closes: site.closes,
  releaseAfterMinutes: site.releaseAfterMinutes,
  deliveredAfterDays: site.deliveredAfterDays,
  cancelUnpaidAfterDays: site.cancelUnpaidAfterDays,
  sourcing: site.sourcing,
  movesWaiting: site.movesWaiting,
  certificates: held,
  ...Object.fromEntries(offices.map(({ kind, ...office }) => [kind, office])),
  bankAccounts: Object.fromEntries(
    bankAccounts.map(({ bankAccountId: _, ...account }) => [`${account.account} ${account.currency}`, account]),
  ),
})
