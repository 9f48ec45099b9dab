import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { ProductWords } from '../../../../ui/product/ProductLines.tsx'
import { ProductPicture } from '../../../../ui/product/ProductPicture.tsx'
import { BuyGetWord } from '../../../../ui/product/price/BuyGetWord.tsx'
import { StockStatus } from '../../../../ui/product/StockStatus.tsx'
import classes from '../Basket.module.css'
import type { BasketLine } from '../queries.ts'

type Props = { line: BasketLine; currency: string }

/** What a line of the page holds: the product, and beside it what happens to it. */
export function LineProduct({ line, currency }: Props) {
  const text = useText()
  const { goodsSku: sku } = line
  return (
    <>
      <div className={classes.product}>
        <ProductPicture product={sku} size={48} decorative />
        <ProductWords product={sku} custNumber={{ term: text('basket_line.cust_number'), number: null }} withoutStock />
      </div>
      <div className={classes.happens} data-stock-column>
        <StockStatus stock={sku.stock} status={sku.status} />
        <LineCautions line={line} currency={currency} />
      </div>
    </>
  )
}

/** The same in a drawer, where all of it is one column, with how the customer calls the product. */
export function NarrowLineProduct({ line, currency }: Props) {
  const text = useText()
  const { goodsSku: sku, custNumber: number } = line
  return (
    <div className={classes.product}>
      <ProductPicture product={sku} size={40} decorative />
      <ProductWords product={sku} custNumber={{ term: text('basket_line.cust_number'), number }}>
        <LineCautions line={line} currency={currency} />
      </ProductWords>
    </div>
  )
}

/** What the customer should know before they order. */
function LineCautions({ line, currency }: Props) {
  const text = useText()
  const { money, day } = useFormat()
  const each = line.discountPrice ?? line.unitPrice
  const isSold = line.goodsSku.status !== 'disabled'
  return (
    <>
      <BuyGetWord buyGet={line.buyGet} />
      {line.backOrdered > 0 && isSold && (
        <span className={classes.caution}>
          {text(line.backOrdered < line.qty ? 'basket_line.back_order' : 'basket_line.back_order_all', {
            later: line.backOrdered,
            quantity: line.qty,
          })}
        </span>
      )}
      {line.expectedOn && isSold && (
        <span className={classes.caution}>{text('basket_line.expected', { day: day(line.expectedOn) })}</span>
      )}
      {line.priceSeen !== null && isSold && line.priceSeen !== each && (
        <span className={classes.caution}>
          {text('basket_line.price_changed', { before: money(line.priceSeen, currency) })}
        </span>
      )}
      {each === null && isSold && <span className={classes.caution}>{text('basket_line.no_price')}</span>}
    </>
  )
}
