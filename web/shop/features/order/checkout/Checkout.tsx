import { type ReactNode, useRef, useState } from 'react'
import { mostOrderLines } from '../../../../../rules/order/order.ts'
import type { TextKey } from '../../../../../texts/index.ts'
import { isUnanswered } from '../../../../api/attempt.ts'
import { CallFailed } from '../../../../api/call.ts'
import { isAboutProducts } from '../../../../api/refused-lines.ts'
import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx'
import { DraftNotice } from '../../../../ui/feedback/DraftNotice.tsx'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { Failed } from '../../../../ui/feedback/Notice.tsx'
import { Refused } from '../../../../ui/feedback/Refused.tsx'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { AddressBlock } from '../../../../ui/order/AddressBlock.tsx'
import { OrderTotals } from '../../../../ui/order/OrderTotals.tsx'
import { PaymentTerms } from '../documents/PaymentTerms.tsx'
import classes from '../Order.module.css'
import { OrderLines } from '../OrderLines.tsx'
import type { Preview } from '../queries.ts'
import { AcceptTerms } from './AcceptTerms.tsx'
import { ChangedPrices } from './ChangedPrices.tsx'
import { DisabledProducts } from './DisabledProducts.tsx'
import { isAboutList, ListMeanwhile } from './ListMeanwhile.tsx'
import { isNotInBasket, NotInBasket } from './NotInBasket.tsx'
import { OrderChanges } from './OrderChanges.tsx'
import { BackOrderChoice } from './options/BackOrderChoice.tsx'
import { CouponField, isAboutCoupon, isSaidByField } from './options/CouponField.tsx'
import { usePromise } from './options/carrier.ts'
import { OptionFields } from './options/OptionFields.tsx'
import { OrderTypeChoice } from './options/OrderTypeChoice.tsx'
import { WarehouseSplit } from './options/WarehouseSplit.tsx'
import { PlaceButton, type Placing } from './PlaceButton.tsx'
import { RefusedOrder } from './RefusedOrder.tsx'
import { SplitLines, SplitTotals } from './SplitOrders.tsx'
import { type CheckoutOrder, useCheckout } from './useCheckout.ts'
import type { Placed } from './usePlaceOrder.ts'

type Props = CheckoutOrder & { onPlaced: (placed: Placed) => void }

/** The order as it would be; the button says what it costs. More than an order holds is not asked for. */
export function Checkout(props: Props) {
  const text = useText()
  const [beginning, setBeginning] = useState(0)
  if (props.lines.length <= mostOrderLines) {
    return <OrderCheckout key={beginning} {...props} onBeginAnew={() => setBeginning(beginning + 1)} />
  }
  return (
    <>
      <Refused why={text('order.too_many_lines')} />
      <ButtonLink to="/cust/shoppingcart">{text('basket_line.view')}</ButtonLink>
    </>
  )
}

function OrderCheckout({ onPlaced, onBeginAnew, ...order }: Props & { onBeginAnew: () => void }) {
  const text = useText()
  const main = useRef<HTMLDivElement>(null)
  const shipFrom = useRef<HTMLSelectElement>(null)
  const checkout = useCheckout(order, main)
  const { preview, error, fields, oneOff, hasDraft, unknownOutcome, invalidOptions, mustChooseAddress } = checkout
  const beginAnew = () => {
    checkout.forget()
    onBeginAnew()
  }
  const left = hasDraft && (
    <DraftNotice action={text('order.begin_anew')} sure={text('order.begin_anew_sure')} onDiscard={beginAnew}>
      {[text('order.left'), ...(unknownOutcome && checkout.place.isIdle ? [unknownOutcome] : [])].join(' ')}
    </DraftNotice>
  )
  if (!preview) {
    // It is asked for at once without the options that are not possible any more.
    if (!error || checkout.asking) return <BlockSkeleton height={560} />
    if (isNotInBasket(error)) return <NotInBasket why={error} />
    return (
      <>
        {left}
        {isAboutProducts(error) ? (
          <RefusedOrder
            why={error}
            lines={checkout.ordered}
            list={order.list}
            onLeaveOut={checkout.leaveOut}
            onRetry={checkout.again}
          />
        ) : (
          <Failed failure={error} onRetry={checkout.again} />
        )}
      </>
    )
  }
  const { place, blocked, asking, onFaults } = checkout
  const ofCoupon = isSaidByField(place.error, preview) ? place.error : null
  const isSaid = ofCoupon || isSaidBeside(checkout) || (order.list && isAboutList(place.error))
  const placing = { preview, place, blocked, asking, onPlaced, onFaults }
  const isSplit = preview.parts.length > 0 && !checkout.nothing
  return (
    <div className={classes.confirm}>
      <div ref={main} className={classes.main}>
        {left}
        <InTheWay checkout={checkout} placing={placing} list={order.list} />
        {!checkout.nothing && <ChangedPrices lines={preview.lines} currency={preview.totals.currency} />}
        <OptionFields
          preview={preview}
          {...fields}
          {...{ invalidOptions, mustChooseAddress, oneOff, shipFrom }}
          onType={checkout.onType}
        />
        <OrderTypeChoice preview={preview} {...fields} />
        <BackOrderChoice preview={preview} {...fields} onElsewhere={() => shipFrom.current?.focus()} />
        <WarehouseSplit preview={preview} {...fields} />
        {isSplit ? (
          <SplitLines preview={preview} />
        ) : (
          <OrderLines
            lines={checkout.nothing ? [] : preview.lines}
            currency={preview.totals.currency}
            together={preview.backOrders === 'together'}
          />
        )}
      </div>
      <Summary
        placing={placing}
        refused={isSaid ? null : place.error}
        unknownOutcome={unknownOutcome}
        unfinished={oneOff.typing ? 'ship_to.unfinished' : mustChooseAddress && 'ship_to.gone'}
      >
        <CouponField preview={preview} {...fields} {...checkout.coupon} asking={asking} refused={ofCoupon} />
      </Summary>
    </div>
  )
}

