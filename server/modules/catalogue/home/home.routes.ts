import { getDispatch, getMakeComparison } from '../../../../contract/catalogue/home.ts'
import { priceSaving } from '../../../../rules/catalogue/price/saving.ts'
import type { Mount } from '../../../http/mount.ts'
import { siteOfCall } from '../../site/sites/site-of-call.ts'
import { findSiteDelivery } from '../availability/delivery.ts'
import { callerRegion, skusOnWire } from '../products/sku.queries.ts'
import { findComparablePair } from './comparison.queries.ts'

export const homeRoutes = (mount: Mount) => {
  mount(getMakeComparison, async ({ query, caller, db, now }) => {
    const orgId = siteOfCall(caller, query.orgId)
    const pair = await findComparablePair(db, orgId, callerRegion(caller, orgId))
    if (!pair) return null
    // For a visitor: the same for all, and without a price.
    const skus = await skusOnWire({ db, caller: null, now }, [pair.originalId, pair.compatibleId], orgId)
    const [original, compatible] = [skus.get(pair.originalId), skus.get(pair.compatibleId)]
    const savingPercent = priceSaving(
      { price: pair.compatiblePrice, pages: pair.pages },
      { price: pair.originalPrice, pages: pair.pages },
    )
    return original && compatible ? { original, compatible, savingPercent } : null
  })

  mount(getDispatch, async ({ query, caller, db, now }) => {
    const way = await findSiteDelivery(db, siteOfCall(caller, query.orgId), now)
    if (!way) return null
    const { warehouse, workingDays, timeZone, closedDays } = way
    return { warehouse, workingDays, timeZone, closedDays }
  })
}
