import { type ReactNode, useRef, useState } from 'react'
import { mostOrderLines } from '../../../../rules/order.ts'
import type { TextKey } from '../../../../texts/index.ts'
import { isUnanswered } from '../../../api/attempt.ts'
import { CallFailed } from '../../../api/call.ts'
import { isAboutProducts } from '../../../api/refused-lines.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { useReason } from '../../../ui/failure.ts'
import { LeftNote } from '../../../ui/LeftNote.tsx'
import { useText } from '../../../ui/language.tsx'
import { Failed } from '../../../ui/Notice.tsx'
import { AddressBlock } from '../../../ui/order/AddressBlock.tsx'
import { OrderTotals } from '../../../ui/order/OrderTotals.tsx'
import { Refused } from '../../../ui/Refused.tsx'
import { BlockSkeleton } from '../../../ui/Skeletons.tsx'
import { AcceptTerms } from './AcceptTerms.tsx'
import { BackOrderChoice } from './BackOrderChoice.tsx'
import { ChangedPrices } from './ChangedPrices.tsx'
import { CouponField, isAboutCoupon, isSaidByField } from './CouponField.tsx'
import { usePromise } from './carrier.ts'
import { DisabledProducts } from './DisabledProducts.tsx'
import { isAboutList, ListMeanwhile } from './ListMeanwhile.tsx'
import { isNotInBasket, NotInBasket } from './NotInBasket.tsx'
import classes from './Order.module.css'
import { OrderChanges } from './OrderChanges.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderTypeChoice } from './OrderTypeChoice.tsx'
import { PaymentTerms } from './PaymentTerms.tsx'
import { PlaceButton, type Placing } from './PlaceButton.tsx'
import type { Preview } from './queries.ts'
import { RefusedOrder } from './RefusedOrder.tsx'
import { SplitLines, SplitTotals } from './SplitOrders.tsx'
import { type ToConfirm, useConfirming } from './useConfirming.ts'
import type { Placed } from './usePlaceOrder.ts'
import { WarehouseSplit } from './WarehouseSplit.tsx'
import { Wishes } from './Wishes.tsx'

type Props = ToConfirm & { onPlaced: (placed: Placed) => void }

/** The order as it would be; the button says what it costs. More than an order holds is not asked for. */
export function Confirm(props: Props) {
  const text = useText()
  const [beginning, setBeginning] = useState(0)
  if (props.lines.length <= mostOrderLines) {
    return <OrderToConfirm key={beginning} {...props} onBeginAnew={() => setBeginning(beginning + 1)} />
  }
  return (
    <>
      <Refused why={text('order.too_many_lines')} />
      <ButtonLink to="/cust/shoppingcart">{text('basket_line.view')}</ButtonLink>
    </>
  )
}

function OrderToConfirm({ onPlaced, onBeginAnew, ...order }: Props & { onBeginAnew: () => void }) {
  const text = useText()
  const main = useRef<HTMLDivElement>(null)
  const shipFrom = useRef<HTMLSelectElement>(null)
  const confirming = useConfirming(order, main)
  const { preview, error, fields, oneOff, wasLeft, doubt, unfit, toChoose } = confirming
  const beginAnew = () => {
    confirming.forget()
    onBeginAnew()
  }
  const left = wasLeft && (
    <LeftNote deed={text('order.begin_anew')} sure={text('order.begin_anew_sure')} onDiscard={beginAnew}>
      {[text('order.left'), ...(doubt && confirming.place.isIdle ? [doubt] : [])].join(' ')}
    </LeftNote>
  )
  if (!preview) {
    // Without what cannot be wished any more it is asked for at once.
    if (!error || confirming.asking) return <BlockSkeleton height={560} />
    if (isNotInBasket(error)) return <NotInBasket why={error} />
    return (
      <>
        {left}
        {isAboutProducts(error) ? (
          <RefusedOrder
            why={error}
            lines={confirming.ordered}
            list={order.list}
            onLeaveOut={confirming.leaveOut}
            onRetry={confirming.again}
          />
        ) : (
          <Failed failure={error} onRetry={confirming.again} />
        )}
      </>
    )
  }
  const { place, blocked, asking, onFaults } = confirming
  const ofCoupon = isSaidByField(place.error, preview) ? place.error : null
  const isSaid = ofCoupon || isSaidBeside(confirming) || (order.list && isAboutList(place.error))
  const placing = { preview, place, blocked, asking, onPlaced, onFaults }
  const isSplit = preview.parts.length > 0 && !confirming.nothing
  return (
    <div className={classes.confirm}>
      <div ref={main} className={classes.main}>
        {left}
        <InTheWay confirming={confirming} placing={placing} list={order.list} />
        {!confirming.nothing && <ChangedPrices lines={preview.lines} currency={preview.totals.currency} />}
        <Wishes preview={preview} {...fields} {...{ unfit, toChoose, oneOff, shipFrom }} onType={confirming.onType} />
        <OrderTypeChoice preview={preview} {...fields} />
        <BackOrderChoice preview={preview} {...fields} onElsewhere={() => shipFrom.current?.focus()} />
        <WarehouseSplit preview={preview} {...fields} />
        {isSplit ? (
          <SplitLines preview={preview} />
        ) : (
          <OrderLines
            lines={confirming.nothing ? [] : preview.lines}
            currency={preview.totals.currency}
            together={preview.backOrders === 'together'}
          />
        )}
      </div>
      <Summary
        placing={placing}
        refused={isSaid ? null : place.error}
        doubt={doubt}
        unfinished={oneOff.typing ? 'ship_to.unfinished' : toChoose && 'ship_to.gone'}
      >
        <CouponField preview={preview} {...fields} {...confirming.coupon} asking={asking} refused={ofCoupon} />
      </Summary>
    </div>
  )
}

/** Whether it is said where it can be mended why the order was not placed. */
function isSaidBeside({ place, error, unfit, toChoose }: ReturnType<typeof useConfirming>) {
  const reason = place.error?.reason
  if (reason === 'order.no_carrier') return unfit.carrier !== null
  if (reason === 'order.no_address') return toChoose !== null
  return isNotInBasket(place.error) || (error instanceof CallFailed && error.reason === reason)
}

type InTheWayProps = {
  confirming: ReturnType<typeof useConfirming>
  placing: Placing
  list: ToConfirm['list']
}

/** What has to be looked at before the order can be placed: changes, products that are not sold, refusals. */
function InTheWay({ confirming, placing, list }: InTheWayProps) {
  const text = useText()
  const { changes, nothing, decisions, setDecisions, leaveOut, error, unfit, again } = confirming
  const { preview, place } = placing
  const { currency } = preview.totals
  const told = toldRevision(place.error) === preview.revision
  if (isNotInBasket(error)) return <NotInBasket why={error} told={isNotInBasket(place.error)} />
  const ofList = list && isAboutList(place.error) ? place.error : null
  return (
    <>
      {list && (confirming.isListOver || ofList) && <ListMeanwhile list={list} refused={ofList} />}
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
      <Refused why={nothing ? text('instead.nothing_left') : error ? null : unfit.why} />
      {error && (
        <RefusedOrder why={error} lines={confirming.ordered} {...{ list, onLeaveOut: leaveOut, onRetry: again }} />
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
  doubt: string | false
  /** What has to be done first: something is being typed that the order does not know yet, or its address is gone. */
  unfinished: TextKey | null
  children: ReactNode
}

function Summary({ placing, refused, doubt, unfinished, children }: SummaryProps) {
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
      <Refused why={refusal} more={refused !== null && isUnanswered(refused) && doubt} />
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
