import { Money } from '../../language/Money.tsx'
import classes from './Price.module.css'

type Props = { price: number; discount: number; currency: string }

/** What a line costs, and what its free pieces take off it. */
export function LinePrice({ price, discount, currency }: Props) {
  return (
    <>
      <Money amount={price} currency={currency} />
      {discount > 0 && (
        <span className={classes.off}>
          <Money amount={-discount} currency={currency} />
        </span>
      )}
    </>
  )
}
