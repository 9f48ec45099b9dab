import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shownNumber } from '../../../rules/product/number.ts'
import { useText } from '../language/language.tsx'
import { Money } from '../language/Money.tsx'
import classes from './CounterpartLine.module.css'
import { Saving } from './price/Saving.tsx'
import type { Counterpart, Product } from './product.ts'
import { StockStatus } from './StockStatus.tsx'
import { Yield } from './Yield.tsx'

type Props = { product: Product; counterpart: Counterpart; action?: ReactNode }

/** The quiet second line of an original: our compatible, with what decides between the two. */
export function CounterpartLine({ product, counterpart, action }: Props) {
  const { price } = counterpart
  return (
    <div className={classes.line}>
      <span>{useText()('product.own_make')}</span>
      <Link to="/pd/product" search={{ sku_id: counterpart.id }} className={classes.number}>
        {shownNumber(counterpart)}
      </Link>
      {price && (
        <span>
          <Money amount={price.discountPrice ?? price.unitPrice} currency={price.currency} />
        </span>
      )}
      <Saving counterpart={counterpart} product={product} />
      <span>
        <Yield pages={counterpart.yieldPages} standard={counterpart.yieldStandard} />
      </span>
      <StockStatus stock={counterpart.stock} status={counterpart.status} />
      {action}
    </div>
  )
}
