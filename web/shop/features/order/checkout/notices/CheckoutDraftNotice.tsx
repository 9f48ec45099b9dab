import { DraftNotice } from '../../../../../ui/feedback/DraftNotice.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import { isSameOrder } from '../order-request.ts'
import type { InCheckout } from '../useCheckout.ts'

type Props = { inCheckout: InCheckout; onStartOver: () => void }

/** Something of the order was typed in this window before: it can be started over. */
export function CheckoutDraftNotice({ inCheckout, onStartOver }: Props) {
  const text = useText()
  const unknown = useUnknownOutcome(inCheckout)
  const { draft, checkout } = inCheckout
  if (!draft.found) return null
  // What was sent from here is shown beside the button.
  const isSentHere = checkout.failure !== null || checkout.state === 'placing'
  const words = [text('order.left'), ...(unknown && !isSentHere ? [unknown] : [])]
  const startOver = () => {
    draft.forget()
    onStartOver()
  }
  return (
    <DraftNotice action={text('order.begin_anew')} sure={text('order.begin_anew_sure')} onDiscard={startOver}>
      {words.join(' ')}
    </DraftNotice>
  )
}

/** Of an order that was sent without an answer: whether it is this one that may be placed, or another; undefined without one. */
export function useUnknownOutcome({ pendingAttempt, request }: InCheckout) {
  const text = useText()
  if (!pendingAttempt) return undefined
  return text(isSameOrder(pendingAttempt.content, request) ? 'order.unanswered' : 'order.unanswered_other')
}
