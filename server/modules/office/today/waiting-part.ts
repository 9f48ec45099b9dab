import type { Task } from '../../../../rules/office/today.ts'
import type { Waiting } from '../../../staff/waiting.ts'

/** A part of the day's work: how much of it waits, and of each task of which something waits what has waited longest. */
export type WaitingPart<Counts> = { counts: Counts; oldest: Oldest[] }

type Oldest = {
  task: Task
  /** ISO instant. */
  since: string
  /** What people know it by. */
  name: string
  detailId: number
  /** As the lists count them. */
  daysLate?: number
}

/** What has waited longest, as the wire has it; nothing of a task of which nothing waits. */
export const listOldest = (found: Partial<Record<Task, Waiting>>): Oldest[] =>
  (Object.entries(found) as [Task, Waiting][]).flatMap(([task, { oldest }]) => (oldest ? [toOldest(task, oldest)] : []))

function toOldest(task: Task, { f1, f2, f3, f4 }: NonNullable<Waiting['oldest']>): Oldest {
  const oldest = { task, since: new Date(f1).toISOString(), name: f3, detailId: f2 }
  return f4 === undefined ? oldest : { ...oldest, daysLate: f4 }
}
