import { Link } from '@tanstack/react-router'
import { useText } from '../language.tsx'
import { Money } from '../Money.tsx'
import { BuyGetWord } from './BuyGetWord.tsx'
import classes from './PriceWord.module.css'
import type { Product } from './product.ts'

type Props = { price: Product['price']; signedIn: boolean }

/** The caller's price; what it was before a discount; or how to see one. */
export function PriceWord({ price, signedIn }: Props) {
  const text = useText()
  if (!price) {
    return signedIn ? (
      <span className={classes.none}>{text('product.no_price')}</span>
    ) : (
      <Link to="/login" className={classes.signIn}>
        {text('layout.price_notice')}
      </Link>
    )
  }
  const { unitPrice, discountPrice, buyGet, currency } = price
  return (
    <span className={classes.price}>
      <strong>
        <Money amount={discountPrice ?? unitPrice} currency={currency} />
      </strong>
      <PriceBefore unitPrice={unitPrice} price={discountPrice} currency={currency} />
      <BuyGetWord buyGet={buyGet} />
    </span>
  )
}

type BeforeProps = { unitPrice: number | null; price: number | null; currency: string }

/** What a piece cost before a discount, struck through; nothing where its price is not lower. */
export function PriceBefore({ unitPrice, price, currency }: BeforeProps) {
  if (unitPrice === null || price === null || price >= unitPrice) return null
  return (
    <s className={classes.before}>
      <Money amount={unitPrice} currency={currency} />
    </s>
  )
}
