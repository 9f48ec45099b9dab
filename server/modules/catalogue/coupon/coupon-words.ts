import type { RefusedCoupon } from '../../../../rules/catalogue/price/coupon.ts'
import type { Language, TextKey, Values } from '../../../../texts/index.ts'
import { makeFormats } from '../../../documents/formats.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'

/** The sentence that says why a coupon cannot be used, and what is missing for it. */
export function couponWords(
  { refused, unmet }: RefusedCoupon,
  { language, currency }: { language: Language; currency: string },
): { key: TextKey; values: Values } {
  if (!unmet) return { key: refused, values: {} }
  const values: Values = unmet.what === 'amount' ? { amount: makeFormats(language, currency).money(unmet.missing) } : {}
  return { key: `coupon.condition_${unmet.what}`, values }
}

/** The refusal of an order with its coupon, in the words of its case. */
export const couponRefusal = (why: RefusedCoupon, reader: { caller: CustomerCaller; language: Language }) =>
  new Refusal(why.refused, {
    fields: ['couponCode'],
    words: couponWords(why, { language: reader.language, currency: reader.caller.currency }),
  })
