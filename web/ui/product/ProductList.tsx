import type { ReactNode } from 'react'
import type { PriceReader } from '../../../rules/catalogue/price/price-reader.ts'
import { useText } from '../language/language.tsx'
import { PriceNotice } from './PriceNotice.tsx'
import classes from './ProductList.module.css'
import { ProductRow } from './ProductRow.tsx'
import type { Counterpart, Product } from './product.ts'

type Props<P extends Product> = {
  products: readonly P[]
  /** What the list is, for who cannot see where it stands. */
  label: string
  reader: PriceReader
  /** Quantity and button of a row; nothing for who may not buy. */
  action?: ((product: P) => ReactNode) | undefined
  /** Button of a counterpart; nothing for who may not buy. */
  counterpartAction?: ((counterpart: Counterpart) => ReactNode) | undefined
  /** Chooses a product among the others. */
  select?: (product: P) => ReactNode
  /** What its reader has written of a product. */
  note?: (product: P) => ReactNode
}

/** Products as rows on a desktop and as cards on a telephone: the same everywhere. */
export function ProductList<P extends Product>({ products, label, reader, ...parts }: Props<P>) {
  const text = useText()
  const { action, counterpartAction, select, note } = parts
  const hasCounterparts = products.some(({ counterpart }) => counterpart)
  return (
    <div className={classes.frame}>
      {reader === 'visitor' && <PriceNotice />}
      <div
        className={classes.table}
        data-buying={action ? true : undefined}
        data-counterparts={hasCounterparts || undefined}
        data-choosing={select ? true : undefined}
      >
        <div className={classes.head} aria-hidden>
          <span />
          <span>{text('product.number')}</span>
          <span>{text('product.product')}</span>
          <span className={classes.headCounterpart}>{text('product.own_make')}</span>
          <span>{text('product.stock')}</span>
          <span className={classes.right}>{text('product.price')}</span>
          {action && <span />}
        </div>
        <ul className={classes.list} aria-label={label}>
          {products.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              reader={reader}
              {...(action && { action: action(product) })}
              select={select?.(product)}
              note={note?.(product)}
              {...(product.counterpart && { counterpartAction: counterpartAction?.(product.counterpart) })}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}
