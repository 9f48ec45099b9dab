import { useCallback, useState } from 'react'
import type { CallFailed } from '../../../../../api/call.ts'
import { confirm } from '../../../../../ui/feedback/confirm.ts'
import { useReason } from '../../../../../ui/feedback/failure.ts'
import { toast } from '../../../../../ui/feedback/toast.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import type { BasketLine } from '../queries.ts'
import { type LineChange, useAddAll, useChangeLine, useRemoveLines } from '../useChangeBasket.ts'

export type BasketEditing = ReturnType<typeof useBasketEditing>

/** Choosing, changing, removing lines, and putting back what was removed. Removal asks first; declining does nothing (specification section 5). */
export function useBasketEditing(lines: readonly BasketLine[]) {
  const refused = useRefusalToast()
  const sureToRemove = useConfirmRemoval()
  const { clear, ...choice } = useLineChoice(lines)
  const { mutate: changeLine } = useChangeLine(refused('basket_line.taken_back'))
  const { mutateAsync: removeLines } = useRemoveLines(refused('basket_line.not_removed'))
  const { removed, hold, putBack } = useUndoRemoval()

  const remove = async (going: readonly BasketLine[]) => {
    if (!(await sureToRemove(going.length))) return
    clear()
    hold(going, removeLines(going))
  }
  /** Takes lines out that are elsewhere now, without asking. */
  const moveOut = (going: readonly BasketLine[]) => {
    clear()
    removeLines(going).catch(() => {})
  }
  const change = (line: BasketLine, to: LineChange) => changeLine({ line, change: to })
  return { ...choice, change, remove, moveOut, removed, putBack }
}

function useLineChoice(lines: readonly BasketLine[]) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const toggle = useCallback(
    ({ shoppingCartId }: BasketLine) =>
      setSelected((was) => {
        const next = new Set(was)
        if (!next.delete(shoppingCartId)) next.add(shoppingCartId)
        return next
      }),
    [],
  )
  const chosen = lines.filter(({ shoppingCartId }) => selected.has(shoppingCartId))
  const toggleAll = () => setSelected(new Set(chosen.length === lines.length ? [] : lines.map((l) => l.shoppingCartId)))
  return { selected, chosen, toggle, toggleAll, clear: () => setSelected(new Set()) }
}

/** Says what was refused, and why. */
function useRefusalToast() {
  const text = useText()
  const reasonOf = useReason()
  return (words: 'basket_line.taken_back' | 'basket_line.not_removed') => (failed: CallFailed) =>
    toast(text(words, { reason: reasonOf(failed) }), 'bad')
}

/** Asks before lines are taken out (specification section 5). */
export function useConfirmRemoval() {
  const text = useText()
  return (count: number) =>
    confirm({
      title: text('layout.warning'),
      message: text('basket_line.remove_sure', { count }),
      yes: text('ui.delete'),
      no: text('ui.cancel'),
      danger: true,
    })
}

type RemovedLines = { lines: readonly BasketLine[]; removed: Promise<boolean> }

/**
 * What is removed last, until it is put back where it stood with all that was written on it, or something else is removed. The way back is
 * there at once; who takes it before the server has removed the lines gets nothing twice.
 */
function useUndoRemoval() {
  const text = useText()
  const [removed, setRemoved] = useState<RemovedLines | null>(null)
  const sayRestored = useRestoredToast()
  const { mutate: addAll } = useAddAll()
  const hold = (lines: readonly BasketLine[], removing: Promise<unknown>) => {
    const confirmRemoval = () => {
      toast(text('basket_line.removed'), 'good')
      return true
    }
    const takenBack = () => {
      setRemoved((now) => (now === removal ? null : now))
      return false
    }
    const removal = { lines, removed: removing.then(confirmRemoval, takenBack) }
    setRemoved(removal)
  }
  const putBack = async () => {
    setRemoved(null)
    if (!removed || !(await removed.removed)) return
    addAll(
      removed.lines.map(({ number, qty, custNumber, note, warehouse, place }) => ({
        number,
        qty,
        custNumber,
        note,
        place,
        ...(warehouse && { warehouse }),
      })),
      { onSuccess: ({ lines }) => sayRestored(lines) },
    )
  }
  return { removed: removed?.lines ?? [], hold, putBack }
}

function useRestoredToast() {
  const text = useText()
  return (lines: ReadonlyArray<{ number: string; added: boolean }>) => {
    const refused = lines.filter(({ added }) => !added)
    const count = lines.length - refused.length
    if (count > 0) toast(text('basket_line.restored', { count }), 'good')
    if (refused.length > 0) {
      toast(text('basket_line.not_restored', { numbers: refused.map(({ number }) => number).join(', ') }), 'bad')
    }
  }
}
