import { Link } from '@tanstack/react-router'
import { numberOf } from '../../../../rules/product-number.ts'
import { usePriceReader } from '../../../api/session.ts'
import { useText } from '../../../ui/language.tsx'
import { PriceWord } from '../../../ui/product/PriceWord.tsx'
import type { Counterpart as CounterpartProduct } from '../../../ui/product/product.ts'
import { SavingWord } from '../../../ui/product/SavingWord.tsx'
import { StockWord } from '../../../ui/product/StockWord.tsx'
import { YieldWord } from '../../../ui/product/YieldWord.tsx'
import classes from './Counterparts.module.css'
import { makeText } from './makeText.ts'
import type { ProductDetail } from './product-detail.ts'

/** The original of our compatible, or our compatible of the original, with what decides between the two. */
export function Counterparts({ product }: { product: ProductDetail }) {
  const text = useText()
  if (product.counterparts.length === 0) return null
  return (
    <ul className={classes.counterparts} aria-label={text('list.make')}>
      {product.counterparts.map((other) => (
        <Counterpart key={other.id} other={other} product={product} />
      ))}
    </ul>
  )
}

function Counterpart({ other, product }: { other: CounterpartProduct; product: ProductDetail }) {
  const text = useText()
  const reader = usePriceReader()
  return (
    <li>
      <span className={classes.name}>
        {text(makeText[other.ownMake ? 'own' : 'original'])}{' '}
        <Link to="/pd/product" search={{ sku_id: other.id }}>
          {numberOf(other)}
        </Link>
      </span>
      <YieldWord pages={other.yieldPages} standard={other.yieldStandard} />
      <StockWord stock={other.stock} status={other.status} />
      <span className={classes.price}>
        <PriceWord price={other.price} reader={reader} />
        <SavingWord counterpart={other} product={product} />
      </span>
    </li>
  )
}
