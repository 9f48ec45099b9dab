import { IconArrowsExchange } from '@tabler/icons-react'
import { savingOfCounterpart } from '../../../../../../rules/catalogue/price/saving.ts'
import { shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import classes from '../Basket.module.css'
import type { BasketLine } from '../queries.ts'
import { useReplaceLine } from '../useChangeBasket.ts'

/** Our compatible of an original in the basket, taken in its place by a press; nothing where it saves nothing. */
export function TakeCompatible({ line }: { line: BasketLine }) {
  const text = useText()
  const { number } = useFormat()
  const { mutate, isPending } = useReplaceLine()
  const { goodsSku: sku, shoppingCartId } = line
  const compatible = sku.counterpart
  const percent = compatible ? savingOfCounterpart(compatible, pricedProduct(line)) : 0
  if (!compatible || percent === 0) return null
  const words = { original: shownNumber(sku), number: compatible.number, percent: number(percent) }
  return (
    <button
      type="button"
      className={classes.swap}
      disabled={isPending}
      aria-label={text('basket_line.swap_of', words)}
      title={text('basket_line.swap_of', words)}
      onClick={() => mutate({ shoppingCartId, number: compatible.number, message: text('basket_line.swapped', words) })}
    >
      <IconArrowsExchange size={14} aria-hidden />
      {text('basket_line.swap', words)}
    </button>
  )
}

/** The original at the price of the line. */
const pricedProduct = ({ goodsSku: { ownMake, yieldPages }, unitPrice, discountPrice }: BasketLine) =>
  unitPrice === null ? { ownMake, yieldPages } : { ownMake, yieldPages, price: { unitPrice, discountPrice } }
