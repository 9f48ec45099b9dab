import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { previewReminder } from '../../../../../contract/payment/reminder.ts'
import type { CallFailed } from '../../../../api/call.ts'
import { download } from '../../../../api/download.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import { ChooseAll, choiceColumn, useRowChoice } from '../../../../ui/list/row-choice.tsx'
import { detailLink } from '../../../../ui/page/console-link.ts'
import classes from '../Payment.module.css'
import { type DueReminder, letterId } from './queries.ts'
import { useSendReminders } from './useSendReminders.ts'

/** The letters that are due: looked at, chosen and sent. */
export function ReminderList({ due }: { due: readonly DueReminder[] }) {
  const text = useText()
  const choice = useRowChoice(due.map(letterId))
  const sending = useSendReminders()
  const chosen = due.filter((one) => choice.isChosen(letterId(one)))
  return (
    <>
      <div className={classes.all}>
        <ChooseAll choice={choice} label={text('money_reminder.choose_all', { count: due.length })} />
        <Button disabled={chosen.length === 0} loading={sending.isPending} onClick={() => sending.mutate(chosen)}>
          {text('money_reminder.send', { count: chosen.length })}
        </Button>
      </div>
      <DueTable due={due} choice={choice} />
    </>
  )
}

type TableProps = { due: readonly DueReminder[]; choice: ReturnType<typeof useRowChoice> }

function DueTable({ due, choice }: TableProps) {
  const text = useText()
  const { number } = useFormat()
  const toChoice = (one: DueReminder) => ({ id: letterId(one), name: `${one.company} ${one.currency}` })
  return (
    <RowTable
      rows={due}
      rowKey={letterId}
      columns={[
        choiceColumn(choice, text('money_reminder.choose'), toChoice),
        { head: text('money.customer'), onPhone: 'wide', cell: (one) => <Company due={one} /> },
        { head: text('money_reminder.level'), cell: ({ level }) => text('money_reminder.level_number', { level }) },
        { head: text('money_reminder.days'), isRight: true, cell: ({ daysOverdue }) => number(daysOverdue) },
        { head: text('money_reminder.last'), cell: (one) => <Last due={one} /> },
        { head: text('money_account.overdue'), isRight: true, cell: (one) => <Overdue due={one} /> },
        { head: text('money.actions'), isSpoken: true, cell: (one) => <Preview due={one} /> },
      ]}
    />
  )
}

const Company = ({ due: { customerId, company, custnum } }: { due: DueReminder }) => (
  <>
    <Link {...detailLink('payments', customerId)}>{company}</Link>
    <span className={classes.account}>{custnum}</span>
  </>
)

function Last({ due: { lastLevel, lastOn } }: { due: DueReminder }) {
  const text = useText()
  const { day } = useFormat()
  if (lastLevel === null || lastOn === null) return text('money_reminder.never')
  return `${text('money_reminder.level_number', { level: lastLevel })}, ${day(lastOn)}`
}

function Overdue({ due: { amount, credit, currency } }: { due: DueReminder }) {
  const text = useText()
  const { money } = useFormat()
  return (
    <>
      <Money amount={amount} currency={currency} />
      {credit > 0 && (
        <span className={classes.account}>{text('money_reminder.credit', { amount: money(credit, currency) })}</span>
      )}
    </>
  )
}

function Preview({ due: { customerId, currency, company } }: { due: DueReminder }) {
  const text = useText()
  const looking = useMutation<void, CallFailed>({
    mutationFn: () => download(previewReminder, { params: { id: customerId }, query: { currency } }),
  })
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={looking.isPending}
      aria-label={text('money_reminder.preview_of', { company })}
      onClick={() => looking.mutate()}
    >
      {text('money_reminder.preview')}
    </Button>
  )
}
