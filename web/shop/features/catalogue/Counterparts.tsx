import { Link } from '@tanstack/react-router'
import { centsOf } from '../../../../rules/money.ts'
import { numberOf } from '../../../../rules/product-number.ts'
import { savingOf } from '../../../../rules/saving.ts'
import { usePriceReader } from '../../../api/session.ts'
import { useFormat } from '../../../ui/format.ts'
import { useText } from '../../../ui/language.tsx'
import { PriceWord } from '../../../ui/product/PriceWord.tsx'
import { StockWord } from '../../../ui/product/StockWord.tsx'
import { YieldWord } from '../../../ui/product/YieldWord.tsx'
import classes from './Counterparts.module.css'
import { makeText } from './makeText.ts'
import type { ProductDetail } from './product-detail.ts'
import type { Sku } from './queries.ts'

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

function Counterpart({ other, product }: { other: Sku; product: ProductDetail }) {
  const text = useText()
  const { number } = useFormat()
  const reader = usePriceReader()
  const saving = savingBy(other, product)
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
        {saving > 0 && (
          <strong className={classes.saving}>{text('product.saving', { percent: number(saving) })}</strong>
        )}
      </span>
    </li>
  )
}

/** What the other saves where it is ours and this is the original; 0 where a price is missing. */
function savingBy(other: Sku, product: ProductDetail): number {
  if (!other.ownMake || product.ownMake || !other.price || !product.price) return 0
  const costOf = ({ price, yieldPages }: Pick<Sku, 'price' | 'yieldPages'>) => ({
    price: centsOf(price?.discountPrice ?? price?.unitPrice ?? 0),
    pages: yieldPages,
  })
  return savingOf(costOf(other), costOf(product))
}
