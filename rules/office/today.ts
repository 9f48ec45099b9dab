import type { DetailAddress } from './console-address.ts'

/** The groups of the first page of the console, in its order. */
export const taskGroups = ['orders', 'warehouse', 'money', 'returns'] as const
export type TaskGroup = (typeof taskGroups)[number]

const day = 24

type WaitingTask = {
  group: TaskGroup
  /** Hours after which the oldest has waited long, and too long. */
  long: number
  tooLong: number
  /** Below which address the oldest has a page of its own. */
  detail?: DetailAddress
}

/** What may wait for staff, in the order in which it is shown. Mails are about orders more than about anything else. */
export const tasks = {
  registrations: { group: 'orders', long: day, tooLong: 3 * day, detail: 'customers' },
  toRelease: { group: 'orders', long: 4, tooLong: day, detail: 'orders' },
  onHold: { group: 'orders', long: day, tooLong: 3 * day, detail: 'orders' },
  late: { group: 'orders', long: day, tooLong: 3 * day, detail: 'orders' },
  moved: { group: 'orders', long: 2 * day, tooLong: 5 * day, detail: 'orders' },
  arrived: { group: 'orders', long: day, tooLong: 3 * day, detail: 'orders' },
  awaitingPayment: { group: 'orders', long: 3 * day, tooLong: 7 * day, detail: 'orders' },
  mailsFailing: { group: 'orders', long: 1, tooLong: day, detail: 'outbox' },
  mailsWaiting: { group: 'orders', long: 1, tooLong: day, detail: 'outbox' },
  toPick: { group: 'warehouse', long: 4, tooLong: day, detail: 'orders' },
  toPack: { group: 'warehouse', long: 2, tooLong: 8, detail: 'shipments' },
  toHandOver: { group: 'warehouse', long: 4, tooLong: day, detail: 'shipments' },
  arrivals: { group: 'warehouse', long: day, tooLong: 3 * day },
  unmatchedPayments: { group: 'money', long: 4 * day, tooLong: 7 * day },
  // The law wants them within twelve days.
  eInvoicesOpen: { group: 'money', long: 3 * day, tooLong: 9 * day },
  eInvoicesFailed: { group: 'money', long: day, tooLong: 3 * day },
  oldDisputes: { group: 'money', long: 21 * day, tooLong: 30 * day, detail: 'payments' },
  toDecide: { group: 'returns', long: day, tooLong: 3 * day, detail: 'returns' },
  toCollect: { group: 'returns', long: day, tooLong: 3 * day, detail: 'returns' },
  toInspect: { group: 'returns', long: day, tooLong: 3 * day, detail: 'returns' },
  toCredit: { group: 'returns', long: 2 * day, tooLong: 5 * day, detail: 'returns' },
} as const satisfies Readonly<Record<string, WaitingTask>>
export type Task = keyof typeof tasks

export const taskNames = Object.keys(tasks) as readonly Task[]

/** Below which address the oldest of a task has a page of its own; undefined where only its list shows it. */
export const findDetailAddress = (task: Task): DetailAddress | undefined => {
  const waiting: WaitingTask = tasks[task]
  return waiting.detail
}

export type Age = { count: number; unit: 'minutes' | 'hours' | 'days' }
export type MeasuredAge = {
  age: Age
  /** After which it has waited too long. */
  limit: Age
  /** Of the limit: 0 to 1. */
  share: number
  stage: 'fresh' | 'long' | 'tooLong'
}

const hourLong = 3_600_000

/**
 * How old the oldest of a task is, beside what is too long for it. An instant ahead, as clocks differ, is new. What is late by days is as
 * old as its list says.
 */
export function measureAge(
  task: Task,
  { since, daysLate = 0 }: { since: Date; daysLate?: number },
  now: Date,
): MeasuredAge {
  const hours = Math.max(0, now.getTime() - since.getTime()) / hourLong
  const { long, tooLong } = tasks[task]
  const measured = {
    age: daysLate > 0 ? { count: daysLate, unit: 'days' as const } : toAge(hours),
    limit: toAge(tooLong),
    share: Math.min(1, hours / tooLong),
  }
  if (hours >= tooLong) return { ...measured, stage: 'tooLong' }
  return { ...measured, stage: hours >= long ? 'long' : 'fresh' }
}

/** Whole minutes below an hour, hours below two days, or days. */
function toAge(hours: number): Age {
  if (hours >= 2 * day) return { count: Math.floor(hours / day), unit: 'days' }
  return hours < 1 ? { count: Math.floor(hours * 60), unit: 'minutes' } : { count: Math.floor(hours), unit: 'hours' }
}
