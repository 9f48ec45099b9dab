import { useCallback, useState } from 'react'
import type { CallFailed } from '../../../api/call.ts'
import { ask } from '../../../ui/ask.ts'
import { useReason } from '../../../ui/failure.ts'
import { useText } from '../../../ui/language.tsx'
import { toast } from '../../../ui/toast.ts'
import type { BasketLine } from './useBasket.ts'
import { useChangeLine, useRemoveLines } from './useChangeBasket.ts'

export type BasketEditing = ReturnType<typeof useBasketEditing>

/** Choosing, changing and removing lines. Removal asks first; declining does nothing (specification section 5). */
export function useBasketEditing(lines: readonly BasketLine[]) {
  const text = useText()
  const reasonOf = useReason()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())

  const refused = (failed: CallFailed) => toast(text('basket_line.taken_back', { reason: reasonOf(failed) }), 'bad')
  const { mutate: changeLine } = useChangeLine(refused)
  const { mutate: removeLines } = useRemoveLines(refused)

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
    const yes = await ask({
      title: text('layout.warning'),
      message: text('basket_line.remove_sure', { count: going.length }),
      yes: text('ui.delete'),
      no: text('ui.cancel'),
      danger: true,
    })
    if (!yes) return
    setSelected(new Set())
    removeLines(going, { onSuccess: () => toast(text('basket_line.removed'), 'good') })
  }
  const chosen = lines.filter(({ shoppingCartId }) => selected.has(shoppingCartId))

  return {
    selected,
    chosen,
    toggle,
    toggleAll: () => setSelected(new Set(chosen.length === lines.length ? [] : lines.map((l) => l.shoppingCartId))),
    change: (line: BasketLine, qty: number) => changeLine({ line, qty }),
    remove,
  }
}
