import { type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { firstBasketRows, listBasket, rowsAtFirst } from '../../../../../../contract/basket/basket.ts'
import { call } from '../../../../../api/call.ts'
import { type Basket, linesKey, summaryQuery } from '../queries.ts'

/** The basket. Of a large one the first rows are there before the others, which are read while these are looked at: see `isWhole`. */
export const basketQuery = queryOptions({
  queryKey: linesKey,
  queryFn: ({ client }) => (client.getQueryData(linesKey) ? call(listBasket, { query: {} }) : firstThenRest(client)),
})

async function firstThenRest(queries: QueryClient): Promise<Basket> {
  const whole = () => call(listBasket, { query: {} })
  // The edge of the page has asked for it already: what all lines come to is not asked for again to show the first.
  const summary = await queries.fetchQuery(summaryQuery)
  if (summary.shoppingCartQty <= rowsAtFirst) return whole()
  const first: Basket = { ...summary, ...(await call(firstBasketRows, {})) }
  const last = first.rows.at(-1)
  if (!last || isWhole(first)) return whole()
  queries.setQueryData(linesKey, (cached: Basket | undefined) => cached ?? first)
  const rest = await call(listBasket, { query: { after: last.shoppingCartId } })
  const basket = { ...rest, rows: [...first.rows, ...rest.rows] }
  // Another device may have taken out one of the first meanwhile.
  return isWhole(basket) ? basket : whole()
}

/** Whether every line is among the rows. */
export const isWhole = ({ rows, total }: Basket) => rows.length === total

/** Begins to read the basket; answers when there are rows to show. */
export const readBasket = (queries: QueryClient) =>
  new Promise<void>((resolve, reject) => {
    const observer = new QueryObserver(queries, basketQuery)
    const settle = () => {
      const { data, error } = observer.getCurrentResult()
      if (data) resolve()
      else if (error) reject(error)
      else return
      stop()
    }
    const stop = observer.subscribe(settle)
    settle()
  })

/** The basket for who looks at it: what another device did shows as soon as they come back. */
export const basketOnFocus = queryOptions({ ...basketQuery, refetchOnWindowFocus: 'always' })
