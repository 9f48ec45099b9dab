import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { ProductWords } from '../../../../../ui/product/ProductLines.tsx'
import { ProductPicture } from '../../../../../ui/product/picture/ProductPicture.tsx'
import { BuyGetWord } from '../../../../../ui/product/price/BuyGetWord.tsx'
import { StockStatus } from '../../../../../ui/product/StockStatus.tsx'
import classes from '../Basket.module.css'
import type { BasketLine } from '../queries.ts'
import { LaterPieces } from './LaterPieces.tsx'
import type { Places } from './line-warehouses.ts'
import { usePlannedPromise } from './planned-promise.ts'
import { TakeCompatible } from './TakeCompatible.tsx'
import type { BasketEditing } from './useBasketEditing.ts'

type Props = { line: BasketLine; currency: string }
type PageProps = Props & { places: Places; editing: BasketEditing }

/** What a line of the page holds: the product, and beside it what happens to it. */
export function LineProduct({ line, currency, places, editing }: PageProps) {
  const text = useText()
  const { goodsSku: sku } = line
  const planned = usePlannedPromise(line)
  const waits = line.backOrdered > 0 && sku.status !== 'disabled'
  return (
    <>
      <div className={classes.product}>
        <ProductPicture product={sku} size={44} decorative />
        <ProductWords
          product={sku}
          custNumber={{ term: text('basket_line.cust_number'), number: null }}
          beside={<TakeCompatible line={line} />}
          withoutStock
        />
      </div>
      <div className={classes.happens} data-stock-column data-stock-brief={waits || undefined}>
        <StockStatus {...sku} pieces={line.qty} pinned={line.warehouse} planned={planned} />
        {waits && <LaterPieces line={line} currency={currency} places={places} editing={editing} />}
        <PriceCautions line={line} currency={currency} />
      </div>
    </>
  )
}

/** The same in a drawer, where all of it is one column, with how the customer calls the product. */
export function NarrowLineProduct({ line, currency }: Props) {
  const text = useText()
  const { goodsSku: sku, custNumber: number } = line
  const planned = usePlannedPromise(line)
  return (
    <div className={classes.product}>
      <ProductPicture product={sku} size={40} decorative />
      <ProductWords product={sku} custNumber={{ term: text('basket_line.cust_number'), number }} withoutStock>
        <span className={classes.small}>
          <StockStatus {...sku} pieces={line.qty} pinned={line.warehouse} planned={planned} />
        </span>
        <LineCautions line={line} currency={currency} />
      </ProductWords>
    </div>
  )
}

/** What the customer should know before they order. */
function LineCautions({ line, currency }: Props) {
  const text = useText()
  const { day } = useFormat()
  const isSold = line.goodsSku.status !== 'disabled'
  return (
    <>
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
      <PriceCautions line={line} currency={currency} />
    </>
  )
}

/** What is to be known of its price. */
function PriceCautions({ line, currency }: Props) {
  const text = useText()
  const { money } = useFormat()
  const each = line.discountPrice ?? line.unitPrice
  const isSold = line.goodsSku.status !== 'disabled'
  return (
    <>
      <BuyGetWord buyGet={line.buyGet} />
      {line.priceSeen !== null && isSold && line.priceSeen !== each && (
        <span className={classes.caution}>
          {text('basket_line.price_changed', { before: money(line.priceSeen, currency) })}
        </span>
      )}
      {each === null && isSold && <span className={classes.caution}>{text('basket_line.no_price')}</span>}
    </>
  )
}
