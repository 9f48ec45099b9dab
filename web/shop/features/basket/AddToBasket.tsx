import { IconShoppingCartPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { minQuantity } from '../../../../rules/basket.ts'
import { numberOf } from '../../../../rules/product-number.ts'
import { useMay } from '../../../api/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { useReason } from '../../../ui/failure.ts'
import { useText } from '../../../ui/language.tsx'
import type { Product } from '../../../ui/product/product.ts'
import { QuantityField } from '../../../ui/QuantityField.tsx'
import { toast } from '../../../ui/toast.ts'
import classes from './AddToBasket.module.css'
import { useAddToBasket } from './useChangeBasket.ts'

type Props = { product: Pick<Product, 'number' | 'oemCode' | 'ownMake' | 'status'> }

/** Quantity and button. Not there for who may not buy, nor for what is no longer sold. */
export function AddToBasket({ product }: Props) {
  const text = useText()
  const reasonOf = useReason()
  const may = useMay('cust:shoppingcart')
  const add = useAddToBasket()
  const [qty, setQty] = useState(minQuantity)
  const number = numberOf(product)

  if (!may || product.status === 'disabled') return null

  const submit = () =>
    add.mutate(
      { number: product.number, qty },
      {
        onSuccess: ({ qty: pieces, backOrdered: later }) => {
          setQty(minQuantity)
          toast(
            later > 0
              ? text('basket.added_back_ordered', { pieces, later, number })
              : text('basket.added', { pieces, number }),
            'good',
          )
        },
        onError: (error) => toast(reasonOf(error), 'bad'),
      },
    )

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <QuantityField value={qty} onChange={setQty} of={number} />
      <Button
        type="submit"
        className={classes.button}
        loading={add.isPending}
        aria-label={text('basket.add_number', { number })}
        title={text('basket.add_number', { number })}
      >
        <IconShoppingCartPlus size={17} aria-hidden className={classes.icon} />
        <span className={classes.label}>{text('basket.add_short')}</span>
      </Button>
    </form>
  )
}
