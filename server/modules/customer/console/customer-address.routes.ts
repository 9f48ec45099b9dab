import * as contract from '../../../../contract/customer/customer-address.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Db } from '../../../db/database.ts'
import { type Actor, toActor } from '../../../events/record.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import type { Staff } from '../../../staff/site-access.ts'
import { addressBookQueries } from '../address/address.queries.ts'
import * as book from '../address/change-address.ts'
import { customerQueries } from './customer.staff.ts'

/** The address books of customers of the caller's sites, as staff keep them for them: by the rules of their own. */
export const customerAddressRoutes = (mount: Mount) => {
  mount(contract.listCustomerAddresses, async ({ caller, params, query, db }) => {
    const { customerId } = orNotFound(await customerQueries(db, caller).find(params.id))
    return addressBookQueries(db, { customerId }).page({
      keyword: query.keyword ?? '',
      kind: query.kind,
      ...toPage(query),
    })
  })

  mount(contract.addCustomerAddress, async ({ params, body, request, ...call }) =>
    book.addAddress(await openBook(call, toActor(request, call.caller), params.id), body),
  )

  mount(contract.changeCustomerAddress, async ({ params, body, request, ...call }) =>
    book.changeAddress(await openBook(call, toActor(request, call.caller), params.id), params.addressId, body),
  )

  mount(contract.removeCustomerAddress, async ({ params, request, ...call }) => {
    await book.removeAddress(await openBook(call, toActor(request, call.caller), params.id), params.addressId)
    return null
  })

  mount(contract.makeDefaultCustomerAddress, async ({ params, request, ...call }) => {
    await book.makeDefaultAddress(await openBook(call, toActor(request, call.caller), params.id), params.addressId)
    return null
  })
}

/** A customer of no site of the caller is not found; what is changed stands in the trail with the customer whose it is. */
async function openBook({ db, caller, now }: { db: Db; caller: Staff; now: Date }, actor: Actor, id: number) {
  const { customerId, orgId } = orNotFound(await customerQueries(db, caller).find(id))
  return { db, now, owner: { customerId }, actor: { ...actor, customerId, orgId } }
}
