import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addManyToBasket } from '../../../../../contract/basket/basket.ts'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import { call } from '../../../../api/call.ts'
import { basketKey } from '../../../../api/queries.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { linesKey, summaryQuery } from './queries.ts'

type Additions = Input<typeof addManyToBasket>['body']

type NameByNumber = (number: string) => string
const itself: NameByNumber = (number) => number

/** Puts several products in, each on its own, and says what became of them; `nameOf` is the number by which the page shows one. */
export function useAddManyToBasket(nameOf = itself) {
  const onAnswer = useAddedToast(nameOf)
  const { mutate, isPending } = useMutation({
    mutationKey: basketKey,
    mutationFn: (body: Additions) => call(addManyToBasket, { body }),
  })

  const add = (additions: Additions, onAdded: (refused: readonly string[]) => void) =>
    mutate(additions, {
      onSuccess: (answer) => onAdded(onAnswer(answer)),
    })
  return { add, isPending }
}

/** Shows the basket as it is then and says what of the products is in it, what not and why; answers the numbers of the latter. */
export function useAddedToast(nameOf = itself) {
  const text = useText()
  const queries = useQueryClient()
  return ({ lines, ...summary }: Reply<typeof addManyToBasket>) => {
    queries.setQueryData(summaryQuery.queryKey, summary)
    void queries.invalidateQueries({ queryKey: linesKey })
    const refused = lines.filter(({ added }) => !added)
    const count = lines.length - refused.length
    if (count > 0) toast(text('basket.many_added', { count }), 'good')
    for (const why of new Set(refused.map(({ msg }) => msg))) {
      const lines = refused.filter(({ msg }) => msg === why)
      const numbers = lines.map(({ number }) => nameOf(number)).join(', ')
      toast(`${text('basket.many_refused', { count: lines.length, numbers })} · ${why}`, 'bad')
    }
    return refused.map(({ number }) => number)
  }
}
