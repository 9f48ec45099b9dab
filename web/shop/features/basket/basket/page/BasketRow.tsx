import { Checkbox } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { QuantityField } from '../../../../../ui/controls/QuantityField.tsx'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { Money } from '../../../../../ui/language/Money.tsx'
import { LinePrice } from '../../../../../ui/product/price/LinePrice.tsx'
import { linePrice } from '../../../../../ui/product/price/line-price.ts'
import { PriceBefore } from '../../../../../ui/product/price/Price.tsx'
import classes from '../Basket.module.css'
import type { BasketLine } from '../queries.ts'
import { isPriceOfToday, priceDay } from '../sums.ts'
import { LineFields } from './LineFields.tsx'
import { LineProduct, NarrowLineProduct } from './LineProduct.tsx'
import type { Places } from './line-warehouses.ts'
import type { BasketEditing } from './useBasketEditing.ts'

export type RowProps = {
  line: BasketLine
  currency: string
  editing: BasketEditing
  places: Places
  narrow: boolean
}

/** One product of the basket. The drawer leaves out what is written on it. */
export function BasketRow({ line, currency, editing, places, narrow }: RowProps) {
  const text = useText()
  const number = shownNumber(line.goodsSku)
  return (
    <div className={classes.line}>
      <Checkbox
        className={classes.choice}
        aria-label={text('basket_line.select', { number })}
        checked={editing.selected.has(line.shoppingCartId)}
        onChange={() => editing.toggle(line)}
      />
      {narrow ? (
        <NarrowLineProduct line={line} currency={currency} />
      ) : (
        <LineProduct line={line} currency={currency} places={places} editing={editing} />
      )}
      <Each line={line} currency={currency} />
      <div className={classes.quantity}>
        <QuantityField value={line.qty} onChange={(qty) => editing.change(line, { qty })} of={number} />
      </div>
      <div className={classes.amount}>
        {line.price !== null && <LinePrice price={line.price} discount={line.discount} currency={currency} />}
        {line.price === null && line.goodsSku.status !== 'disabled' && text('product.no_price')}
      </div>
      <button
        type="button"
        className={classes.remove}
        aria-label={text('basket_line.remove', { number })}
        title={text('basket_line.remove', { number })}
        onClick={() => void editing.remove([line])}
      >
        <IconTrash size={18} aria-hidden />
      </button>
      {!narrow && (
        <LineFields
          line={line}
          currency={currency}
          places={places}
          onChange={(change) => editing.change(line, change)}
        />
      )}
    </div>
  )
}

/** What a piece costs, and since when, where that is not today. */
function Each({ line, currency }: { line: BasketLine; currency: string }) {
  const text = useText()
  const { day } = useFormat()
  const each = linePrice(line, line.qty)?.each
  if (each === undefined) return null
  return (
    <div className={classes.each}>
      <span className={classes.piece}>
        <Money amount={each} currency={currency} />
        <PriceBefore unitPrice={line.unitPrice} price={each} currency={currency} />
      </span>
      {line.priceSeen === (line.discountPrice ?? line.unitPrice) && !isPriceOfToday(line) && (
        <span className={classes.small}>{text('basket_line.price_of_day', { day: day(priceDay(line)) })}</span>
      )}
    </div>
  )
}
