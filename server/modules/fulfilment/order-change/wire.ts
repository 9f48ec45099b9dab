import type { Static } from 'typebox'
import type { previewOrderChange } from '../../../../contract/fulfilment/order-change.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import type { Vat } from '../../../../rules/vat/vat.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { couponWords } from '../../catalogue/coupon/coupon-words.ts'
import { titleIn, toTotals } from '../../order/history/wire.ts'
import type { ChangedLine, PlannedChange } from './plan-change.ts'

/** A change as staff see it before they confirm; of lines without any piece left, those alone that it removes. */
export function changeOnWire(
  orderId: number,
  change: PlannedChange,
  language: Language,
): Static<typeof previewOrderChange.reply> {
  const { head, totals, totalsBefore, shippingPromotion } = change
  const facts = { vat: { rateBp: head.vatRateBp, reason: head.vatReason as Vat['reason'] }, currency: head.currency }
  const title = (of: typeof head.shippingPromotionTitle) => titleIn(of, language)
  return {
    orderId,
    lines: change.lines.filter(({ piecesBefore, pieces }) => piecesBefore + pieces > 0).map(toLine),
    totalsBefore: toTotals(totalsBefore, { ...facts, shippingPromotion: title(head.shippingPromotionTitle) }),
    totals: toTotals(totals, { ...facts, shippingPromotion: title(shippingPromotion?.title ?? null) }),
    difference: toAmount(totals.total - totalsBefore.total),
    promisedBefore: head.promisedOn,
    promisedOn: change.promisedOn,
    poNumber: change.poNumber,
    instruction: change.instruction,
    isHeld: change.held !== null,
    couponBefore: head.couponCode,
    couponCode: change.coupon?.code ?? '',
    warnings: listWarnings(change, language),
    revision: change.revision,
  }
}

const toLine = (line: ChangedLine) => ({
  position: line.position,
  number: line.number,
  name: line.name,
  qtyBefore: line.piecesBefore,
  qty: line.pieces,
  priceBefore: line.isNew ? null : toAmount(line.priceBefore),
  price: toAmount(line.discountPrice ?? line.unitPrice),
  discountBefore: toAmount(line.discountBefore),
  discount: toAmount(line.discountOfPieces),
  waiting: line.waitsAfter,
  expectedOn: line.waitsAfter > 0 ? line.expectedOn : null,
})

function listWarnings({ couponLost, held, head }: PlannedChange, language: Language) {
  const lost = couponLost && couponWords(couponLost, { language, currency: head.currency })
  const why = lost && say(language, lost.key, lost.values)
  const heldKey = held === 'payment.held_overdue' ? 'desk.change_held_overdue' : 'desk.change_held_limit'
  return [
    ...(couponLost && why
      ? [{ reason: couponLost.refused, msg: say(language, 'desk.change_coupon', { code: head.couponCode, why }) }]
      : []),
    ...(held ? [{ reason: held, msg: say(language, heldKey) }] : []),
  ]
}
