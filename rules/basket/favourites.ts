/** How many favourites an account has; whoever needs more has a list for it, the quick order. */
export const mostFavourites = 1_000

export type FavouriteRefusal = 'favourites.full' | 'favourites.product_unknown' | 'gone.favourite'

type FavouriteRequest<N> = { number: N; skuId: number | undefined; isFavourite: boolean }

/** What becomes of each product that is to be added, in their order: added, or refused with a reason. */
export function planFavourites<N>(requests: readonly FavouriteRequest<N>[], had: number) {
  let count = had
  const favourites = new Set<number>()
  return requests.map(({ number, skuId, isFavourite }) => {
    if (skuId === undefined) return { number, refused: 'favourites.product_unknown' as const }
    const isNew = !isFavourite && !favourites.has(skuId)
    if (isNew && count >= mostFavourites) return { number, refused: 'favourites.full' as const }
    if (isNew) count += 1
    favourites.add(skuId)
    return { number, skuId }
  })
}
