import { useFormat } from '../../../ui/format.ts'
import { useText } from '../../../ui/language.tsx'
import { ProductWords } from '../../../ui/product/ProductLines.tsx'
import { ProductPicture } from '../../../ui/product/ProductPicture.tsx'
import classes from './Basket.module.css'
import type { BasketLine } from './useBasket.ts'

/** What a line holds: the product, its stock, and what the customer should know before he orders. */
export function LineProduct({ line, size }: { line: BasketLine; size: number }) {
  const text = useText()
  const { money, number } = useFormat()
  const sku = line.goodsSku
  const each = line.discountPrice ?? line.unitPrice
  const currency = sku.price?.currency
  return (
    <div className={classes.product}>
      <ProductPicture product={sku} size={size} decorative />
      <ProductWords product={sku} custNumber={{ term: text('basket_line.cust_number'), number: line.custNumber }}>
        {line.backOrdered > 0 && (
          <span className={classes.caution}>
            {text(line.backOrdered < line.qty ? 'basket_line.back_order' : 'basket_line.back_order_all', {
              later: number(line.backOrdered),
              quantity: number(line.qty),
            })}
          </span>
        )}
        {line.priceSeen !== null && each !== null && line.priceSeen !== each && currency && (
          <span className={classes.caution}>
            {text('basket_line.price_changed', { before: money(line.priceSeen, currency) })}
          </span>
        )}
      </ProductWords>
    </div>
  )
}
