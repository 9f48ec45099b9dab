import { findLayoutGaps, type TableLayout } from './layout.ts'
import type { TableReading } from './read-table.ts'

/** What staff still have to say of a table. */
export const tableGaps = ['account', 'bookedOn', 'amount', 'side', 'twice', 'dayOrder', 'decimal', 'reference'] as const
export type TableGap = (typeof tableGaps)[number]

/** What is still to be said before a table is kept, and whether what was said of its reference can be. */
export function findTableGaps(layout: TableLayout, { entries, unclear }: TableReading): TableGap[] {
  const references = entries.flatMap(({ reference }) => (reference ? [reference] : []))
  const isReference = new Set(references).size === references.length
  return [...findLayoutGaps(layout), ...unclear, ...(isReference ? [] : (['reference'] as const))]
}
