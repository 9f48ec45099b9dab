import { type ReactNode, useRef, useState } from 'react'
import { type Decisions, decidedLines } from '../../../../rules/ordered-instead.ts'
import { CallFailed } from '../../../api/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { focusFirstWrong } from '../../../ui/first-wrong.ts'
import { useFormat } from '../../../ui/format.ts'
import { useText } from '../../../ui/language.tsx'
import { Failed } from '../../../ui/Notice.tsx'
import { Refused } from '../../../ui/Refused.tsx'
import { BlockSkeleton } from '../../../ui/Skeletons.tsx'
import { AddressBlock } from './AddressBlock.tsx'
import { BackOrderChoice } from './BackOrderChoice.tsx'
import { CouponField, isAboutCoupon } from './CouponField.tsx'
import { readyTermOf } from './carrier.ts'
import { DisabledProducts } from './DisabledProducts.tsx'
import classes from './Order.module.css'
import { OrderChanges } from './OrderChanges.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderTotals } from './OrderTotals.tsx'
import { OrderTypeChoice } from './OrderTypeChoice.tsx'
import { PaymentTerms } from './PaymentTerms.tsx'
import { PlaceButton, type Placing } from './PlaceButton.tsx'
import { askedWith, usePreview } from './preview.ts'
import type { OrderRequest } from './queries.ts'
import { type Placed, usePlaceOrder } from './usePlaceOrder.ts'
import { Wishes } from './Wishes.tsx'

type OnPlaced = (placed: Placed) => void
type Props = {
  lines: OrderRequest['lines']
  /** The list that is ordered, with how its buyer wished it to be sent. */
  list?: { quickOrderId: number; wishes: Partial<OrderRequest> } | undefined
  onPlaced: OnPlaced
}

/** The order as it would be; the button says what it costs. */
export function Confirm({ lines, list, onPlaced }: Props) {
  const text = useText()
  const [wishes, setWishes] = useState<Partial<OrderRequest>>(list?.wishes ?? {})
  const [decisions, setDecisions] = useState<Decisions>({})
  const ordered = decidedLines(lines, decisions)
  const main = useRef<HTMLDivElement>(null)
  const [tried, setTried] = useState(false)
  const request = { ...askedWith(wishes), lines: ordered, ...(list && { quickOrderId: list.quickOrderId }) }
  const [typing, setTyping] = useState(false)
  const { preview, error, isFetching, refetch } = usePreview(request)
  const place = usePlaceOrder(request, preview)

  // Who carries elsewhere may not carry here: the first who does is shown instead.
  if (error instanceof CallFailed && error.reason === 'order.no_carrier' && wishes.shipVia) {
    const { shipVia: _gone, ...others } = wishes
    setWishes(others)
  }

  if (!preview) {
    if (!error) return <BlockSkeleton height={560} />
    return <Failed failure={error} onRetry={() => void refetch()} />
  }
  const onFaults = () => {
    setTried(true)
    if (main.current) focusFirstWrong(main.current)
  }
  const nothing = ordered.length === 0
  const blocked = error !== null || typing || nothing || preview.disabled.length > 0
  const placing = { preview, place, blocked, asking: isFetching, onPlaced, onFaults }
  return (
    <div className={classes.confirm}>
      <div ref={main} className={classes.main}>
        {place.changes && (
          <OrderChanges key={preview.revision} changes={place.changes} currency={preview.totals.currency}>
            <PlaceButton {...placing} anew />
          </OrderChanges>
        )}
        <DisabledProducts
          gone={nothing ? [] : preview.disabled}
          currency={preview.totals.currency}
          decisions={decisions}
          onDecide={setDecisions}
        />
        <Refused why={nothing ? text('instead.nothing_left') : error} />
        {error && (
          <Button variant="default" onClick={() => void refetch()}>
            {text('ui.retry')}
          </Button>
        )}
        <Wishes
          preview={preview}
          wishes={wishes}
          onChange={setWishes}
          typing={typing}
          onTyping={setTyping}
          tried={tried}
        />
        <OrderTypeChoice preview={preview} wishes={wishes} onChange={setWishes} tried={tried} />
        <BackOrderChoice preview={preview} wishes={wishes} onChange={setWishes} tried={tried} />
        <OrderLines
          lines={nothing ? [] : preview.lines}
          currency={preview.totals.currency}
          together={preview.backOrders === 'together'}
        />
      </div>
      <Summary placing={placing} unfinished={typing}>
        <CouponField preview={preview} wishes={wishes} onChange={setWishes} />
      </Summary>
    </div>
  )
}

type SummaryProps = {
  placing: Placing
  /** Something is being typed that the order does not know yet. */
  unfinished: boolean
  children: ReactNode
}

function Summary({ placing, unfinished, children }: SummaryProps) {
  const text = useText()
  const { day } = useFormat()
  const { preview, place } = placing
  const { totals, payment } = preview
  return (
    <aside className={classes.summary} aria-label={text('order.total')}>
      <OrderTotals totals={totals} couponCode={preview.couponCode} />
      {children}
      {preview.promisedOn && (
        <p>
          {text('ui.term', { term: text(readyTermOf(preview.shipVia)) })} <strong>{day(preview.promisedOn)}</strong>
        </p>
      )}
      <PaymentTerms payment={payment} currency={totals.currency} />
      <AddressBlock address={preview.billTo} title={text('order.bill_to')} />
      {preview.warnings
        .filter((warning) => !isAboutCoupon(warning))
        .map(({ reason, msg }) => (
          <p key={reason} className={classes.caution}>
            {msg}
          </p>
        ))}
      <Refused why={place.error} />
      {unfinished && <p className={classes.caution}>{text('ship_to.unfinished')}</p>}
      <PlaceButton {...placing} />
    </aside>
  )
}
