import { amountOrNull, toAmount } from '../../../../rules/catalogue/price/money.ts'
import type { OwnPrice } from '../../../../rules/catalogue/price/price.ts'

/** A price as it travels, with what promotions offer beside it. */
export const priceOnWire = (price: OwnPrice) => ({ unitPrice: toAmount(price.unitPrice), ...offersOnWire(price) })

/** The same of a product that may have no price. */
export const priceOrNone = (price: OwnPrice | undefined) =>
  price ? priceOnWire(price) : { unitPrice: null, discountPrice: null }

const offersOnWire = ({ discountPrice, promotionId, buyGet }: OwnPrice) => ({
  discountPrice: amountOrNull(discountPrice),
  ...(promotionId !== null && { promotionId }),
  ...(buyGet.length > 0 && { buyGet: [...buyGet] }),
})
