import type { DeskOrder } from '../queries.ts'

export type ExceptionProps = {
  order: DeskOrder
  line: Pick<DeskOrder['lines'][number], 'number' | 'position'>
  /** What was said of the line before. */
  standing: DeskOrder['desk']['exceptions'][number] | undefined
}

/** What was said of the return of a line; undefined where the usual terms hold. */
export const findException = ({ desk }: DeskOrder, position: number) =>
  desk.exceptions.find((one) => one.position === position)

/** Whether staff may let a line come back late: some of it was delivered, and nothing of its order is still to come. */
export const mayComeBackLate = (order: DeskOrder, position: number) =>
  findException(order, position) !== undefined ||
  (order.status === 'allDelivered' &&
    order.desk.progress.some((line) => line.position === position && line.shipped > 0))
