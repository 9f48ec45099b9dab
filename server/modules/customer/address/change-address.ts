import { mostAddresses } from '../../../../rules/address/form.ts'
import type { Db } from '../../../db/database.ts'
import { type Actor, recordEvent } from '../../../events/record.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { addressBookQueries } from './address.queries.ts'
import { type AddressForm, checkAddress } from './check-address.ts'

/** Whose book is changed, by whom, and when. */
export type Change = { db: Db; owner: Pick<CustomerCaller, 'customerId'>; actor: Actor; now: Date }

/** Adds an address; refuses one with a mistake, and more than a book holds. The same address twice stays one. */
export async function addAddress({ db, owner, actor, now }: Change, form: AddressForm) {
  const draft = await checkAddress(db, form)
  return db.transaction().execute(async (tx) => {
    const book = addressBookQueries(tx, owner)
    await book.lock()
    if ((await book.count()).all >= mostAddresses) throw new Refusal('address.full')
    const [id = 0] = await book.add([draft])
    if (id === 0) throw new Refusal('address.known')
    await book.keepDefaults()
    const added = orNotFound(await book.find(id))
    await recordEvent(tx, { action: 'address.added', subject: `address ${id}`, after: added, ...actor }, now)
    return added
  })
}

/** Changes an address, which keeps its kind. */
export async function changeAddress({ db, owner, actor, now }: Change, id: number, form: Omit<AddressForm, 'kind'>) {
  const address = orNotFound(await addressBookQueries(db, owner).find(id))
  const draft = await checkAddress(db, { ...form, kind: address.kind })
  return db.transaction().execute(async (tx) => {
    const book = addressBookQueries(tx, owner)
    await book.lock()
    const before = orNotFound(await book.find(id))
    await book.change(id, draft)
    const after = orNotFound(await book.find(id))
    await recordEvent(tx, { action: 'address.changed', subject: `address ${id}`, before, after, ...actor }, now)
    return after
  })
}

/** Removes an address; refuses the last one for bills. */
export const removeAddress = ({ db, owner, actor, now }: Change, id: number) =>
  db.transaction().execute(async (tx) => {
    const book = addressBookQueries(tx, owner)
    await book.lock()
    const before = orNotFound(await book.find(id))
    if (before.kind === 'billing' && (await book.count()).billing <= 1) throw new Refusal('address.last_billing')
    await book.remove(id)
    await book.keepDefaults()
    await recordEvent(tx, { action: 'address.removed', subject: `address ${id}`, before, ...actor }, now)
  })

export const makeDefaultAddress = ({ db, owner, actor, now }: Change, id: number) =>
  db.transaction().execute(async (tx) => {
    const book = addressBookQueries(tx, owner)
    await book.lock()
    const { kind, isDefault } = orNotFound(await book.find(id))
    if (isDefault) return
    await book.makeDefault(id, kind)
    const [before, after] = [{ isDefault: false }, { isDefault: true }]
    await recordEvent(tx, { action: 'address.changed', subject: `address ${id}`, before, after, ...actor }, now)
  })
