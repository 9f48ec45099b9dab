import { useText } from '../../language/language.tsx'
import type { Offers } from '../product.ts'
import classes from './Price.module.css'

/** How many pieces of a product cost nothing with how many others. */
export function BuyGetWord({ buyGet = [] }: { buyGet: Offers['buyGet'] | undefined }) {
  const text = useText()
  return buyGet.map(({ promotionId, buy, free }) => (
    <span key={promotionId} className={classes.offer}>
      {text('product.buy_get', { buy, free })}
    </span>
  ))
}
