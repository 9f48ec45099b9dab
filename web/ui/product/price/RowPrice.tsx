import { IconLock } from '@tabler/icons-react'
import type { PriceReader } from '../../../../rules/catalogue/price/price-reader.ts'
import { useText } from '../../language/language.tsx'
import type { Product } from '../product.ts'
import classes from './Price.module.css'
import { Price } from './Price.tsx'
import { usePageCost } from './usePageCost.ts'

type Props = { product: Pick<Product, 'price' | 'yieldPages'>; reader: PriceReader }

/** The price in a row, and what a page costs by it. To a visitor the list says once how prices are had; a row has a lock. */
export function RowPrice({ product, reader }: Props) {
  const text = useText()
  const pageCost = usePageCost()(product)
  if (!product.price && reader === 'visitor') {
    return (
      <span className={classes.locked} title={text('layout.price_notice')}>
        <IconLock size={16} aria-hidden />
        <span className="spoken">{text('layout.price_notice')}</span>
      </span>
    )
  }
  return (
    <>
      <span className="spoken">{text('product.price')}</span> <Price price={product.price} reader={reader} />
      {pageCost && !product.price?.discountPrice && (
        <span className={classes.pageCost}>{text('product.page_cost_short', { cost: pageCost })}</span>
      )}
    </>
  )
}
