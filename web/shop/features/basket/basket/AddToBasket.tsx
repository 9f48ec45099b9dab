import { IconShoppingCartPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { minQuantity } from '../../../../../rules/basket/basket.ts'
import { type ProductNumbers, shownNumber } from '../../../../../rules/catalogue/product/number.ts'
import { useMay } from '../../../../api/session/session.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { QuantityField } from '../../../../ui/controls/QuantityField.tsx'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { Product } from '../../../../ui/product/product.ts'
import classes from './AddToBasket.module.css'
import { useAddToBasket } from './useChangeBasket.ts'

type Props = { product: ProductNumbers & Pick<Product, 'status'> }

type MainProps = Props & { isMain?: boolean; onQuantity?: (pieces: number) => void }

/** Quantity and button. Not there for who may not buy, nor for what is no longer sold. `isMain`: what the page is about. */
export function AddToBasket({ product, isMain = false, onQuantity }: MainProps) {
  const text = useText()
  const { isPending, add } = useAddAndSay(product)
  const [qty, setTyped] = useState(minQuantity)
  const setQty = (pieces: number) => {
    setTyped(pieces)
    onQuantity?.(pieces)
  }
  const number = shownNumber(product)

  if (!useMay('cust:shoppingcart') || product.status === 'disabled') return null

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        add(qty, () => setQty(minQuantity))
      }}
    >
      <QuantityField value={qty} onChange={setQty} of={number} />
      <Button
        type="submit"
        {...(!isMain && qty === minQuantity && { variant: 'tonal' as const })}
        className={classes.button}
        loading={isPending}
        aria-label={text('basket.add_number', { number })}
        title={text('basket.add_number', { number })}
      >
        <IconShoppingCartPlus size={17} aria-hidden className={classes.icon} />
        <span className={classes.label}>{text('basket.add_short')}</span>
      </Button>
    </form>
  )
}

/** The button alone, for where a product stands beside another or its quantity is chosen elsewhere. As above. */
export function AddOne({ product, qty = minQuantity }: Props & { qty?: number }) {
  const { isPending, add } = useAddAndSay(product)
  const name = useText()('basket.add_number', { number: shownNumber(product) })
  if (!useMay('cust:shoppingcart') || product.status === 'disabled') return null
  return (
    <Button
      variant="tonal"
      size="compact-sm"
      className={classes.one}
      loading={isPending}
      aria-label={name}
      title={name}
      onClick={() => add(qty)}
    >
      <IconShoppingCartPlus size={16} aria-hidden />
    </Button>
  )
}

/** Adds pieces and reports the outcome. */
function useAddAndSay(product: Props['product']) {
  const text = useText()
  const reasonOf = useReason()
  const { isPending, mutate } = useAddToBasket()
  const add = (qty: number, onAdded?: () => void) =>
    mutate(
      { number: product.number, qty },
      {
        onSuccess: ({ qty: pieces, backOrdered: later }) => {
          onAdded?.()
          const params = { pieces, number: shownNumber(product) }
          toast(
            later > 0 ? text('basket.added_back_ordered', { ...params, later }) : text('basket.added', params),
            'good',
          )
        },
        onError: (error) => toast(reasonOf(error), 'bad'),
      },
    )
  return { isPending, add }
}
