import { disputeItem, endDispute } from '../../../../../contract/payment/reminder.ts'
import { longestStaffReason } from '../../../../../rules/fulfilment/order-management.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { ReasonForm } from '../../../../ui/form/ReasonForm.tsx'
import { useText } from '../../../../ui/language/language.tsx'

type Props = { itemId: number; isDisputed: boolean; onDone: () => void }

/** That a customer disputes an item, or does no more; with the reason. */
export function DisputeForm({ itemId, isDisputed, onDone }: Props) {
  const text = useText()
  const deciding = useStaffChange(isDisputed ? endDispute : disputeItem, onDone)
  return (
    <ReasonForm
      words={text(isDisputed ? 'money_reminder.agree_words' : 'money_reminder.dispute_words')}
      hint={text('money.reason_hint')}
      submit={text(isDisputed ? 'money_reminder.agree' : 'money_reminder.dispute')}
      longest={longestStaffReason}
      deciding={deciding}
      onReason={(reason) => deciding.send({ params: { id: itemId }, body: { reason } })}
    />
  )
}
