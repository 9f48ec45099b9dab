import { addDays } from '../shipping/day.ts'

export const dueKinds = ['overdue', 'week', 'later', 'disputed'] as const

/** What is due in some days, both inclusive; null where they have no end. What is disputed is due on none. Cents. */
export type DueBar = { kind: (typeof dueKinds)[number]; from: string | null; until: string | null; amount: number }

/** Weeks that stand by themselves: this one and the next seven. */
const weeks = 8

/**
 * What is owed by when it is due, seen from `today`: what is overdue, this week from today on, the weeks after it, what is due
 * later, and, where there is any, what is disputed: its day is null. Weeks begin on Monday. Days are ISO dates, amounts cents.
 */
export function makeDueBars(owed: readonly { dueOn: string | null; open: number }[], today: string): DueBar[] {
  const sunday = (7 - new Date(today).getUTCDay()) % 7
  const ends = Array.from({ length: weeks }, (_, week) => addDays(today, sunday + 7 * week))
  const starts = [today, ...ends.map((end) => addDays(end, 1))]
  const bars = [
    { kind: 'overdue' as const, from: null, until: addDays(today, -1) },
    ...ends.map((until, at) => ({ kind: 'week' as const, from: starts[at] ?? null, until })),
    { kind: 'later' as const, from: starts.at(-1) ?? null, until: null },
  ]
  const disputed = sumOpen(owed.filter(({ dueOn }) => dueOn === null))
  return [
    ...bars.map((bar) => ({ ...bar, amount: sumOpen(owed.filter(({ dueOn }) => isWithin(dueOn, bar))) })),
    ...(disputed > 0 ? [{ kind: 'disputed' as const, from: null, until: null, amount: disputed }] : []),
  ]
}

const isWithin = (day: string | null, { from, until }: Pick<DueBar, 'from' | 'until'>) =>
  day !== null && (from === null || day >= from) && (until === null || day <= until)

const sumOpen = (parts: readonly { open: number }[]) => parts.reduce((sum, { open }) => sum + open, 0)
