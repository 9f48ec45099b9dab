import { useRef, useState } from 'react'
import { mostOrderLines } from '../../../../../rules/order/order.ts'
import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import classes from '../Order.module.css'
import { OrderLines } from '../OrderLines.tsx'
import type { Preview } from '../queries.ts'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { addressToReplace } from './invalid-options.ts'
import { ChangedPrices } from './notices/ChangedPrices.tsx'
import { CheckoutDraftNotice } from './notices/CheckoutDraftNotice.tsx'
import { InTheWay } from './notices/InTheWay.tsx'
import { NoPreview } from './notices/NoPreview.tsx'
import { BackOrderChoice } from './options/BackOrderChoice.tsx'
import { waitText } from './options/carrier.ts'
import { OptionFields } from './options/OptionFields.tsx'
import { OrderTypeChoice } from './options/OrderTypeChoice.tsx'
import { SourcingChoice } from './options/SourcingChoice.tsx'
import type { CheckoutOrder } from './order-request.ts'
import { SplitLines } from './SplitOrders.tsx'
import { type InCheckout, orderFields, useCheckout } from './useCheckout.ts'
import type { PlacedOrder } from './useOrderAttempt.ts'

type Props = CheckoutOrder & { onPlaced: (placed: PlacedOrder) => void }

/** The order as it would be; the button says what it costs. More than an order holds is not asked for. */
export function Checkout(props: Props) {
  const text = useText()
  const [beginning, setBeginning] = useState(0)
  if (props.lines.length <= mostOrderLines) {
    return <OrderCheckout key={beginning} {...props} onStartOver={() => setBeginning(beginning + 1)} />
  }
  return (
    <>
      <RefusalNotice why={text('order.too_many_lines')} />
      <ButtonLink to="/cust/shoppingcart">{text('basket_line.view')}</ButtonLink>
    </>
  )
}

function OrderCheckout({ onPlaced, onStartOver, ...order }: Props & { onStartOver: () => void }) {
  const inCheckout = useCheckout(order, onPlaced)
  const { preview } = inCheckout.checkout
  if (!preview) return <NoPreview inCheckout={inCheckout} onStartOver={onStartOver} />
  const isEmpty = inCheckout.request.lines.length === 0
  return (
    <div className={classes.confirm}>
      <div ref={inCheckout.main} className={classes.main}>
        <CheckoutDraftNotice inCheckout={inCheckout} onStartOver={onStartOver} />
        <InTheWay inCheckout={inCheckout} preview={preview} />
        {!isEmpty && <ChangedPrices lines={preview.lines} currency={preview.totals.currency} />}
        <Options inCheckout={inCheckout} preview={preview} />
        <CheckoutLines preview={preview} isEmpty={isEmpty} />
      </div>
      <CheckoutSummary inCheckout={inCheckout} preview={preview} />
    </div>
  )
}

/** What its buyer chooses of the order. */
function Options({ inCheckout, preview }: { inCheckout: InCheckout; preview: Preview }) {
  const shipFrom = useRef<HTMLSelectElement>(null)
  const { checkout } = inCheckout
  const { fields, oneOff, onType } = orderFields(inCheckout)
  return (
    <OptionFields
      preview={preview}
      {...fields}
      goneCarrier={checkout.options.shipVia === undefined ? checkout.invalid.carrier : null}
      goneAddress={checkout.typing ? null : addressToReplace(checkout)}
      oneOff={oneOff}
      shipFrom={shipFrom}
      asked={inCheckout}
      onType={onType}
    >
      <OrderTypeChoice preview={preview} {...fields} />
      <BackOrderChoice
        preview={preview}
        {...fields}
        request={inCheckout.request}
        asking={inCheckout.asking}
        onShipFromChange={() => shipFrom.current?.focus()}
      />
      <SourcingChoice preview={preview} onChange={fields.onChange} />
    </OptionFields>
  )
}

function CheckoutLines({ preview, isEmpty }: { preview: Preview; isEmpty: boolean }) {
  if (preview.parts.length > 0 && !isEmpty) return <SplitLines preview={preview} />
  return (
    <OrderLines
      lines={isEmpty ? [] : preview.lines}
      currency={preview.totals.currency}
      together={preview.backOrders === 'together'}
      waits={waitText(preview.outcome) !== undefined}
    />
  )
}
