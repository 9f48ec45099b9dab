import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../ui/format.ts'
import { useText } from '../../../ui/language.tsx'
import { ColourChips } from '../../../ui/product/ColourChips.tsx'
import { useProductName } from '../../../ui/product/name.ts'
import { ProductPicture } from '../../../ui/product/ProductPicture.tsx'
import { numberOf } from '../../../ui/product/product.ts'
import { StockWord } from '../../../ui/product/StockWord.tsx'
import classes from './Basket.module.css'
import type { BasketLine } from './useBasket.ts'

/** What a line holds: the product, its stock, and what the customer should know before he orders. */
export function LineProduct({ line, size }: { line: BasketLine; size: number }) {
  const text = useText()
  const { money, number } = useFormat()
  const productName = useProductName()
  const sku = line.goodsSku
  const each = line.discountPrice ?? line.unitPrice
  const currency = sku.price?.currency
  return (
    <div className={classes.product}>
      <ProductPicture product={sku} size={size} decorative />
      <div className={classes.words}>
        <Link to="/pd/product" search={{ sku_id: sku.id }} className={classes.number}>
          {numberOf(sku)}
        </Link>
        <span>
          <ColourChips colour={sku.colour} /> {productName(sku.name)}
        </span>
        <span className={classes.small}>
          <StockWord stock={sku.stock} status={sku.status} />
        </span>
        {line.custNumber && (
          <span className={classes.small}>
            {text('ui.term', { term: text('basket.cust_number') })} {line.custNumber}
          </span>
        )}
        {line.backOrdered > 0 && (
          <span className={classes.caution}>
            {text(line.backOrdered < line.qty ? 'basket.back_order' : 'basket.back_order_all', {
              later: number(line.backOrdered),
              quantity: number(line.qty),
            })}
          </span>
        )}
        {line.priceSeen !== null && each !== null && line.priceSeen !== each && currency && (
          <span className={classes.caution}>
            {text('basket.price_changed', { before: money(line.priceSeen, currency) })}
          </span>
        )}
      </div>
    </div>
  )
}
