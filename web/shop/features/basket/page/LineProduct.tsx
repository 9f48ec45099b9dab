import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { ProductWords } from '../../../../ui/product/ProductLines.tsx'
import { ProductPicture } from '../../../../ui/product/ProductPicture.tsx'
import { BuyGetWord } from '../../../../ui/product/price/BuyGetWord.tsx'
import classes from '../Basket.module.css'
import type { BasketLine } from '../queries.ts'

type Props = {
  line: BasketLine
  currency: string
  size: number
  /** Whether it says how the customer calls the product; where that is written it does not. */
  custNumber: boolean
}

/** What a line holds: the product, its stock, and what the customer should know before they order. */
export function LineProduct({ line, currency, size, custNumber }: Props) {
  const text = useText()
  const { money, day } = useFormat()
  const sku = line.goodsSku
  const each = line.discountPrice ?? line.unitPrice
  const sold = sku.status !== 'disabled'
  return (
    <div className={classes.product}>
      <ProductPicture product={sku} size={size} decorative />
      <ProductWords
        product={sku}
        custNumber={{ term: text('basket_line.cust_number'), number: custNumber ? line.custNumber : null }}
      >
        <BuyGetWord buyGet={line.buyGet} />
        {line.backOrdered > 0 && sold && (
          <span className={classes.caution}>
            {text(line.backOrdered < line.qty ? 'basket_line.back_order' : 'basket_line.back_order_all', {
              later: line.backOrdered,
              quantity: line.qty,
            })}
          </span>
        )}
        {line.expectedOn && sold && (
          <span className={classes.caution}>{text('basket_line.expected', { day: day(line.expectedOn) })}</span>
        )}
        {line.priceSeen !== null && sold && line.priceSeen !== each && (
          <span className={classes.caution}>
            {text('basket_line.price_changed', { before: money(line.priceSeen, currency) })}
          </span>
        )}
        {each === null && sold && <span className={classes.caution}>{text('basket_line.no_price')}</span>}
      </ProductWords>
    </div>
  )
}
