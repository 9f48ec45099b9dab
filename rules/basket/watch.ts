/** What a favourite is watched for, and what was true of it when it was last looked at. Cents. */
export type Watch = {
  stock: boolean
  wasInStock: boolean
  price: boolean
  watchedPrice: number
}

/** What is true of a product now, as the account sees it. */
export type ProductState = { inStock: boolean; price: number | null }

export type WatchRefusal = 'watch.no_price'

export type News = {
  /** It was sold out and is in stock again. */
  back: boolean
  /** It costs less than at the last notification. */
  drop: { before: number; now: number } | null
}

/**
 * What is new about a watched product, and the watch from now on. Being back ends the watch for it; a price is watched on
 * from the lowest that was announced, so that nothing is announced twice.
 */
export function findNews(watch: Watch, { inStock, price }: ProductState): { news: News; next: Watch } {
  const back = watch.stock && !watch.wasInStock && inStock
  const lower = watch.price && price !== null && price < watch.watchedPrice
  return {
    news: { back, drop: lower ? { before: watch.watchedPrice, now: price } : null },
    next: {
      ...watch,
      stock: watch.stock && !back,
      wasInStock: inStock,
      watchedPrice: lower ? price : watch.watchedPrice,
    },
  }
}

type WatchRequest = { stock: boolean; price: boolean }

/** What an account is to be notified of from now on. A price that is watched already stays compared with what was announced. */
export const watchAs = (request: WatchRequest, before: Watch, { inStock, price }: ProductState): Watch => ({
  ...request,
  wasInStock: inStock,
  watchedPrice: before.price ? before.watchedPrice : (price ?? 0),
})
