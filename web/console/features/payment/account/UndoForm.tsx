import { undoPayment, undoRefund } from '../../../../../contract/payment/account.ts'
import { longestStaffReason } from '../../../../../rules/fulfilment/order-management.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { ReasonForm } from '../../../../ui/form/ReasonForm.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import type { AccountPayment } from './queries.ts'

/** Whether a payment or a refund may be taken back. */
export const mayUndo = ({ handId, mayUndoRefund }: AccountPayment) => handId !== null || mayUndoRefund

/** Takes back a payment by hand, or a refund, with the reason. */
export function UndoForm({ payment, onDone }: { payment: AccountPayment; onDone: () => void }) {
  const text = useText()
  const onSuccess = () => {
    toast(text('money.undone'), 'good')
    onDone()
  }
  const payments = useStaffChange(undoPayment, onSuccess)
  const refunds = useStaffChange(undoRefund, onSuccess)
  const { handId, itemId, mayUndoRefund } = payment
  const undo = (reason: string) =>
    mayUndoRefund
      ? refunds.send({ params: { id: itemId }, body: { reason } })
      : payments.send({ params: { id: handId ?? 0 }, body: { reason } })
  return (
    <ReasonForm
      words={text(mayUndoRefund ? 'money_account.undo_refund_words' : 'money.undo_words')}
      hint={text('money.reason_hint')}
      submit={text('money.undo')}
      longest={longestStaffReason}
      danger
      deciding={mayUndoRefund ? refunds : payments}
      onReason={undo}
    />
  )
}
