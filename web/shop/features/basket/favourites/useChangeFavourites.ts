import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { addFavourites, removeFavourites } from '../../../../../contract/basket/favourites.ts'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { countQuery, type FavouriteCount, listKey } from './queries.ts'

type FavouriteProduct = { id: number; number: string; custNumber?: string }
type Before = { count: FavouriteCount | undefined }

/** Keeps products: shown at once, taken back with a reason if refused. */
export function useKeepFavourites() {
  const change = useChange<Reply<typeof addFavourites>>()
  return useMutation({
    ...change,
    mutationFn: (products: readonly FavouriteProduct[]) =>
      call(addFavourites, {
        body: products.map(({ number, custNumber }) => ({ number, ...(custNumber && { custNumber }) })),
      }),
    onMutate: change.foresee((skuIds, ids) => [...new Set([...skuIds, ...ids])]),
  })
}

/** Takes products out again. */
export function useRemoveFavourites() {
  const change = useChange<FavouriteCount>()
  return useMutation({
    ...change,
    mutationFn: (products: readonly FavouriteProduct[]) =>
      call(removeFavourites, { body: { numbers: products.map(({ number }) => number) } }),
    onMutate: change.foresee((skuIds, ids) => skuIds.filter((id) => !ids.includes(id))),
  })
}

function useChange<Answer extends FavouriteCount>() {
  const queries = useQueryClient()
  const reasonOf = useReason()
  return {
    meta: saysItself,
    // Changes go out in the order of the clicks.
    scope: { id: 'favourites' },
    foresee: (next: (skuIds: number[], ids: number[]) => number[]) => async (products: readonly FavouriteProduct[]) => {
      await queries.cancelQueries({ queryKey: countQuery.queryKey })
      const count = queries.getQueryData(countQuery.queryKey)
      if (count)
        setCount(
          queries,
          next(
            count.skuIds,
            products.map(({ id }) => id),
          ),
        )
      return { count }
    },
    onError: (failed: CallFailed, _products: readonly FavouriteProduct[], before: Before | undefined) => {
      if (before?.count) setCount(queries, before.count.skuIds)
      toast(reasonOf(failed), 'bad')
    },
    onSuccess: ({ skuIds }: Answer) => {
      if (queries.isMutating() <= 1) setCount(queries, skuIds)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: listKey }),
  }
}

const setCount = (queries: QueryClient, skuIds: number[]) =>
  queries.setQueryData(countQuery.queryKey, { favoritesQty: skuIds.length, skuIds })
