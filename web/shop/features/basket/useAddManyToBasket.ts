import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addManyToBasket } from '../../../../contract/basket.ts'
import type { Input } from '../../../../contract/endpoint.ts'
import { call } from '../../../api/call.ts'
import { useText } from '../../../ui/language.tsx'
import { toast } from '../../../ui/toast.ts'
import { basketKey, basketQuery, summaryQuery } from './useBasket.ts'

type Additions = Input<typeof addManyToBasket>['body']

/** Puts several products in, each on its own, and says what became of them; `nameOf` is the number by which the page shows one. */
export function useAddManyToBasket(nameOf = (number: string) => number) {
  const text = useText()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationKey: basketKey,
    mutationFn: (body: Additions) => call(addManyToBasket, { body }),
  })

  const add = (additions: Additions, onAdded: (refused: readonly string[]) => void) =>
    mutate(additions, {
      onSuccess: ({ lines, ...summary }) => {
        queries.setQueryData(summaryQuery.queryKey, summary)
        void queries.invalidateQueries({ queryKey: basketQuery.queryKey })
        const refused = lines.filter(({ added }) => !added)
        const count = lines.length - refused.length
        if (count > 0) toast(text('basket.many_added', { count }), 'good')
        for (const why of new Set(refused.map(({ msg }) => msg))) {
          const lines = refused.filter(({ msg }) => msg === why)
          const numbers = lines.map(({ number }) => nameOf(number)).join(', ')
          toast(`${text('basket.many_refused', { count: lines.length, numbers })} · ${why}`, 'bad')
        }
        onAdded(refused.map(({ number }) => number))
      },
    })
  return { add, isPending }
}
