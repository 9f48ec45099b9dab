import { mainAccounts } from '../../../seed/demo/order/orders.ts'
import type { World } from '../world.ts'
import { addCoupon } from './coupon.ts'

export type WalkShop = {
  skus: { id: number; number: string }[]
  buyers: Awaited<ReturnType<typeof mainAccounts>>
}

/** Companies on account and in advance, in three currencies. */
const companies = [
  { orgId: 1, termsNetDays: 30 },
  { orgId: 1, termsNetDays: 0 },
  { orgId: 5, termsNetDays: 30 },
  { orgId: 7, termsNetDays: 0 },
  { orgId: 11, termsNetDays: 14 },
]
export const couponCodes = ['WALK-TENTH', 'WALK-FIXED', 'WALK-SHIPPING']

/** Twenty products that lie nowhere yet, companies, and coupons of each kind. */
export async function buildWalkShop(world: World): Promise<WalkShop> {
  const skus = []
  for (let at = 0; at < 20; at++) skus.push(await world.sku({ stock: {}, status: at === 0 ? 'announced' : 'active' }))
  for (const company of companies) await world.signedIn({ customerId: await world.customer(company) })
  for (const orgId of new Set(companies.map((company) => company.orgId))) {
    const rules = { orgId, customerLimit: 1_000 }
    await addCoupon(world.db, { ...rules, code: `WALK-TENTH-${orgId}`, kind: 'percentage', value: 1_033 })
    await addCoupon(world.db, { ...rules, code: `WALK-FIXED-${orgId}`, kind: 'fixed', value: 1_777 })
    await addCoupon(world.db, { ...rules, code: `WALK-SHIPPING-${orgId}`, kind: 'shipping', value: 333 })
  }
  await world.db.updateTable('orgs').set({ moves_waiting: true }).execute()
  return { skus, buyers: await mainAccounts(world.db) }
}
