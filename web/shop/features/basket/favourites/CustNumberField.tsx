import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeFavourite } from '../../../../../contract/basket/favourites.ts'
import { longestCustNumber } from '../../../../../rules/basket/cust-number.ts'
import { shownNumber } from '../../../../../rules/catalogue/product/number.ts'
import { isOutcomeUnknown } from '../../../../api/attempt.ts'
import { call } from '../../../../api/call.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './Favourites.module.css'
import { type Favourite, listKey } from './queries.ts'

/** What the customer calls a favourite, to write over: kept with Enter or by leaving it, as it was with Escape. Without an answer it stays as typed. */
export function CustNumberField({ favourite: { favoriteId, custNumber, goodsSku } }: { favourite: Favourite }) {
  const text = useText()
  const queries = useQueryClient()
  const [typed, setTyped] = useState(custNumber)
  const keeping = useMutation({
    mutationFn: (newNumber: string) =>
      call(changeFavourite, { params: { id: favoriteId }, body: { custNumber: newNumber } }),
    onError: (failed) => !isOutcomeUnknown(failed) && setTyped(custNumber),
    onSettled: () => queries.invalidateQueries({ queryKey: listKey }),
  })
  const term = text('favourites.cust_number')
  return (
    <input
      className={classes.custNumber}
      aria-label={`${term} · ${shownNumber(goodsSku)}`}
      placeholder={term}
      value={typed}
      maxLength={longestCustNumber}
      autoComplete="off"
      disabled={keeping.isPending}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => typed.trim() !== custNumber && keeping.mutate(typed.trim())}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur()
        if (key === 'Escape') setTyped(custNumber)
      }}
    />
  )
}
