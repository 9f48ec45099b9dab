import { amountOrNull, toAmount } from '../../../../rules/catalogue/price/money.ts'

type OfferedPrice = { unitPrice: number; discountPrice: number | null }

/** What is discontinued, with the prices of what there is instead as they travel. */
export const disabledOnWire = <Offer extends OfferedPrice, Line extends object>({
  replacements,
  ...line
}: Line & { replacements: readonly Offer[] }) => ({
  ...line,
  replacements: replacements.map((offer) => ({
    ...offer,
    unitPrice: toAmount(offer.unitPrice),
    discountPrice: amountOrNull(offer.discountPrice),
  })),
})
