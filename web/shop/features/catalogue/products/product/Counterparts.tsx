import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { usePriceReader } from '../../../../../api/session/session.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { type Fact, PlainFacts } from '../../../../../ui/list/Facts.tsx'
import { Price } from '../../../../../ui/product/price/Price.tsx'
import { Saving } from '../../../../../ui/product/price/Saving.tsx'
import { usePageCost } from '../../../../../ui/product/price/usePageCost.ts'
import type { Counterpart } from '../../../../../ui/product/product.ts'
import { StockStatus } from '../../../../../ui/product/StockStatus.tsx'
import { Yield } from '../../../../../ui/product/Yield.tsx'
import { makeText } from '../makeText.ts'
import classes from './Counterparts.module.css'
import type { ProductDetail } from './product-detail.ts'

type Props = {
  product: ProductDetail
  /** Puts the other one into the basket; nothing for who may not buy. */
  action?: ((counterpart: Counterpart) => ReactNode) | undefined
}

/** The original of our compatible, or our compatible of the original: both side by side, with what decides between them. */
export function Counterparts({ product, action }: Props) {
  const text = useText()
  const reader = usePriceReader()
  const [nearest] = product.counterparts
  if (!nearest) return null
  // A page costs the same pages only where one standard counted them.
  const isComparable = product.counterparts.every(({ yieldStandard }) => yieldStandard === product.yieldStandard)
  return (
    <section className={classes.counterparts} aria-labelledby="counterparts">
      <h2 id="counterparts">{text('list.make')}</h2>
      <ul className={classes.sides} aria-label={text('list.make')}>
        <Side side={product} other={nearest} isComparable={isComparable}>
          {product.price && <Price price={product.price} reader={reader} />}
          <span className={classes.here}>{text('product.this_one')}</span>
        </Side>
        {product.counterparts.map((side) => (
          <Side key={side.id} side={side} other={product} isComparable={isComparable}>
            <Price price={side.price} reader={reader} />
            {action?.(side)}
          </Side>
        ))}
      </ul>
    </section>
  )
}

type SideProps = { side: Counterpart; other: Counterpart; isComparable: boolean; children: ReactNode }

function Side({ side, other, isComparable, children }: SideProps) {
  const text = useText()
  const pageCost = usePageCost()(side)
  const facts: Fact[] = [
    [text('product.yield'), side.yieldPages && <Yield pages={side.yieldPages} standard={side.yieldStandard} />],
    [text('product.page_cost_term'), isComparable && pageCost],
    [text('product.stock'), <StockStatus key="stock" stock={side.stock} status={side.status} />],
    [text('product.warranty'), side.ownMake && text('product.warranty_own')],
  ]
  return (
    <li className={classes.side} data-own={side.ownMake || undefined}>
      <p className={classes.name}>
        {text(makeText[side.ownMake ? 'own' : 'original'])}{' '}
        <Link to="/pd/product" search={{ sku_id: side.id }}>
          {shownNumber(side)}
        </Link>{' '}
        <Saving counterpart={side} product={other} />
      </p>
      <PlainFacts facts={facts} className={classes.facts} />
      <div className={classes.foot}>{children}</div>
    </li>
  )
}
