import { waitingByDay } from '../../../../../rules/order/back-order.ts'
import type { TextKey } from '../../../../../texts/index.ts'
import { isOutcomeUnknown } from '../../../../api/attempt.ts'
import { CallFailed } from '../../../../api/call.ts'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { OrderTotals } from '../../../../ui/order/OrderTotals.tsx'
import { PiecesByDay } from '../../../../ui/order/PiecesByDay.tsx'
import { PaymentTerms } from '../documents/PaymentTerms.tsx'
import classes from '../Order.module.css'
import type { Preview } from '../queries.ts'
import { AcceptTerms } from './AcceptTerms.tsx'
import { addressToReplace } from './invalid-options.ts'
import { useUnknownOutcome } from './notices/CheckoutDraftNotice.tsx'
import { isAboutList } from './notices/ListStateNotice.tsx'
import { isNotInBasket } from './notices/NotInBasket.tsx'
import { Warnings } from './notices/Warnings.tsx'
import { CouponField, isAboutCoupon, isSaidByField } from './options/CouponField.tsx'
import { usePromise } from './options/carrier.ts'
import { PlaceButton } from './PlaceButton.tsx'
import { SplitTotals } from './SplitOrders.tsx'
import { type InCheckout, orderFields } from './useCheckout.ts'

type Props = { inCheckout: InCheckout; preview: Preview }

/** What the order costs, how it is paid, and the button that places it. */
export function CheckoutSummary({ inCheckout, preview }: Props) {
  const text = useText()
  const { failure } = inCheckout.checkout
  const { fields, coupon } = orderFields(inCheckout)
  const aboutCoupon = isSaidByField(failure, preview) ? failure : null
  const refused = aboutCoupon || isSaidBeside(inCheckout) ? null : failure
  const unknown = useUnknownOutcome(inCheckout)
  const refusal = useRefusal(refused)
  const unfinished = unfinishedPart(inCheckout)
  return (
    <aside className={classes.summary} aria-label={text('order.total')}>
      <Totals preview={preview} />
      <CouponField preview={preview} {...fields} {...coupon} asking={inCheckout.asking} refused={aboutCoupon} />
      <Promised preview={preview} />
      <PaymentTerms payment={preview.payment} total={preview.totals.total} currency={preview.totals.currency} />
      <Warnings preview={preview} about={(warning) => !isAboutCoupon(warning)} />
      <RefusalNotice why={refusal} more={refused !== null && isOutcomeUnknown(refused) && (unknown ?? '')} />
      {unfinished && <p className={classes.caution}>{text(unfinished)}</p>}
      <div className={classes.place}>
        <PlaceButton inCheckout={inCheckout} preview={preview} />
        <AcceptTerms />
      </div>
    </aside>
  )
}

function Totals({ preview }: { preview: Preview }) {
  return preview.parts.length > 0 ? (
    <SplitTotals preview={preview} />
  ) : (
    <OrderTotals totals={preview.totals} couponCode={preview.couponCode} />
  )
}

function Promised({ preview }: { preview: Preview }) {
  const text = useText()
  const promise = usePromise(preview)(preview.shipVia, preview.promisedOn)
  if (!promise || preview.parts.length > 0) return null
  return (
    <>
      <p>
        {text('ui.term', { term: promise[0] })} <strong>{promise[1]}</strong>
      </p>
      {preview.backOrders === 'split' && <PiecesByDay groups={waitingByDay(preview.lines)} />}
    </>
  )
}

/** What has to be done first: something is being typed that the order does not know yet, or its address is gone. */
function unfinishedPart({ checkout }: InCheckout): TextKey | null {
  if (checkout.typing) return 'ship_to.unfinished'
  return addressToReplace(checkout) && 'ship_to.gone'
}

/** Whether the reason why the order was not placed is shown where it can be corrected. */
function isSaidBeside({ checkout, order }: InCheckout) {
  const { failure, invalid, declined, options } = checkout
  const reason = failure?.reason
  if (reason === 'order.no_carrier') return options.shipVia === undefined && invalid.carrier !== null
  if (reason === 'order.no_address') return !checkout.typing && addressToReplace(checkout) !== null
  if (isNotInBasket(failure) || (order.list && isAboutList(failure))) return true
  return declined instanceof CallFailed && declined.reason === reason
}

/** Why no order came of it, where that is known: what was not answered may have been placed. */
function useRefusal(refused: CallFailed | null) {
  const text = useText()
  const reasonOf = useReason()
  if (!refused || isOutcomeUnknown(refused) || refused.reason === 'order.changed') return refused
  return text('order.create_failed', { reason: reasonOf(refused) })
}
