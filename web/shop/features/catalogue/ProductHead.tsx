import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../../api/session.ts'
import { CopyNumber } from '../../../ui/CopyNumber.tsx'
import { useText } from '../../../ui/language.tsx'
import { ColourChips } from '../../../ui/product/ColourChips.tsx'
import { PriceWord } from '../../../ui/product/PriceWord.tsx'
import { ProductPicture } from '../../../ui/product/ProductPicture.tsx'
import { numberOf } from '../../../ui/product/product.ts'
import { StockWord } from '../../../ui/product/StockWord.tsx'
import { YieldWord } from '../../../ui/product/YieldWord.tsx'
import classes from './ProductPage.module.css'
import type { ProductDetail } from './product-detail.ts'

/** What a buyer decides by: picture, number, facts, stock, price, and the way into the basket. */
export function ProductHead({ product, buy }: { product: ProductDetail; buy: ReactNode }) {
  const text = useText()
  const signedIn = useSession() !== null
  const number = numberOf(product)
  return (
    <section className={classes.head}>
      <ProductPicture product={product} size={220} />
      <div className={classes.titles}>
        <h1>{product.name}</h1>
        <p className={classes.number}>
          {number}
          <CopyNumber number={number} />
        </p>
        <p className={classes.facts}>
          <ColourChips colour={product.colour} named />
          <YieldWord pages={product.yieldPages} standard={product.yieldStandard} />
          {product.ownMake && <span>{text('product.own_make_of', { number: product.oemCode })}</span>}
        </p>
        <State product={product} />
      </div>
      <div className={classes.buy}>
        <div className={classes.price}>
          <PriceWord price={product.price} signedIn={signedIn} />
          {product.price && <span className={classes.quiet}>{text('ui.excl_vat')}</span>}
        </div>
        <StockWord stock={product.stock} status={product.status} />
        {buy}
      </div>
    </section>
  )
}

/** Disabled, replaced or not on sale yet. */
function State({ product }: { product: ProductDetail }) {
  const text = useText()
  if (product.status === 'active') return null
  return (
    <p className={classes.state}>
      {text(product.status === 'disabled' ? 'product.disabled_notice' : 'product.announced_notice')}{' '}
      {product.replacedBy && (
        <Link to="/pd/product" search={{ sku_id: product.replacedBy.id }}>
          {text('product.replaced_by', { number: product.replacedBy.number })}
        </Link>
      )}
    </p>
  )
}
