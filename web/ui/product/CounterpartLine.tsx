import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shownNumber } from '../../../rules/catalogue/product/number.ts'
import { useText } from '../language/language.tsx'
import { Money } from '../language/Money.tsx'
import classes from './CounterpartLine.module.css'
import { Saving } from './price/Saving.tsx'
import type { Counterpart, Product } from './product.ts'
import { StockStatus } from './StockStatus.tsx'
import { Yield } from './Yield.tsx'

type Props = { product: Product; counterpart: Counterpart; action?: ReactNode }

/** Our compatible beside its original, with what decides between the two. */
export function CounterpartLine({ product, counterpart, action }: Props) {
  const text = useText()
  const { price } = counterpart
  return (
    <div className={classes.line} title={text('product.own_make')}>
      <span className={classes.words}>
        <Link to="/pd/product" search={{ sku_id: counterpart.id }} className={classes.number}>
          <span className={classes.label}>{text('product.own_make')}</span> {shownNumber(counterpart)}
        </Link>
        <Saving counterpart={counterpart} product={product} />
      </span>
      <span className={classes.words}>
        {price && (
          <span className={classes.price}>
            <Money amount={price.discountPrice ?? price.unitPrice} currency={price.currency} />
          </span>
        )}
        <span className={classes.stock} data-stock-brief>
          <StockStatus {...counterpart} />
        </span>
        {counterpart.yieldPages !== product.yieldPages && (
          <span className={classes.pages}>
            <Yield pages={counterpart.yieldPages} standard={null} />
          </span>
        )}
      </span>
      {action}
    </div>
  )
}
