import { useRef, useState } from 'react'
import type { ListProduct, QuickOrder, ReadAnswer } from '../queries.ts'
import {
  addLines,
  beginListDraft,
  chooseProduct,
  correctLine,
  correctSplit,
  type FoundLine,
  type ListDraftBase,
  type ListInHand,
  type MovedLines,
  type OpenLine,
  openList,
  type SavedVersion,
  type SplitLine,
  toBase,
  without,
} from './list-in-hand.ts'

export type List = ReturnType<typeof useList>

/**
 * The list in hand: what is ready to be ordered, and what still needs attention. `opened` is the id of the kept one
 * that was asked for, also where it is gone.
 */
export function useList(quickOrder: QuickOrder | undefined, opened = quickOrder?.quickOrderId) {
  const [list, setList] = useState(() => openList(quickOrder))
  const changes = useRef(0)
  const change = (made: (was: ListInHand) => ListInHand) => {
    changes.current += 1
    setList((was) => ({ ...made(was), isChanged: true }))
  }
  const { base, lines, open, split, notes, isChanged } = list
  return {
    base,
    notes,
    lines,
    open,
    split,
    isChanged,
    unclear: open.filter(({ outcome }) => outcome !== 'reject'),
    rejected: open.filter(({ outcome }) => outcome === 'reject'),
    pieces: lines.reduce((sum, { qty }) => sum + qty, 0),
    ...listChanges(change),
    /** Begins with what was read, instead of what is there. */
    begin: (found: readonly FoundLine[], draft: ListDraftBase) =>
      setList((was) => beginListDraft(was, found, { ...draft, opened })),
    /** What was kept of it is this, and what is in hand a change of that. */
    learned: (saved: SavedVersion) => setList((was) => ({ ...was, base: toBase(saved) })),
    /** It was kept: what is saved from now on is a change of that. */
    saved: (saved: SavedVersion, then = changes.current) => {
      const isOther = changes.current !== then
      setList((was) => ({ ...was, base: toBase(saved), isChanged: isOther }))
    },
    /** How often it has been changed until now: what takes a while finds out whether it was meanwhile. */
    changes: () => changes.current,
    startOver: () => setList(openList(quickOrder)),
  }
}

/** What its buyer does with it. */
const listChanges = (change: (made: (was: ListInHand) => ListInHand) => void) => ({
  take: (answer: ReadAnswer) => change((was) => addLines(was, answer)),
  /** Puts what a line was corrected to into its place. */
  correct: (line: OpenLine, answer: ReadAnswer) => change((was) => correctLine(was, line, answer)),
  correctSplit: (line: SplitLine, answer: ReadAnswer) => change((was) => correctSplit(was, line, answer)),
  /** The user has seen what became of it. */
  dismiss: (line: SplitLine) => change((was) => ({ ...was, split: was.split.filter(({ key }) => key !== line.key) })),
  choose: (line: OpenLine, product: ListProduct) => change((was) => chooseProduct(was, line, product)),
  leaveOut: (line: OpenLine) => change((was) => ({ ...was, open: was.open.filter(({ key }) => key !== line.key) })),
  leaveOutRejected: () => change((was) => ({ ...was, open: was.open.filter(({ outcome }) => outcome !== 'reject') })),
  count: (skuId: number, qty: number) =>
    change((was) => ({
      ...was,
      lines: was.lines.map((line) => (line.product.skuId === skuId ? { ...line, qty } : line)),
    })),
  remove: (skuId: number) =>
    change((was) => ({ ...was, lines: was.lines.filter(({ product }) => product.skuId !== skuId) })),
  /** These have gone elsewhere. */
  went: (moved: MovedLines) => change((was) => without(was, moved)),
})
