import type { FastifyRequest } from 'fastify'
import * as contract from '../../../../contract/site/settings.ts'
import { listLacks } from '../../../../rules/site/readiness.ts'
import { toActor } from '../../../events/record.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { findCurrencies } from './bank-account.staff.ts'
import { accountAddition, accountChange, accountRemoval } from './bank-accounts.ts'
import {
  automationStore,
  changeSite,
  contactStore,
  officeStore,
  openingStore,
  sourcingStore,
  waitingStore,
} from './change-settings.ts'
import { allSites, findSettings } from './site-settings.staff.ts'

export const siteSettingsRoutes = (mount: Mount) => {
  mount(contract.listSiteSettings, async ({ db }) =>
    (await allSites(db)).map((site) => ({ ...site, lacks: listLacks(site) })),
  )

  mount(contract.getSiteSettings, async ({ params, db }) => {
    const site = orNotFound(await findSettings(db, params.id))
    const { releaseAfterMinutes, deliveredAfterDays, cancelUnpaidAfterDays } = site
    const { hotPhone, serviceEmail, orderEmail, skypeId, opens, closes, registerOrgId, registerSite } = site
    return {
      ...site,
      lacks: listLacks(site),
      contact: { hotPhone, serviceEmail, orderEmail, skypeId, opens, closes },
      automation: { releaseAfterMinutes, deliveredAfterDays, cancelUnpaidAfterDays },
      currencies: await findCurrencies(db),
      registeredAt: registerOrgId === site.orgId ? null : { orgId: registerOrgId, siteName: registerSite },
    }
  })

  mount(contract.changeSiteContact, ({ body, db, ...call }) => changeSite(db, toChange(call), contactStore(body)))
  mount(contract.changeSiteOffice, ({ body, db, ...call }) =>
    changeSite(db, toChange(call), officeStore(call.params.kind, body)),
  )
  mount(contract.addSiteBankAccount, ({ body, db, ...call }) => changeSite(db, toChange(call), accountAddition(body)))
  mount(contract.changeSiteBankAccount, ({ body, db, ...call }) =>
    changeSite(db, toChange(call), accountChange(call.params.bankAccountId, body)),
  )
  mount(contract.removeSiteBankAccount, ({ db, ...call }) =>
    changeSite(db, toChange(call), accountRemoval(call.params.bankAccountId)),
  )
  mount(contract.changeSiteAutomation, ({ body, db, ...call }) => changeSite(db, toChange(call), automationStore(body)))
  mount(contract.changeSiteSourcing, ({ body, db, ...call }) =>
    changeSite(db, toChange(call), sourcingStore(body.sourcing)),
  )
  mount(contract.changeSiteWaiting, ({ body, db, ...call }) =>
    changeSite(db, toChange(call), waitingStore(body.movesWaiting)),
  )
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
