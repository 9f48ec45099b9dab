import { ignoreEntry, undoEntry } from '../../../../contract/payment/payment.ts'
import { longestStaffReason } from '../../../../rules/fulfilment/order-management.ts'
import { useStaffChange } from '../../../api/staff-change.ts'
import { SideDrawer } from '../../../ui/dialog/SideDrawer.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { ReasonForm } from '../../../ui/form/ReasonForm.tsx'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Facts } from '../../../ui/list/Facts.tsx'
import classes from './Payment.module.css'
import type { Entry } from './queries.ts'
import { SettleForm } from './SettleForm.tsx'
import { useDoubtWords } from './useDoubtWords.ts'

type Props = { entry: Entry; onClose: () => void }

/** An entry of the bank: what it says, and what is decided about it. */
export function EntryDrawer({ entry, onClose }: Props) {
  const text = useText()
  const { money, day, instant } = useFormat()
  const doubtWords = useDoubtWords()
  const {
    amount,
    currency,
    bookedOn,
    payerName,
    payerAccount,
    remittance,
    decidedAt,
    decidedBy,
    status,
    mayPay,
    equalTo,
  } = entry
  return (
    <SideDrawer title={money(amount, currency)} onClose={onClose}>
      <RefusalNotice why={entry.doubt && doubtWords({ ...entry, ...entry.doubt })} />
      <RefusalNotice why={equalTo && text('money.equal', { ...equalTo, day: day(equalTo.bookedOn) })} />
      <Facts
        facts={[
          [text('money.payer'), payerName],
          [text('money.payer_account'), payerAccount],
          [text('money.booked_on'), day(bookedOn)],
          [text('money.words'), remittance],
          [text('money.customer'), entry.company],
          [text('money.decided'), decidedAt && `${decidedBy}, ${instant(decidedAt)}`],
          [text('money.note'), entry.note],
        ]}
      />
      {status === 'open' && mayPay && <SettleForm entry={entry} onDone={onClose} />}
      <section className={classes.part}>
        <Decision entry={entry} onClose={onClose} />
      </section>
    </SideDrawer>
  )
}

function Decision(props: Props) {
  return props.entry.status === 'open' ? <Ignore {...props} /> : <Undo {...props} />
}

function Ignore({ entry: { entryId }, onClose }: Props) {
  const text = useText()
  const ignoring = useStaffChange(ignoreEntry, () => {
    toast(text('money.ignored'), 'good')
    onClose()
  })
  return (
    <ReasonForm
      words={text('money.ignore_words')}
      hint={text('money.reason_hint')}
      submit={text('money.ignore')}
      longest={longestStaffReason}
      deciding={ignoring}
      onReason={(reason) => ignoring.send({ params: { id: entryId }, body: { reason } })}
    />
  )
}

function Undo({ entry: { entryId, status }, onClose }: Props) {
  const text = useText()
  const undoing = useStaffChange(undoEntry, () => {
    toast(text('money.undone'), 'good')
    onClose()
  })
  return (
    <ReasonForm
      words={text(status === 'settled' ? 'money.undo_words' : 'money.reopen_words')}
      hint={text('money.reason_hint')}
      submit={text('money.undo')}
      longest={longestStaffReason}
      danger={status === 'settled'}
      deciding={undoing}
      onReason={(reason) => undoing.send({ params: { id: entryId }, body: { reason } })}
    />
  )
}
