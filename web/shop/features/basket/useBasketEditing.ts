import { useCallback, useState } from 'react'
import type { CallFailed } from '../../../api/call.ts'
import { confirm } from '../../../ui/feedback/confirm.ts'
import { useReason } from '../../../ui/feedback/failure.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useText } from '../../../ui/language/language.tsx'
import type { BasketLine } from './useBasket.ts'
import { type LineChange, useAddAll, useChangeLine, useRemoveLines } from './useChangeBasket.ts'

export type BasketEditing = ReturnType<typeof useBasketEditing>

/** Choosing, changing, removing lines, and putting back what was removed. Removal asks first; declining does nothing (specification section 5). */
export function useBasketEditing(lines: readonly BasketLine[]) {
  const text = useText()
  const reasonOf = useReason()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())

  const refused = (words: 'basket_line.taken_back' | 'basket_line.not_removed') => (failed: CallFailed) =>
    toast(text(words, { reason: reasonOf(failed) }), 'bad')
  const { mutate: changeLine } = useChangeLine(refused('basket_line.taken_back'))
  const { mutateAsync: removeLines } = useRemoveLines(refused('basket_line.not_removed'))
  const { gone, hold, putBack } = usePutBack()

  const toggle = useCallback(
    ({ shoppingCartId }: BasketLine) =>
      setSelected((was) => {
        const next = new Set(was)
        if (!next.delete(shoppingCartId)) next.add(shoppingCartId)
        return next
      }),
    [],
  )
  const remove = async (going: readonly BasketLine[]) => {
    const yes = await confirm({
      title: text('layout.warning'),
      message: text('basket_line.remove_sure', { count: going.length }),
      yes: text('ui.delete'),
      no: text('ui.cancel'),
      danger: true,
    })
    if (!yes) return
    setSelected(new Set())
    hold(going, removeLines(going))
  }
  const chosen = lines.filter(({ shoppingCartId }) => selected.has(shoppingCartId))

  return {
    selected,
    chosen,
    toggle,
    toggleAll: () => setSelected(new Set(chosen.length === lines.length ? [] : lines.map((l) => l.shoppingCartId))),
    change: (line: BasketLine, change: LineChange) => changeLine({ line, change }),
    remove,
    /** Takes lines out that are elsewhere now, without asking. */
    moveOut: (going: readonly BasketLine[]) => {
      setSelected(new Set())
      removeLines(going).catch(() => {})
    },
    gone,
    putBack,
  }
}

type Gone = { lines: readonly BasketLine[]; removed: Promise<boolean> }

/**
 * What is removed last, until it is put back where it stood with all that was written on it, or something else is removed. The way back is
 * there at once; who takes it before the server has removed the lines gets nothing twice.
 */
function usePutBack() {
  const text = useText()
  const [gone, setGone] = useState<Gone | null>(null)
  const { mutate: addAll } = useAddAll()
  const hold = (lines: readonly BasketLine[], removing: Promise<unknown>) => {
    const said = () => {
      toast(text('basket_line.removed'), 'good')
      return true
    }
    const takenBack = () => {
      setGone((now) => (now === held ? null : now))
      return false
    }
    const held = { lines, removed: removing.then(said, takenBack) }
    setGone(held)
  }
  const putBack = async () => {
    setGone(null)
    if (!gone || !(await gone.removed)) return
    addAll(
      gone.lines.map(({ number, qty, custNumber, note, warehouse, place }) => ({
        ...{ number, qty, custNumber, note, place },
        ...(warehouse && { warehouse }),
      })),
      {
        onSuccess: ({ lines }) => {
          const refused = lines.filter(({ added }) => !added)
          const count = lines.length - refused.length
          if (count > 0) toast(text('basket_line.restored', { count }), 'good')
          if (refused.length > 0) {
            toast(text('basket_line.not_restored', { numbers: refused.map(({ number }) => number).join(', ') }), 'bad')
          }
        },
      },
    )
  }
  return { gone: gone?.lines ?? [], hold, putBack }
}
