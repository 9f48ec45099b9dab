import type { FastifyRequest } from 'fastify'
import {
  approveCustomer,
  changeCustomerStatus,
  changeCustomerTerms,
  changePersonStatus,
  correctCustomer,
  createCustomer,
  getCustomer,
  getCustomerDocument,
  inviteMain,
  listCustomerChoices,
  listCustomers,
  rejectCustomer,
  reopenRegistration,
  sendPersonLink,
} from '../../../../contract/customer/customer.ts'
import * as contractOf from '../../../../contract/customer/impersonation.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { everything } from '../../../../rules/identity/permissions.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Db } from '../../../db/database.ts'
import { toActor } from '../../../events/record.ts'
import type { Files } from '../../../files/files.ts'
import { type Caller, readBearer } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { accessibleSites, findManagers, findPriceLists } from '../../../staff/choices.ts'
import type { VatService } from '../../../vat-service/vat-service.ts'
import { accountQueries } from '../account/account.queries.ts'
import { sendPasswordLink, setStatus } from '../account/manage-accounts.ts'
import { documentOfCustomer, documentsOfCustomer } from '../document/document.queries.ts'
import { correctCompany } from './correct-company.ts'
import { create } from './create-customer.ts'
import { customerQueries, findBillingAddress } from './customer.staff.ts'
import { approve, reject } from './decide-registration.ts'
import { impersonate } from './impersonate.ts'
import { inviteAgain } from './invite-main.ts'
import { changeStatus, changeTerms, reopen } from './save-customer.ts'

export const customerRoutes = (mount: Mount, files: Files, vatService: VatService) => {
  mountReading(mount, files)
  mountDecisions(mount, vatService)
  mountTerms(mount, vatService)
  mountAccounts(mount)
}

function mountReading(mount: Mount, files: Files) {
  mount(listCustomers, async ({ caller, query, db }) => {
    const { rows, total } = await customerQueries(db, caller).page({ ...query, ...toPage(query) })
    return { rows: rows.map(onWire), total }
  })

  mount(getCustomer, async ({ caller, params, db }) => {
    const {
      priceList: _,
      accountManager: __,
      ...customer
    } = orNotFound(await customerQueries(db, caller).find(params.id))
    return {
      ...onWire(customer),
      creditLimit: toAmount(customer.creditLimit),
      address: (await findBillingAddress(db, params.id)) ?? null,
      people: (await accountQueries(db, { customerId: params.id }).all()).map(accountOnWire),
      documents: await documentsOfCustomer(db, params.id),
      equalVat: await customerQueries(db, caller).equalVat(params.id),
      priceLists: await findPriceLists(db, [customer.orgId]),
      managers: await findManagers(db, [customer.orgId]),
    }
  })

  mount(getCustomerDocument, async ({ caller, params, query, db }) => {
    orNotFound(await customerQueries(db, caller).find(params.id))
    const document = orNotFound(await documentOfCustomer(db, params.id, params.documentId))
    const { file, thumbnail, name, mediaType } = document
    if (!query.thumbnail) return { bytes: await files.get(file), mediaType, name }
    return { bytes: await files.get(thumbnail), mediaType: 'image/jpeg', name: `${name}.jpg` }
  })

  mount(listCustomerChoices, async ({ caller, db }) => {
    const sites = await accessibleSites(db, caller)
    return sites.length === 0 ? [] : withChoices(db, sites)
  })
}

/** Who becomes a customer. */
function mountDecisions(mount: Mount, vatService: VatService) {
  mount(createCustomer, ({ caller, body, db, now, request }) =>
    create(db, vatService, { caller, actor: toActor(request, caller), newCustomer: body }, now),
  )

  mount(approveCustomer, ({ caller, params, body, db, now, request }) =>
    approve(db, { caller, actor: toActor(request, caller), customerId: params.id }, body, now),
  )

  mount(rejectCustomer, ({ caller, params, body, db, now, request }) =>
    reject(db, { caller, actor: toActor(request, caller), customerId: params.id }, body.reason, now),
  )

  mount(reopenRegistration, ({ caller, params, db, now, request }) =>
    reopen(db, { caller, actor: toActor(request, caller), customerId: params.id }, now),
  )
}

function mountTerms(mount: Mount, vatService: VatService) {
  mount(changeCustomerTerms, ({ caller, params, body, db, now, request }) =>
    changeTerms(db, { caller, actor: toActor(request, caller), customerId: params.id }, body, now),
  )

  mount(changeCustomerStatus, ({ caller, params, body, db, now, request }) =>
    changeStatus(db, { caller, actor: toActor(request, caller), customerId: params.id }, body, now),
  )

  mount(correctCustomer, ({ caller, params, body, db, now, request }) =>
    correctCompany(db, { caller, actor: toActor(request, caller), customerId: params.id, vatService }, body, now),
  )
}

function mountAccounts(mount: Mount) {
  mount(sendPersonLink, async ({ params, ...call }) => {
    await sendPasswordLink(await actAsAdmin(params.id, call), params.accountId)
    return null
  })

  mount(changePersonStatus, async ({ params, body, ...call }) => {
    await setStatus(await actAsAdmin(params.id, call), params.accountId, body.status)
    return null
  })

  mount(contractOf.impersonate, ({ caller, params, db, now, request }) =>
    impersonate(
      db,
      {
        caller,
        actor: toActor(request, caller),
        customerId: params.id,
        accountId: params.accountId,
        token: readBearer(request) ?? '',
        userAgent: request.headers['user-agent'] ?? '',
      },
      now,
    ),
  )

  mount(inviteMain, ({ caller, params, body, db, now, request }) =>
    inviteAgain(db, { caller, actor: toActor(request, caller), customerId: params.id, ...params, ...body }, now),
  )
}

/** What can be chosen for a customer of each site. */
async function withChoices<Site extends { orgId: number }>(db: Db, sites: readonly Site[]) {
  const orgIds = sites.map(({ orgId }) => orgId)
  const [priceLists, managers] = [await findPriceLists(db, orgIds), await findManagers(db, orgIds)]
  const ofSite = <Row extends { orgId: number }>(rows: Row[], orgId: number) =>
    rows.filter((row) => row.orgId === orgId)
  return sites.map((site) => ({
    ...site,
    priceLists: ofSite(priceLists, site.orgId),
    managers: ofSite(managers, site.orgId),
  }))
}

type Call = { db: Db; caller: Caller; now: Date; request: FastifyRequest }

/** Staff manage the accounts of a customer of their sites as a main account does, and may do everything there. */
async function actAsAdmin(customerId: number, { db, caller, now, request }: Call) {
  const { orgId } = orNotFound(await customerQueries(db, caller).find(customerId))
  const keeper = { accountId: caller.accountId, customerId, orgId, permissions: [everything] }
  return { db, now, caller: keeper, actor: { ...toActor(request, caller), customerId, orgId } }
}

type CustomerAccount = Awaited<ReturnType<ReturnType<typeof accountQueries>['all']>>[number]

const accountOnWire = ({ orderLimit: _, monthLimit: __, lastSeenAt, ...account }: CustomerAccount) => ({
  ...account,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
})

const onWire = <T extends { registeredAt: Date | null }>(row: T) => ({
  ...row,
  registeredAt: row.registeredAt?.toISOString() ?? null,
})
