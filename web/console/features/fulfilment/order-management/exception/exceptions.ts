import type { StaffOrder } from '../queries.ts'

export type ExceptionProps = {
  order: StaffOrder
  line: Pick<StaffOrder['lines'][number], 'number' | 'position'>
  /** The exception of the line before. */
  standing: StaffOrder['desk']['exceptions'][number] | undefined
}

/** The exception for the return of a line; undefined where the usual terms hold. */
export const findException = ({ desk }: StaffOrder, position: number) =>
  desk.exceptions.find((one) => one.position === position)

/** Whether staff may let a line come back late: some of it was delivered, and nothing of its order is still to come. */
export const mayComeBackLate = (order: StaffOrder, position: number) =>
  findException(order, position) !== undefined ||
  (order.status === 'allDelivered' &&
    order.desk.progress.some((line) => line.position === position && line.shipped > 0))
