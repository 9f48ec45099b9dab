import { comparePlans } from '../../../../../rules/sourcing/compare.ts'
import { sendParcels } from '../preview-parts.ts'

type Sending = Parameters<typeof sendParcels>[0]

/** What each preference would make of an order, with the shipping of all its orders (cents); none where they come to the same. */
export async function comparePreferences({ goods, ...sending }: Sending) {
  const plans = []
  for (const plan of comparePlans(goods.wants, goods.sources)) {
    const parts = await goods.partsBy({ preference: plan.preference })
    const parcels = sendParcels({ ...sending, goods: { ...goods, parts } })
    plans.push({ ...plan, price: parcels.reduce((sum, { carrier }) => sum + carrier.price, 0) })
  }
  return plans
}
