import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { longestCancelReason } from '../../../../../rules/fulfilment/cancellation.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import type { OrderDetail } from '../queries.ts'
import classes from './CancelDialog.module.css'
import { CancelLines } from './CancelLines.tsx'
import { CancelOutcome } from './CancelOutcome.tsx'
import { type Choice, chooseAll, countPieces, foreseeCancellation, toLines, withinOrder } from './cancel-choice.ts'
import type { useCancelOrder } from './useCancelOrder.ts'

type Cancelling = ReturnType<typeof useCancelOrder>
type Props = {
  order: OrderDetail
  cancelling: Cancelling
  onDone: (pieces: number, isWhole: boolean) => void
  onClose: () => void
}

/**
 * Lets the customer choose lines and pieces, says what comes off and what is left, and cancels. The order is always as it is now; what
 * was chosen and can no longer be cancelled is left out.
 */
export function CancelDialog({ order, cancelling, onDone, onClose }: Props) {
  const text = useText()
  const { choice, setChoice, reason, setReason, outcome, hasSent, send } = useCancellation(order, cancelling, onDone)
  const pieces = countPieces(choice)
  const isReleased = order.soOn !== null
  const isUnknown = cancelling.state === 'unknownOutcome'
  const isSending = cancelling.state === 'sending'
  const isLocked = isSending || isUnknown
  const { orderno } = order
  return (
    <Dialog
      title={text(isReleased ? 'cancellation.title_waiting' : 'cancellation.title', { orderno })}
      onClose={onClose}
    >
      <div className={classes.dialog}>
        {hasSent && <Refused cancelling={cancelling} isOver={chooseAll(order).size === 0} />}
        <p>{text(isReleased ? 'cancellation.hint_waiting' : 'cancellation.hint')}</p>
        <CancelLines lines={order.lines} choice={choice} isLocked={isLocked} onChoose={setChoice} />
        <TextInput
          label={text('cancellation.reason')}
          maxLength={longestCancelReason}
          value={reason}
          disabled={isLocked}
          onChange={({ target }) => setReason(target.value)}
        />
        <CancelOutcome order={order} outcome={outcome} />
        <div className={classes.ways}>
          <Button variant="default" onClick={onClose}>
            {text('cancellation.keep')}
          </Button>
          <Button danger disabled={pieces === 0 && !isUnknown} loading={isSending} onClick={send}>
            {text(outcome.isWhole ? 'cancellation.confirm_whole' : 'cancellation.confirm', { pieces })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** What is chosen, what it makes of the order, and how it is sent. */
function useCancellation(order: OrderDetail, cancelling: Cancelling, onDone: Props['onDone']) {
  const [chosen, setChoice] = useState<Choice>(() => chooseAll(order))
  const [reason, setReason] = useState('')
  const [hasSent, setHasSent] = useState(cancelling.state === 'unknownOutcome')
  const choice = withinOrder(chosen, order)
  const send = () => {
    setHasSent(true)
    // A request without an outcome is sent again as it was, whatever has changed since.
    const content = cancelling.pendingAttempt?.content ?? { lines: toLines(choice), reason: reason.trim() }
    cancelling.send(content, { onSuccess: ({ lines, status }) => onDone(sumPieces(lines), status === 'cancelled') })
  }
  return { choice, setChoice, reason, setReason, outcome: foreseeCancellation(order, choice), hasSent, send }
}

const sumPieces = (lines: readonly { qty: number }[]) => lines.reduce((sum, { qty }) => sum + qty, 0)

/** Why nothing was cancelled, or that the outcome is unknown, and how to go on. */
function Refused({ cancelling: { state, error }, isOver }: { cancelling: Cancelling; isOver: boolean }) {
  const text = useText()
  const reasonOf = useReason()
  if (state === 'unknownOutcome') return <RefusalNotice why={text('cancellation.unanswered')} />
  if (state !== 'refused' || !error) return null
  return (
    <RefusalNotice
      why={text('cancellation.failed', { reason: reasonOf(error) })}
      more={text(isOver ? 'cancellation.nothing' : 'cancellation.now')}
    />
  )
}
