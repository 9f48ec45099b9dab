import { Link } from '@tanstack/react-router'
import { type Task, type TaskGroup, taskGroups } from '../../../../../rules/office/today.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { consoleLink } from '../../../../ui/page/console-link.ts'
import { OldestOfTask } from './OldestOfTask.tsx'
import type { Today } from './queries.ts'
import classes from './Today.module.css'
import { sortTasks, taskLists } from './waiting-tasks.ts'

type Props = { today: Today; now: Date }

/** What waits, by group. What its reader may not work on is left out, and what is empty is folded into a line. */
export function WaitingTasks({ today, now }: Props) {
  const text = useText()
  const groups = taskGroups.map((group) => ({ group, ...sortTasks(today, group) }))
  const waiting = groups.filter((found) => found.waiting.length > 0)
  const empty = groups.filter((found) => found.waiting.length === 0 && found.empty.length > 0)
  return (
    <>
      {waiting.length > 0 ? (
        <p className={classes.quiet}>{text('today.age_intro')}</p>
      ) : (
        <p>{text('today.all_done')}</p>
      )}
      <div className={classes.groups}>
        {waiting.map((found) => (
          <Group key={found.group} {...found} today={today} now={now} />
        ))}
      </div>
      <Nothing names={empty.map(({ group }) => text(`today.group_${group}`))} />
    </>
  )
}

type GroupProps = Props & ReturnType<typeof sortTasks> & { group: TaskGroup }

function Group({ group, waiting, empty, today, now }: GroupProps) {
  const text = useText()
  return (
    <section className={classes.group}>
      <h2>{text(`today.group_${group}`)}</h2>
      <ul className={classes.tasks}>
        {waiting.map(({ task, count }) => (
          <WaitingTask key={task} task={task} count={count} today={today} now={now} />
        ))}
      </ul>
      <Nothing names={empty.map((task) => text(taskTexts[task]))} />
    </section>
  )
}

function Nothing({ names }: { names: readonly string[] }) {
  const text = useText()
  const { list } = useFormat()
  return names.length > 0 && <p className={classes.quiet}>{text('today.nothing_waits', { names: list(names) })}</p>
}

function WaitingTask({ task, count, today, now }: Props & { task: Task; count: number }) {
  const text = useText()
  const { number } = useFormat()
  const { to, search } = taskLists[task]
  const oldest = today.oldest.find((row) => row.task === task)
  return (
    <li className={classes.task}>
      <Link {...consoleLink(to)} search={search} className={classes.name}>
        <strong>{number(count)}</strong> <span>{text(taskTexts[task])}</span>
      </Link>
      {oldest && <OldestOfTask oldest={oldest} now={now} />}
      <Note task={task} today={today} />
    </li>
  )
}

/** What is to be known of a task beside its oldest. */
function Note({ task, today: { returns, warehouse, money } }: { task: Task; today: Today }) {
  const text = useText()
  const { day } = useFormat()
  const deadline = money?.eInvoices.deadline
  if (task === 'toDecide' && returns && returns.overdue > 0)
    return <span className={classes.late}>{text('today.returns_overdue', { count: returns.overdue })}</span>
  if (task === 'toPick' && warehouse && warehouse.backOrders > 0)
    return <span className={classes.note}>{text('today.back_orders', { count: warehouse.backOrders })}</span>
  if (task === 'unmatchedPayments') return <span className={classes.note}>{text('today.payments_since')}</span>
  if (task === 'eInvoicesOpen' && deadline)
    return (
      <span className={deadline.daysLeft <= 1 ? classes.late : classes.note}>
        {text('today.e_invoices_until', { date: day(deadline.day) })}
      </span>
    )
  return null
}

const taskTexts = {
  registrations: 'today.registrations',
  toRelease: 'today.to_release',
  onHold: 'today.on_hold',
  late: 'today.late',
  moved: 'today.dates_moved',
  arrived: 'today.goods_arrived',
  awaitingPayment: 'today.awaiting_payment',
  mailsFailing: 'today.mails_failing',
  mailsWaiting: 'today.mails_waiting',
  toPick: 'today.to_pick',
  toPack: 'today.to_pack',
  toHandOver: 'today.to_hand_over',
  arrivals: 'today.arrivals',
  unmatchedPayments: 'today.payments_unmatched',
  eInvoicesOpen: 'today.e_invoices_open',
  eInvoicesFailed: 'today.e_invoices_failed',
  oldDisputes: 'today.disputes',
  toDecide: 'today.returns_to_decide',
  toCollect: 'today.returns_to_collect',
  toInspect: 'today.returns_to_inspect',
  toCredit: 'today.returns_to_credit',
} as const satisfies Record<Task, string>
