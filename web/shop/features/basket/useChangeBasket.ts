import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { addManyToBasket, addToBasket, changeBasketLine, reduceBasket } from '../../../../contract/basket.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { type Basket, type BasketLine, type BasketSummary, basketQuery, summaryQuery } from './useBasket.ts'

const basketKey = ['basket']

/** Puts pieces in. The counts at the edge of the page follow the answer at once. */
export function useAddToBasket() {
  const queries = useQueryClient()

  return useMutation({
    meta: saysItself,
    mutationFn: (body: { number: string; qty: number }) => call(addToBasket, { body }),
    onSuccess: (answer) => {
      queries.setQueryData(summaryQuery.queryKey, summaryOf(answer))
      void queries.invalidateQueries({ queryKey: basketQuery.queryKey })
    },
  })
}

/** Puts several products in; each line is answered on its own. */
export function useAddAll() {
  const queries = useQueryClient()

  return useMutation({
    mutationFn: (body: Array<{ number: string; qty: number }>) => call(addManyToBasket, { body }),
    onSuccess: (answer) => {
      queries.setQueryData(summaryQuery.queryKey, summaryOf(answer))
      void queries.invalidateQueries({ queryKey: basketQuery.queryKey })
    },
  })
}

/** Sets the pieces of a line: shown at once, taken back if refused. */
export function useChangeLine(onRefused: (failed: CallFailed) => void) {
  const queries = useQueryClient()

  return useMutation<BasketSummary, CallFailed, { line: BasketLine; qty: number }, Before>({
    meta: saysItself,
    // Changes of a basket go out in the order of the clicks.
    scope: { id: 'basket' },
    mutationFn: ({ line, qty }) => call(changeBasketLine, { body: { shoppingCartId: line.shoppingCartId, qty } }),
    onMutate: ({ line, qty }) =>
      foresee(queries, (rows) =>
        rows.map((row) => (row.shoppingCartId === line.shoppingCartId ? withQuantity(row, qty) : row)),
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
    scope: { id: 'basket' },
    mutationFn: (lines) =>
      call(reduceBasket, { body: { items: lines.map(({ shoppingCartId, qty }) => ({ shoppingCartId, qty })) } }),
    onMutate: (lines) => foresee(queries, (rows) => rows.filter((row) => !lines.includes(row))),
    onError: (failed, _lines, before) => takeBack(queries, before, () => onRefused(failed)),
    onSettled: () => refreshWhenLast(queries),
  })
}

type Before = { basket: Basket | undefined }

async function foresee(queries: QueryClient, change: (rows: BasketLine[]) => BasketLine[]): Promise<Before> {
  await queries.cancelQueries({ queryKey: basketKey })
  const basket = queries.getQueryData(basketQuery.queryKey)
  if (basket) {
    const next = recounted(basket, change(basket.rows))
    queries.setQueryData(basketQuery.queryKey, next)
    queries.setQueryData(summaryQuery.queryKey, summaryOf(next))
  }
  return { basket }
}

function takeBack(queries: QueryClient, before: Before | undefined, say: () => void) {
  if (before?.basket) {
    queries.setQueryData(basketQuery.queryKey, before.basket)
    queries.setQueryData(summaryQuery.queryKey, summaryOf(before.basket))
  }
  say()
}

/** Asks the server only when no further change is under way, so that no answer undoes what is foreseen. */
function refreshWhenLast(queries: QueryClient) {
  if (queries.isMutating() > 1) return
  return queries.invalidateQueries({ queryKey: basketKey })
}

const cents = (amount: number) => Math.round(amount * 100)

function withQuantity(line: BasketLine, qty: number): BasketLine {
  const each = line.discountPrice ?? line.unitPrice
  return { ...line, qty, price: each === null ? null : (cents(each) * qty) / 100 }
}

function recounted(basket: Basket, rows: BasketLine[]): Basket {
  return {
    ...basket,
    rows,
    total: rows.length,
    shoppingCartQty: rows.length,
    pieces: rows.reduce((sum, { qty }) => sum + qty, 0),
    shoppingCartPrice: rows.reduce((sum, { price }) => sum + cents(price ?? 0), 0) / 100,
  }
}

const summaryOf = (answer: BasketSummary): BasketSummary => {
  const { shoppingCartQty, pieces, shoppingCartPrice, currency, priceChanges } = answer
  return { shoppingCartQty, pieces, shoppingCartPrice, currency, priceChanges }
}
