import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { shownNumber } from '../../../../../rules/catalogue/product/number.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { QuantityField } from '../../../../ui/controls/QuantityField.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { ProductList } from '../../../../ui/product/ProductList.tsx'
import type { Product } from '../../../../ui/product/product.ts'
import classes from './ComponentGallery.module.css'
import { Example, Examples } from './Example.tsx'
import { compatible, expected, original, soldOut, withCounterpart } from './samples.ts'

const variants: Product[] = [
  withCounterpart,
  { ...compatible, id: 2 },
  { ...original, id: 3, stock: soldOut },
  { ...original, id: 4, stock: expected },
  { ...original, id: 5, status: 'announced' },
  { ...original, id: 6, status: 'disabled' },
]
const visitors: Product[] = [original, compatible].map(({ price: _, ...product }) => product)

/** The one row of all lists, in its variants. */
export function Products() {
  const text = useText()
  return (
    <Examples>
      <Example name="ProductList reader=customer" wide>
        <ProductList
          products={variants}
          label={text('list.products')}
          reader="customer"
          action={(product) => <Order product={product} />}
          counterpartAction={() => (
            <Button size="compact-sm" variant="tonal" aria-label={text('basket.add_short')}>
              +
            </Button>
          )}
        />
      </Example>
      <Example name="ProductList select note" wide>
        <ProductList
          products={[original]}
          label={text('favourites.title')}
          reader="customer"
          select={(product) => <Checkbox aria-label={text('favourites.select', { number: shownNumber(product) })} />}
          note={() => text('favourites.cust_number')}
        />
      </Example>
      <Example name="ProductList reader=visitor" wide>
        <ProductList products={visitors} label={text('layout.price_notice')} reader="visitor" />
      </Example>
    </Examples>
  )
}

function Order({ product }: { product: Product }) {
  const text = useText()
  const [quantity, setQuantity] = useState(1)
  if (product.status === 'disabled') return null
  return (
    <div className={classes.order}>
      <QuantityField value={quantity} onChange={setQuantity} of={shownNumber(product)} />
      <Button variant="tonal">{text('basket.add_short')}</Button>
    </div>
  )
}
