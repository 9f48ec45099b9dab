import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PriceReader } from '../../../rules/people/roles.ts'
import { shownNumber } from '../../../rules/product/number.ts'
import { CopyNumber } from '../controls/CopyNumber.tsx'
import { useText } from '../language/language.tsx'
import { ColourChips } from './ColourChips.tsx'
import { CompareToggle } from './CompareToggle.tsx'
import { CounterpartLine } from './CounterpartLine.tsx'
import { useNumberBeside } from './NumberBeside.tsx'
import { useProductName } from './name.ts'
import classes from './ProductList.module.css'
import { ProductPicture } from './ProductPicture.tsx'
import { Price } from './price/Price.tsx'
import type { Product } from './product.ts'
import { RowName } from './RowName.tsx'
import { StockStatus } from './StockStatus.tsx'
import { Yield } from './Yield.tsx'

type Props = {
  product: Product
  reader: PriceReader
  action?: ReactNode
  /** What can be done with the counterpart. */
  counterpartAction?: ReactNode
}

/** One product: picture, numbers, name and facts, stock, price, and what can be done with it. */
export function ProductRow({ product, reader, action, counterpartAction }: Props) {
  return (
    <li className={classes.row}>
      <Link to="/pd/product" search={{ sku_id: product.id }} className={classes.picture} tabIndex={-1} aria-hidden>
        <ProductPicture product={product} size={48} decorative />
      </Link>

      <Numbers product={product} />
      <Facts product={product} />

      <div className={classes.stock}>
        <StockStatus stock={product.stock} status={product.status} />
      </div>
      <div className={classes.price}>
        <Price price={product.price} reader={reader} />
      </div>
      {action !== undefined && <div className={classes.action}>{action}</div>}
      {product.counterpart && (
        <div className={classes.counterpart}>
          <CounterpartLine product={product} counterpart={product.counterpart} action={counterpartAction} />
        </div>
      )}
    </li>
  )
}

function Numbers({ product }: { product: Product }) {
  const beside = useNumberBeside()
  const number = shownNumber(product)
  return (
    <div className={classes.numbers}>
      <span className={classes.oem}>
        <Link to="/pd/product" search={{ sku_id: product.id }}>
          {number}
        </Link>
        <CopyNumber number={number} />
      </span>
      <span className={classes.own}>
        {beside(product)}
        {!product.ownMake && product.shortName && ` · ${product.shortName}`}
      </span>
    </div>
  )
}

function Facts({ product }: { product: Product }) {
  const text = useText()
  const name = useProductName()(product)
  return (
    <div className={classes.facts}>
      <Link to="/pd/product" search={{ sku_id: product.id }} className={classes.name} title={name}>
        <RowName name={name} colour={product.colour} />
      </Link>
      <span className={classes.small}>
        <CompareToggle id={product.id} number={shownNumber(product)} />
        <ColourChips colour={product.colour} beside={name} />
        {product.ownMake && <span className={classes.ownMake}>{text('product.own_make')}</span>}
        <Yield pages={product.yieldPages} standard={product.yieldStandard} />
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
    <span className={classes.printers}>
      {printers.join(', ')}
      {more > 0 && ` ${text('product.more_printers', { count: more })}`}
    </span>
  )
}
