import type { ConsoleAddress } from '../../../../../rules/office/console-address.ts'
import { type Task, type TaskGroup, taskNames, tasks } from '../../../../../rules/office/today.ts'
import type { Today } from './queries.ts'

type TaskList = {
  /** Below /console, with what its address asks for. */
  to: ConsoleAddress
  search: Record<string, string>
  /** How much waits; undefined for who may not see it. */
  count: (today: Today) => number | undefined
}

/** The list of each task, and where its count stands. */
export const taskLists: Readonly<Record<Task, TaskList>> = {
  registrations: {
    to: 'customers',
    search: { status: 'pending' },
    count: ({ registrations }) => registrations ?? undefined,
  },
  toRelease: { to: 'orders', search: { status: 'submitted' }, count: ({ orders }) => orders?.toRelease },
  onHold: { to: 'orders', search: { status: 'onHold' }, count: ({ orders }) => orders?.onHold },
  late: { to: 'orders', search: { when: 'late' }, count: ({ orders }) => orders?.late },
  moved: { to: 'orders', search: { when: 'moved' }, count: ({ orders }) => orders?.moved },
  arrived: { to: 'orders', search: { when: 'arrived' }, count: ({ orders }) => orders?.arrived },
  awaitingPayment: {
    to: 'orders',
    search: { status: 'awaitingPayment' },
    count: ({ orders }) => orders?.awaitingPayment,
  },
  mailsFailing: { to: 'outbox', search: { status: 'failing' }, count: ({ mails }) => mails?.failing },
  mailsWaiting: { to: 'outbox', search: { status: 'waiting' }, count: ({ mails }) => mails?.waiting },
  toPick: { to: 'shipments', search: {}, count: ({ warehouse }) => warehouse?.toPick },
  toPack: { to: 'shipments', search: { step: 'picking' }, count: ({ warehouse }) => warehouse?.picking },
  toHandOver: { to: 'shipments', search: { step: 'packed' }, count: ({ warehouse }) => warehouse?.packed },
  arrivals: { to: 'receiving', search: {}, count: ({ warehouse }) => warehouse?.arrivals },
  unmatchedPayments: { to: 'payments', search: {}, count: ({ money }) => money?.unmatchedPayments },
  eInvoicesOpen: {
    to: 'payments/e-invoices',
    search: { status: 'open' },
    count: ({ money }) => money?.eInvoices.open,
  },
  eInvoicesFailed: {
    to: 'payments/e-invoices',
    search: { status: 'failed' },
    count: ({ money }) => money?.eInvoices.failed,
  },
  oldDisputes: { to: 'payments/accounts', search: { only: 'disputed' }, count: ({ money }) => money?.oldDisputes },
  toDecide: { to: 'returns', search: { show: 'decision' }, count: ({ returns }) => returns?.toDecide },
  toCollect: { to: 'returns', search: { show: 'collection' }, count: ({ returns }) => returns?.toCollect },
  toInspect: { to: 'returns', search: { show: 'inspection' }, count: ({ returns }) => returns?.toInspect },
  toCredit: { to: 'returns', search: { show: 'credit' }, count: ({ returns }) => returns?.toCredit },
}

/** The tasks of a group that its reader may see: those of which something waits, and the empty ones. */
export function sortTasks(today: Today, group: TaskGroup) {
  const seen = taskNames.flatMap((task) => {
    const count = tasks[task].group === group ? taskLists[task].count(today) : undefined
    return count === undefined ? [] : [{ task, count }]
  })
  return {
    waiting: seen.filter(({ count }) => count > 0),
    empty: seen.filter(({ count }) => count === 0).map(({ task }) => task),
  }
}
