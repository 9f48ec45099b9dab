import { useState } from 'react'
import { confirm } from '../../../../ui/feedback/confirm.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { Favourite } from './queries.ts'
import { useRemoveFavourites } from './useChangeFavourites.ts'

export type FavouriteChoice = ReturnType<typeof useFavouriteChoice>

/** Choosing among the favourites that are shown, and deleting the chosen ones; that asks first. */
export function useFavouriteChoice(shown: readonly Favourite[]) {
  const text = useText()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const { mutate: removeAll } = useRemoveFavourites()
  const chosen = shown.filter(({ favoriteId }) => selected.has(favoriteId))

  const remove = async () => {
    const yes = await confirm({
      title: text('layout.warning'),
      message: text('favourites.remove_sure', { count: chosen.length }),
      yes: text('ui.delete'),
      no: text('ui.cancel'),
      danger: true,
    })
    if (!yes) return
    const products = chosen.map(({ goodsSku }) => goodsSku)
    removeAll(products, { onSuccess: () => toast(text('favourites.removed_many'), 'good') })
    setSelected(new Set())
  }

  return {
    chosen,
    remove,
    clear: () => setSelected(new Set()),
    toggle: ({ favoriteId }: Favourite) =>
      setSelected((was) => {
        const next = new Set(was)
        if (!next.delete(favoriteId)) next.add(favoriteId)
        return next
      }),
    toggleAll: () => setSelected(new Set(chosen.length === shown.length ? [] : shown.map((one) => one.favoriteId))),
  }
}
