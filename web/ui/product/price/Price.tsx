import { Link } from '@tanstack/react-router'
import type { PriceReader } from '../../../../rules/catalogue/price/price-reader.ts'
import { useText } from '../../language/language.tsx'
import { Money } from '../../language/Money.tsx'
import type { Product } from '../product.ts'
import { BuyGetWord } from './BuyGetWord.tsx'
import classes from './Price.module.css'

type Props = { price: Product['price']; reader: PriceReader }

/** The caller's price; what it was before a discount; or how to see one, which a new customer does after the approval. */
export function Price({ price, reader }: Props) {
  const text = useText()
  if (!price && reader === 'visitor') {
    return (
      <Link to="/login" className={classes.signIn}>
        {text('layout.price_notice')}
      </Link>
    )
  }
  if (!price) {
    const word = reader === 'newcomer' ? 'product.price_after_approval' : 'product.no_price'
    return <span className={classes.none}>{text(word)}</span>
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
