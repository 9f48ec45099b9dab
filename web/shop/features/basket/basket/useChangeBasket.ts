import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { addManyToBasket, addToBasket, changeBasketLine, reduceBasket } from '../../../../../contract/basket/basket.ts'
import { replaceBasketLine } from '../../../../../contract/basket/replacement.ts'
import type { Input } from '../../../../../contract/endpoint.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { basketKey } from '../../../../api/queries.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { linePrice } from '../../../../ui/product/price/line-price.ts'
import { type Basket, type BasketLine, type BasketSummary, linesKey, summaryQuery } from './queries.ts'
import { basketSums } from './sums.ts'

/** Puts pieces in. The counts at the edge of the page follow the answer at once. */
export function useAddToBasket() {
  const queries = useQueryClient()

  return useMutation({
    meta: saysItself,
    mutationKey: basketKey,
    mutationFn: (body: { number: string; qty: number }) => call(addToBasket, { body }),
    onSuccess: (answer) => {
      queries.setQueryData(summaryQuery.queryKey, toSummary(answer))
      void queries.invalidateQueries({ queryKey: linesKey })
    },
  })
}

/** Puts several products in; each line is answered on its own. */
export function useAddAll() {
  const queries = useQueryClient()

  return useMutation({
    mutationKey: basketKey,
    mutationFn: (body: Input<typeof addManyToBasket>['body']) => call(addManyToBasket, { body }),
    onSuccess: (answer) => {
      queries.setQueryData(summaryQuery.queryKey, toSummary(answer))
      void queries.invalidateQueries({ queryKey: linesKey })
    },
  })
}

/** What of a line is set; what is not named stays. */
export type LineChange = Partial<Pick<BasketLine, 'qty' | 'custNumber' | 'note' | 'warehouse'>>

/** Sets the pieces of a line, its article number, note or warehouse: shown at once, taken back if refused. */
export function useChangeLine(onRefused: (failed: CallFailed) => void) {
  const queries = useQueryClient()

  return useMutation<BasketSummary, CallFailed, { line: BasketLine; change: LineChange }, Before>({
    meta: saysItself,
    mutationKey: basketKey,
    // Changes of a basket go out in the order of the clicks.
    scope: { id: 'basket' },
    mutationFn: ({ line: { shoppingCartId, qty }, change }) =>
      call(changeBasketLine, { body: { shoppingCartId, qty, ...change } }, { outlivesPage: true }),
    onMutate: ({ line, change }) =>
      foresee(queries, (rows) =>
        rows.map((row) => (row.shoppingCartId === line.shoppingCartId ? applyChange(row, change) : row)),
      ),
    onError: (failed, _change, before) => takeBack(queries, before, () => onRefused(failed)),
    onSettled: () => refreshWhenLast(queries),
  })
}

/** Takes whole lines out, all or none. */
export function useRemoveLines(onRefused: (failed: CallFailed) => void) {
  const queries = useQueryClient()

  return useMutation<BasketSummary, CallFailed, readonly BasketLine[], Before>({
    meta: saysItself,
    mutationKey: basketKey,
    scope: { id: 'basket' },
    mutationFn: (lines) =>
      call(
        reduceBasket,
        { body: { items: lines.map(({ shoppingCartId, qty }) => ({ shoppingCartId, qty })) } },
        { outlivesPage: true },
      ),
    onMutate: (lines) => foresee(queries, (rows) => rows.filter((row) => !lines.includes(row))),
    onError: (failed, _lines, before) => takeBack(queries, before, () => onRefused(failed)),
    onSettled: () => refreshWhenLast(queries),
  })
}

type Swap = { shoppingCartId: number; number: string; message: string }

/** Puts another product into the place of a line, and says so. */
export function useReplaceLine() {
  const queries = useQueryClient()

  return useMutation({
    mutationKey: basketKey,
    scope: { id: 'basket' },
    mutationFn: ({ shoppingCartId, number }: Swap) =>
      call(replaceBasketLine, { body: { shoppingCartId, number } }, { outlivesPage: true }),
    onSuccess: (_, { message }) => toast(message, 'good'),
    onSettled: () => refreshWhenLast(queries),
  })
}

type Before = { basket: Basket | undefined }

async function foresee(queries: QueryClient, change: (rows: BasketLine[]) => BasketLine[]): Promise<Before> {
  await queries.cancelQueries({ queryKey: basketKey })
  const basket = queries.getQueryData<Basket>(linesKey)
  if (basket) {
    const next = recounted(basket, change(basket.rows))
    queries.setQueryData(linesKey, next)
    queries.setQueryData(summaryQuery.queryKey, toSummary(next))
  }
  return { basket }
}

function takeBack(queries: QueryClient, before: Before | undefined, say: () => void) {
  if (before?.basket) {
    queries.setQueryData(linesKey, before.basket)
    queries.setQueryData(summaryQuery.queryKey, toSummary(before.basket))
  }
  say()
}

/** Asks the server only when no further change is under way, so that no answer undoes what is foreseen. */
function refreshWhenLast(queries: QueryClient) {
  if (queries.isMutating() > 1) return
  return queries.invalidateQueries({ queryKey: basketKey })
}

function applyChange(line: BasketLine, change: LineChange): BasketLine {
  const next = { ...line, ...change }
  const { price, discount } = linePrice(line, next.qty) ?? { price: null, discount: 0 }
  return { ...next, price, discount, weightGrams: (line.weightGrams / line.qty) * next.qty }
}

/** The basket with other rows. Its sums are those of all lines, of which the rows may be the first alone. */
function recounted(basket: Basket, rows: BasketLine[]): Basket {
  const [before, after] = [basketSums(basket.rows), basketSums(rows)]
  const moved = (sum: number, count: keyof typeof after) => sum + after[count] - before[count]
  return {
    ...basket,
    rows,
    total: moved(basket.total, 'lines'),
    shoppingCartQty: moved(basket.shoppingCartQty, 'lines'),
    pieces: moved(basket.pieces, 'pieces'),
    shoppingCartPrice: Math.round(moved(basket.shoppingCartPrice * 100, 'cents')) / 100,
    weightGrams: moved(basket.weightGrams, 'weightGrams'),
    unweighed: moved(basket.unweighed, 'unweighed'),
  }
}

const toSummary = (answer: BasketSummary): BasketSummary => {
  const { shoppingCartQty, pieces, shoppingCartPrice, currency, priceChanges } = answer
  return { shoppingCartQty, pieces, shoppingCartPrice, currency, priceChanges }
}
