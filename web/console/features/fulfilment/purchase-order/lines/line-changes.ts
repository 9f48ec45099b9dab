import type { PurchaseOrder } from '../queries.ts'

type Line = PurchaseOrder['lines'][number]

/** A line that differs: null where it was not there, or is there no longer. */
export type LineChange = { key: string; number: string; before: Line | null; after: Line | null }

/** The lines of which pieces, price or day differ between two versions of a purchase order. */
export function findLineChanges(before: readonly Line[], after: readonly Line[]): LineChange[] {
  // The place of a line that is gone may belong to another product by now.
  const toEntry = (line: Line) => [`${line.position} ${line.number}`, line] as const
  const [old, latest] = [new Map(before.map(toEntry)), new Map(after.map(toEntry))]
  return [...new Map([...old, ...latest])].flatMap(([key, { number }]) => {
    const change = { key, number, before: old.get(key) ?? null, after: latest.get(key) ?? null }
    return contentKey(change.before) === contentKey(change.after) ? [] : [change]
  })
}

const contentKey = (line: Line | null) => JSON.stringify(line && [line.quantity, line.purchasePrice, line.expectedOn])
