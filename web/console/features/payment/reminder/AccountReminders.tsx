import { useState } from 'react'
import { resumeReminders } from '../../../../../contract/payment/reminder.ts'
import { longestStaffReason } from '../../../../../rules/fulfilment/order-management.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import { ReasonForm } from '../../../../ui/form/ReasonForm.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import classes from '../Payment.module.css'
import type { Reminders } from './queries.ts'
import { StopForm } from './StopForm.tsx'

type Props = { customerId: number; today: string; reminders: Reminders }

/** The letters that a customer got, and whether they are left alone now. */
export function AccountReminders(props: Props) {
  const text = useText()
  const { stop, reminders } = props.reminders
  const { day } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const title = text(stop ? 'money_reminder.resume' : 'money_reminder.stop')
  const until = stop?.until ? text('money_reminder.stopped_until', { date: day(stop.until) }) : ''
  return (
    <>
      {stop && <p>{[until || text('money_reminder.stopped'), stop.reason, stop.by].join(' · ')}</p>}
      <Button variant="default" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <SideDrawer title={title} onClose={() => setOpen(false)}>
          {stop ? (
            <Resume {...props} onDone={() => setOpen(false)} />
          ) : (
            <StopForm {...props} onDone={() => setOpen(false)} />
          )}
        </SideDrawer>
      )}
      <Letters reminders={reminders} />
    </>
  )
}

function Resume({ customerId, onDone }: Props & { onDone: () => void }) {
  const text = useText()
  const resuming = useStaffChange(resumeReminders, onDone)
  return (
    <ReasonForm
      hint={text('money.reason_hint')}
      submit={text('money_reminder.resume')}
      longest={longestStaffReason}
      deciding={resuming}
      onReason={(reason) => resuming.send({ params: { id: customerId }, body: { reason } })}
    />
  )
}

function Letters({ reminders }: Pick<Reminders, 'reminders'>) {
  const text = useText()
  const { day, list } = useFormat()
  if (reminders.length === 0) return <p className={classes.hint}>{text('money_reminder.no_letters')}</p>
  return (
    <RowTable
      rows={reminders}
      rowKey={({ reminderId }) => reminderId}
      columns={[
        { head: text('money_reminder.level'), cell: ({ level }) => text('money_reminder.level_number', { level }) },
        { head: text('finance.date'), cell: ({ writtenOn, by }) => `${day(writtenOn)} · ${by}` },
        { head: text('money.open_items'), onPhone: 'wide', cell: ({ numbers }) => list(numbers) },
        {
          head: text('money.amount'),
          isRight: true,
          cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
        },
      ]}
    />
  )
}
