import { findRecords } from '../../../../contract/office/find.ts'
import { holds } from '../../../../rules/identity/permissions.ts'
import { soughtNumber } from '../../../../rules/invoice/creditor-reference.ts'
import { findsAnything } from '../../../../rules/office/find.ts'
import { planForValues } from '../../../db/database.ts'
import type { Mount } from '../../../http/mount.ts'
import { findEntries } from './bank-entry.staff.ts'
import { findCustomers } from './customer.staff.ts'
import { type Found, type Seeker, toFound } from './found.ts'
import { findItems } from './item.staff.ts'
import { findOrders, findQuickOrders, findShipments } from './order.staff.ts'
import { findProducts } from './product.staff.ts'
import { findPurchaseOrders } from './purchase-order.staff.ts'
import { findReturns } from './return.staff.ts'

/** What may be found with a permission, in the order of the kinds. */
const searches = [
  ['staff:customers', findCustomers],
  ['staff:warehouse', findProducts],
  ['staff:orders', findOrders],
  ['staff:warehouse', findShipments],
  ['staff:orders', findReturns],
  ['staff:orders', findQuickOrders],
  ['staff:warehouse', findPurchaseOrders],
  ['staff:orders', findItems],
  ['staff:finance', findEntries],
] as const

/** What the caller may open, by whatever number or name they have before them. */
export const findRoutes = (mount: Mount) => {
  mount(findRecords, async ({ db, caller, query }) => {
    const keyword = query.keyword.trim()
    if (!findsAnything(keyword)) return []
    const sought = soughtNumber(keyword).toUpperCase()
    const found = await planForValues(db, async (tx) => {
      const seeker: Seeker = { tx, staff: caller, sought, typed: keyword }
      const rows: Found[] = []
      for (const [permission, search] of searches) {
        if (holds(caller.permissions, permission)) rows.push(...(await search(seeker)))
      }
      return rows
    })
    const isMeant = ({ number }: Found) => Number(number.toUpperCase() === sought)
    return found.toSorted((one, other) => isMeant(other) - isMeant(one)).map(toFound)
  })
}
