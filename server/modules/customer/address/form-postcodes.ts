import { provenPostcode } from '../../../../rules/address/postcode-form.ts'
import type { Db } from '../../../db/database.ts'
import { recordEvent } from '../../../events/record.ts'
import { findAddressPostcodes, findHousePostcodes, replacePostcode, type StoredPostcode } from './postcodes.queries.ts'

// So many addresses are held in memory at once.
const batchSize = 1_000

/**
 * Gives postcodes that were stored in any form the one that their country writes, where the rule proves it: those of address
 * books, of companies and of warehouses, which are used again. Orders, invoices and other documents keep what they say. A version
 * of before may store more of them beside this one: it is done each night.
 */
export const formPostcodes =
  (db: Db, now: () => Date, limit = batchSize) =>
  async () => {
    for (const stored of await findHousePostcodes(db)) await formOne(db, stored, now())
    for (let after = 0; ; ) {
      const batch = await findAddressPostcodes(db, after, limit)
      for (const stored of batch) await formOne(db, stored, now())
      const last = batch.at(-1)
      if (!last || batch.length < limit) return
      after = last.place.address
    }
  }

/** Each in a transaction of its own, so that a change of addresses waits for one at most. */
async function formOne(db: Db, stored: StoredPostcode, now: Date) {
  const form = provenPostcode(stored.postcode, stored.country)
  if (form === undefined || form === stored.postcode) return
  await db.transaction().execute(async (tx) => {
    if (!(await replacePostcode(tx, stored, form))) return
    const shop = { accountId: null, customerId: null, orgId: stored.orgId, address: '' }
    const [before, after] = [{ postcode: stored.postcode }, { postcode: form }]
    await recordEvent(tx, { ...shop, ...toSubject(stored), before, after }, now)
  })
}

function toSubject({ place, orgId }: StoredPostcode) {
  if ('address' in place) {
    const { address, customerId } = place
    return { action: 'address.changed', subject: `address ${address}`, customerId } as const
  }
  if ('office' in place) return { action: 'site.changed', subject: `site ${orgId}` } as const
  return { action: 'warehouse.changed', subject: `warehouse ${place.warehouse}` } as const
}
