import { Link } from '@tanstack/react-router'
import type { CSSProperties, ReactNode, Ref } from 'react'
import { shownNumber } from '../../../rules/catalogue/product/number.ts'
import { useText } from '../language/language.tsx'
import { ColourChips } from './ColourChips.tsx'
import { useProductName } from './name.ts'
import classes from './ProductLines.module.css'
import type { Product } from './product.ts'
import { StockStatus } from './StockStatus.tsx'

type ListProps = {
  label: string
  narrow?: boolean
  children: ReactNode
  /** For who shows only the rows that are in sight: the list, and the room of the others. */
  list?: Ref<HTMLUListElement>
  room?: CSSProperties
}

/** Products one below the other, each with something of its reader's own; `narrow` is the form of a drawer. */
export function ProductLines({ label, narrow = false, children, list, room }: ListProps) {
  return (
    <ul ref={list} className={classes.lines} style={room} data-narrow={narrow || undefined} aria-label={label}>
      {children}
    </ul>
  )
}

type WordsProps = {
  product: Product
  /** What the customer calls it, and how that is called. */
  custNumber: { term: string; number: string | null }
  /** Its stock stands elsewhere in the line. */
  withoutStock?: boolean
  /** What stands beside its number. */
  beside?: ReactNode
  children?: ReactNode
}

/** What a line says of its product. */
export function ProductWords({
  product,
  custNumber: { term, number },
  withoutStock = false,
  beside,
  children,
}: WordsProps) {
  const text = useText()
  const productName = useProductName()
  return (
    <div className={classes.words}>
      <span className={classes.numbers}>
        <Link to="/pd/product" search={{ sku_id: product.id }} className={classes.number}>
          {shownNumber(product)}
        </Link>
        {beside}
      </span>
      <span className={classes.name}>
        <ColourChips colour={product.colour} beside={productName(product)} /> {productName(product)}
      </span>
      {!withoutStock && (
        <span className={classes.small}>
          <StockStatus {...product} />
        </span>
      )}
      {number && (
        <span className={classes.small}>
          {text('ui.term', { term })} {number}
        </span>
      )}
      {children}
    </div>
  )
}
