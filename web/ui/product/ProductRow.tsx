import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { PriceReader } from '../../../rules/catalogue/price/price-reader.ts'
import { shownNumber } from '../../../rules/catalogue/product/number.ts'
import { CopyNumber } from '../controls/CopyNumber.tsx'
import { useText } from '../language/language.tsx'
import { ColourChips } from './ColourChips.tsx'
import { CompareToggle } from './CompareToggle.tsx'
import { CounterpartLine } from './CounterpartLine.tsx'
import { useProductName } from './name.ts'
import classes from './ProductList.module.css'
import rowClasses from './ProductRow.module.css'
import { ProductPicture } from './picture/ProductPicture.tsx'
import { RowPrice } from './price/RowPrice.tsx'
import type { Product } from './product.ts'
import { useSecondaryNumber } from './SecondaryNumber.tsx'
import { StockStatus } from './StockStatus.tsx'
import { Yield } from './Yield.tsx'

type Props = {
  product: Product
  reader: PriceReader
  action?: ReactNode
  /** What can be done with the counterpart. */
  counterpartAction?: ReactNode
  /** Chooses it among others. */
  select?: ReactNode
  /** What its reader has written of it: a quiet line of its own. */
  note?: ReactNode
}

/** One product: picture, numbers, name and facts, our compatible of an original, stock, price, and what can be done with it. */
export function ProductRow({ product, reader, action, counterpartAction, select, note }: Props) {
  const nameId = useId()
  return (
    <li className={classes.row} aria-labelledby={nameId}>
      <div className={classes.first}>
        {select}
        <Link to="/pd/product" search={{ sku_id: product.id }} className={classes.picture} tabIndex={-1} aria-hidden>
          <ProductPicture product={product} size={44} decorative />
        </Link>
      </div>
      <Numbers product={product} />
      <Facts product={product} nameId={nameId} />

      {product.counterpart && (
        <div className={classes.counterpart}>
          <CounterpartLine product={product} counterpart={product.counterpart} action={counterpartAction} />
        </div>
      )}
      <div className={classes.stock} data-stock-column>
        <StockStatus {...product} />
      </div>
      {/* What is no longer sold has no price. */}
      <div className={classes.price}>
        {product.status !== 'disabled' && <RowPrice product={product} reader={reader} />}
      </div>
      {action !== undefined && <div className={classes.action}>{action}</div>}
      {note && <div className={classes.note}>{note}</div>}
    </li>
  )
}

function Numbers({ product }: { product: Product }) {
  const beside = useSecondaryNumber()
  const number = shownNumber(product)
  return (
    <div className={classes.numbers}>
      <span className={rowClasses.oem}>
        <Link to="/pd/product" search={{ sku_id: product.id }}>
          {number}
        </Link>
        <CopyNumber number={number} />
        <CompareToggle id={product.id} number={number} />
      </span>
      <span className={rowClasses.own}>
        {beside(product)}
        {!product.ownMake && product.shortName && ` · ${product.shortName}`}
      </span>
    </div>
  )
}

function Facts({ product, nameId }: { product: Product; nameId: string }) {
  const name = useProductName()(product)
  return (
    <div className={classes.facts}>
      {/* The number leads there, too: one stop of the keyboard for both. */}
      <Link
        id={nameId}
        to="/pd/product"
        search={{ sku_id: product.id }}
        className={rowClasses.name}
        title={name}
        tabIndex={-1}
      >
        {name}
      </Link>
      <span className={rowClasses.small}>
        <span className={rowClasses.yield}>
          <ColourChips colour={product.colour} beside={name} />
          <span className={rowClasses.pages}>
            <Yield pages={product.yieldPages} standard={product.yieldStandard} />
          </span>
        </span>
        <Printers product={product} />
      </span>
    </div>
  )
}

function Printers({ product: { printers, printerCount } }: { product: Product }) {
  const text = useText()
  if (printers.length === 0) return null
  const more = printerCount - printers.length
  return (
    <span className={rowClasses.printers}>
      {printers.join(', ')}
      {more > 0 && ` ${text('product.more_printers', { count: more })}`}
    </span>
  )
}