/** Whether it is said where it can be mended why the order was not placed. */
function isSaidBeside({ place, error, invalidOptions, mustChooseAddress }: ReturnType<typeof useCheckout>) {
  const reason = place.error?.reason
  if (reason === 'order.no_carrier') return invalidOptions.carrier !== null
  if (reason === 'order.no_address') return mustChooseAddress !== null
  return isNotInBasket(place.error) || (error instanceof CallFailed && error.reason === reason)
}

type InTheWayProps = {
  checkout: ReturnType<typeof useCheckout>
  placing: Placing
  list: CheckoutOrder['list']
}

/** What has to be looked at before the order can be placed: changes, products that are not sold, refusals. */
function InTheWay({ checkout, placing, list }: InTheWayProps) {
  const text = useText()
  const { changes, nothing, decisions, setDecisions, leaveOut, error, invalidOptions, again } = checkout
  const { preview, place } = placing
  const { currency } = preview.totals
  const told = toldRevision(place.error) === preview.revision
  if (isNotInBasket(error)) return <NotInBasket why={error} told={isNotInBasket(place.error)} />
  const ofList = list && isAboutList(place.error) ? place.error : null
  return (
    <>
      {list && (checkout.isListOver || ofList) && <ListMeanwhile list={list} refused={ofList} />}
      {changes && (
        <OrderChanges
          key={preview.revision}
          changes={changes}
          told={told}
          currency={currency}
          warehouses={preview.warehouses}
        >
          {changes.some(({ what }) => what === 'elsewhere') && <Warnings preview={preview} about={isAboutPlaces} />}
          <PlaceButton {...placing} anew />
        </OrderChanges>
      )}
      <DisabledProducts
        gone={nothing ? [] : preview.disabled}
        currency={currency}
        decisions={decisions}
        onDecide={setDecisions}
      />
      <Refused why={nothing ? text('replacement.nothing_left') : error ? null : invalidOptions.why} />
      {error && (
        <RefusedOrder why={error} lines={checkout.ordered} {...{ list, onLeaveOut: leaveOut, onRetry: again }} />
      )}
    </>
  )
}

/** The order that a refusal told of; the place of its message is beside that. */
const toldRevision = (refused: CallFailed | null) => (refused?.details as { revision?: string } | undefined)?.revision

type SummaryProps = {
  placing: Placing
  /** Why it was not placed, where nothing else says so. */
  refused: CallFailed | null
  /** What nobody knows of an order that was not answered. */
  unknownOutcome: string | false
  /** What has to be done first: something is being typed that the order does not know yet, or its address is gone. */
  unfinished: TextKey | null
  children: ReactNode
}

function Summary({ placing, refused, unknownOutcome, unfinished, children }: SummaryProps) {
  const text = useText()
  const refusal = useRefusal(refused)
  const { preview } = placing
  const { totals, payment } = preview
  const promise = usePromise(preview)(preview.shipVia, preview.promisedOn)
  const isSplit = preview.parts.length > 0
  return (
    <aside className={classes.summary} aria-label={text('order.total')}>
      {isSplit ? <SplitTotals preview={preview} /> : <OrderTotals totals={totals} couponCode={preview.couponCode} />}
      {children}
      {promise && !isSplit && (
        <p>
          {text('ui.term', { term: promise[0] })} <strong>{promise[1]}</strong>
        </p>
      )}
      <PaymentTerms payment={payment} currency={totals.currency} />
      <AddressBlock address={preview.billTo} title={text('order.bill_to')} />
      <Warnings preview={preview} about={(warning) => !isAboutCoupon(warning)} />
      <Refused why={refusal} more={refused !== null && isUnanswered(refused) && unknownOutcome} />
      {unfinished && <p className={classes.caution}>{text(unfinished)}</p>}
      <PlaceButton {...placing} />
      <AcceptTerms />
    </aside>
  )
}

/** Why no order came of it, where that is known: what was not answered may have been placed. */
function useRefusal(refused: CallFailed | null) {
  const text = useText()
  const reasonOf = useReason()
  if (!refused || isUnanswered(refused) || refused.reason === 'order.changed') return refused
  return text('order.create_failed', { reason: reasonOf(refused) })
}

type Warning = Preview['warnings'][number]
const isAboutPlaces = ({ reason }: Warning) => reason === 'order.mixed_warehouses'

function Warnings({ preview, about }: { preview: Preview; about: (warning: Warning) => boolean }) {
  return preview.warnings.filter(about).map(({ reason, msg }) => (
    <p key={reason} className={classes.caution}>
      {msg}
    </p>
  ))
}
