import {
  getPromotion,
  listPromotionSkus,
  listPromotions,
  promotionsForCustomer,
} from '../../../../contract/catalogue/promotion.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { hasPromotions } from '../pricing/running-promotions.queries.ts'
import { pricedSkus } from '../products/priced-skus.ts'
import { findPromotions, promotionById, skusOfPromotion } from './promotion.queries.ts'
import { findOffers } from './promotion-offers.ts'

export const promotionRoutes = (mount: Mount) => {
  mount(listPromotions, async ({ query, caller, db, now, language }) => {
    if (!hasPromotions(caller)) return { rows: [], total: 0 }
    const { rows, total } = await findPromotions(db, caller, { now, language }, toPage(query))
    return { rows: rows.map((row) => onWire(row, caller.currency)), total }
  })

  mount(getPromotion, async ({ params, caller, db, now, language }) => {
    const customer = orNotFound(hasPromotions(caller) ? caller : null)
    return onWire(orNotFound(await promotionById(db, customer, params.id, { now, language })), customer.currency)
  })

  mount(listPromotionSkus, async ({ params, query, caller, db, now, language }) => {
    const customer = orNotFound(hasPromotions(caller) ? caller : null)
    const promotion = orNotFound(await promotionById(db, customer, params.id, { now, language }))
    const { ids, total } = await skusOfPromotion(db, customer, promotion, toPage(query))
    const skus = await pricedSkus({ db, caller: customer, now }, ids)
    return { rows: ids.flatMap((id) => skus.get(id) ?? []), total }
  })

  mount(promotionsForCustomer, async ({ body, caller, db, now, language }) =>
    hasPromotions(caller) ? findOffers(db, caller, { numbers: body.numbers, now, language }) : [],
  )
}

type Row = NonNullable<Awaited<ReturnType<typeof promotionById>>>

const onWire = (promotion: Row, currency: string) => ({
  ...promotion,
  type: promotion.kind,
  // Both are hundredths: of a percent, and of an amount.
  value: promotion.value === null ? null : promotion.value / 100,
  currency,
})
