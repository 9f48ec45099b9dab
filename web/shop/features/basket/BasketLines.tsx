import { Checkbox } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useText } from '../../../ui/language.tsx'
import { Money } from '../../../ui/Money.tsx'
import { ProductLines } from '../../../ui/product/ProductLines.tsx'
import { numberOf } from '../../../ui/product/product.ts'
import { QuantityField } from '../../../ui/QuantityField.tsx'
import classes from './Basket.module.css'
import { LineProduct } from './LineProduct.tsx'
import type { BasketLine } from './useBasket.ts'
import type { BasketEditing } from './useBasketEditing.ts'

type Props = { lines: readonly BasketLine[]; currency: string; editing: BasketEditing; narrow?: boolean }

/** The lines with quantity, amount, choice and removal; `narrow` is the drawer's form. */
export function BasketLines({ lines, currency, editing, narrow = false }: Props) {
  const text = useText()
  return (
    <ProductLines label={text('basket.title')} narrow={narrow}>
      {lines.map((line) => {
        const number = numberOf(line.goodsSku)
        return (
          <li key={line.shoppingCartId} className={classes.line}>
            <Checkbox
              className={classes.choice}
              aria-label={text('basket_line.select', { number })}
              checked={editing.selected.has(line.shoppingCartId)}
              onChange={() => editing.toggle(line)}
            />
            <LineProduct line={line} size={narrow ? 40 : 56} />
            <div className={classes.each}>
              {line.unitPrice !== null && <Money amount={line.discountPrice ?? line.unitPrice} currency={currency} />}
            </div>
            <div className={classes.quantity}>
              <QuantityField value={line.qty} onChange={(qty) => editing.change(line, qty)} of={number} />
            </div>
            <div className={classes.amount}>
              {line.price === null ? text('product.no_price') : <Money amount={line.price} currency={currency} />}
            </div>
            <button
              type="button"
              className={classes.remove}
              aria-label={text('basket_line.remove', { number })}
              title={text('basket_line.remove', { number })}
              onClick={() => editing.remove([line])}
            >
              <IconTrash size={18} aria-hidden />
            </button>
          </li>
        )
      })}
    </ProductLines>
  )
}
