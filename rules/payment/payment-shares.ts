import type { OpenItem, OpenItemKind } from '../ledger/open-item.ts'

/** What of a payment goes to an item: cents, negative for a credit note, which is used up with it. */
export type Share = { kind: OpenItemKind; itemId: number; amount: number }

/** Cents that clear all of the items: invoices and orders less credit notes. */
export const sumItems = (items: readonly OpenItem[]) => items.reduce((sum, item) => sum + signedCents(item), 0)

const signedCents = ({ kind, openCents }: OpenItem) => (kind === 'credit' ? -openCents : openCents)

const toShare = ({ kind, itemId }: OpenItem, amount: number): Share => ({ kind, itemId, amount })

/** The shares that clear each item to the cent, in their order. */
export const fullShares = (items: readonly OpenItem[]) => items.map((item) => toShare(item, signedCents(item)))

/** A payment put on items in their order until it is used up, credit notes in full; undefined where nothing of it goes to any. */
export function spreadShares(items: readonly OpenItem[], amount: number) {
  const credits = items.filter(({ kind }) => kind === 'credit')
  let unallocated = amount - sumItems(credits)
  const shares = items.map((item) => {
    if (item.kind === 'credit') return toShare(item, signedCents(item))
    const share = toShare(item, Math.min(item.openCents, unallocated))
    unallocated -= share.amount
    return share
  })
  const used = shares.filter(({ amount: cents }) => cents !== 0)
  return used.some(({ amount: cents }) => cents > 0) ? { items: used, unallocated } : undefined
}

// Each more doubles the work.
const mostForSome = 10

/** The only choice among the items whose sum is exact; undefined where there is none, or more than one. */
export function findExactChoice(items: readonly OpenItem[], amount: number): OpenItem[] | undefined {
  if (items.length > mostForSome) return undefined
  let only: OpenItem[] | undefined
  for (let choice = 1; choice < 2 ** items.length; choice++) {
    const chosen = items.filter((_, at) => choice & (1 << at))
    if (sumItems(chosen) !== amount) continue
    if (only) return undefined
    only = chosen
  }
  return only
}
