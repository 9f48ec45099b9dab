import { Link } from '@tanstack/react-router'
import { shownNumber } from '../../../../../rules/product/number.ts'
import { usePriceReader } from '../../../../api/session/session.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Price } from '../../../../ui/product/price/Price.tsx'
import { Saving } from '../../../../ui/product/price/Saving.tsx'
import type { Counterpart as CounterpartProduct } from '../../../../ui/product/product.ts'
import { StockStatus } from '../../../../ui/product/StockStatus.tsx'
import { Yield } from '../../../../ui/product/Yield.tsx'
import { makeText } from '../makeText.ts'
import classes from './Counterparts.module.css'
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
          {shownNumber(other)}
        </Link>
      </span>
      <Yield pages={other.yieldPages} standard={other.yieldStandard} />
      <StockStatus stock={other.stock} status={other.status} />
      <span className={classes.price}>
        <Price price={other.price} reader={reader} />
        <Saving counterpart={other} product={product} />
      </span>
    </li>
  )
}
