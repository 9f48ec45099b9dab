import type { FastifyRequest } from 'fastify'
import * as contract from '../../../../contract/site/settings.ts'
import { listLacks, type SiteReadiness } from '../../../../rules/site/readiness.ts'
import { toActor } from '../../../events/record.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import {
  automationStore,
  bankAccountRemoval,
  bankAccountStore,
  changeSite,
  contactStore,
  officeStore,
  openingStore,
} from './change-settings.ts'
import { allSites, findSettings } from './site-settings.staff.ts'

export const siteSettingsRoutes = (mount: Mount) => {
  mount(contract.listSiteSettings, async ({ db }) => (await allSites(db)).map(withLacks))

  mount(contract.getSiteSettings, async ({ params, db }) => {
    const site = withLacks(orNotFound(await findSettings(db, params.id)))
    const { releaseAfterMinutes, deliveredAfterDays, cancelUnpaidAfterDays } = site
    const { hotPhone, serviceEmail, orderEmail, skypeId, opens, closes, registerOrgId, registerSite } = site
    return {
      ...site,
      contact: { hotPhone, serviceEmail, orderEmail, skypeId, opens, closes },
      automation: { releaseAfterMinutes, deliveredAfterDays, cancelUnpaidAfterDays },
      bankAccount: site.bankAccount ?? null,
      registeredAt: registerOrgId === site.orgId ? null : { orgId: registerOrgId, siteName: registerSite },
    }
  })

  mount(contract.changeSiteContact, ({ body, db, ...call }) => changeSite(db, toChange(call), contactStore(body)))
  mount(contract.changeSiteOffice, ({ body, db, ...call }) =>
    changeSite(db, toChange(call), officeStore(call.params.kind, body)),
  )
  mount(contract.changeSiteBankAccount, ({ body, db, ...call }) =>
    changeSite(db, toChange(call), bankAccountStore(body)),
  )
  mount(contract.removeSiteBankAccount, ({ db, ...call }) => changeSite(db, toChange(call), bankAccountRemoval))
  mount(contract.changeSiteAutomation, ({ body, db, ...call }) => changeSite(db, toChange(call), automationStore(body)))
  mount(contract.changeSiteOrders, ({ body, db, ...call }) =>
    changeSite(db, toChange(call), openingStore(body.takesOrders)),
  )
}

type Call = { params: { id: number }; caller: Caller; now: Date; request: FastifyRequest }

const toChange = ({ params, caller, now, request }: Call) => ({
  orgId: params.id,
  actor: toActor(request, caller),
  now,
})

const withLacks = <Row extends { readiness: SiteReadiness }>({ readiness, ...site }: Row) => ({
  ...site,
  lacks: listLacks(readiness),
})
