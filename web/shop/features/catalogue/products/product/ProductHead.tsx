import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { usePriceReader } from '../../../../../api/session/session.ts'
import { CopyNumber } from '../../../../../ui/controls/CopyNumber.tsx'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useLanguage, useText } from '../../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../../ui/language/warehouse.ts'
import { type Fact, PlainFacts } from '../../../../../ui/list/Facts.tsx'
import { ColourChips } from '../../../../../ui/product/ColourChips.tsx'
import { CompareToggle } from '../../../../../ui/product/CompareToggle.tsx'
import { useProductName } from '../../../../../ui/product/name.ts'
import { Price } from '../../../../../ui/product/price/Price.tsx'
import { usePageCost } from '../../../../../ui/product/price/usePageCost.ts'
import type { Counterpart } from '../../../../../ui/product/product.ts'
import { SecondaryNumber } from '../../../../../ui/product/SecondaryNumber.tsx'
import { StockStatus } from '../../../../../ui/product/StockStatus.tsx'
import { Yield } from '../../../../../ui/product/Yield.tsx'
import { labelIn } from '../className.ts'
import classes from '../ProductPage.module.css'
import type { Related } from '../queries.ts'
import { Counterparts } from './Counterparts.tsx'
import { ProductDelivery } from './ProductDelivery.tsx'
import { ProductGallery } from './ProductGallery.tsx'
import type { ProductDetail } from './product-detail.ts'
import { YieldChoice } from './YieldChoice.tsx'

type Props = {
  product: ProductDetail
  otherYields: Related['otherYields']
  /** How many the reader is about to buy. */
  pieces?: number
  buy: ReactNode
  counterpartAction?: ((counterpart: Counterpart) => ReactNode) | undefined
}

/** What a buyer decides by: picture, number, facts, stock, price, and the way into the basket. */
export function ProductHead({ product, otherYields, pieces = 1, buy, counterpartAction }: Props) {
  const text = useText()
  const reader = usePriceReader()
  const productName = useProductName()
  const number = shownNumber(product)
  const pageCost = usePageCost()(product)
  return (
    <section className={classes.head}>
      <ProductGallery product={product} />
      <div className={classes.titles}>
        <h1>{productName(product)}</h1>
        <p className={classes.number}>
          {number}
          <CopyNumber number={number} />
          <CompareToggle id={product.id} number={number} />
        </p>
        <p className={classes.facts}>
          <ColourChips colour={product.colour} named />
          <Yield pages={product.yieldPages} standard={product.yieldStandard} />
          {product.ownMake && <SecondaryNumber product={product} />}
        </p>
        <YieldChoice product={product} others={otherYields} />
        <State product={product} />
        <AtAGlance product={product} />
      </div>
      <div className={classes.buy}>
        <div className={classes.price}>
          <Price price={product.price} reader={reader} />
          {product.price && <span className={classes.quiet}>{text('ui.excl_vat')}</span>}
        </div>
        {pageCost && <span className={classes.quiet}>{text('product.page_cost', { cost: pageCost })}</span>}
        <div data-stock-word>
          <StockStatus {...product} />
        </div>
        <ProductDelivery product={product} pieces={pieces} />
        {buy}
      </div>
      <Counterparts product={product} action={counterpartAction} />
    </section>
  )
}

/** What it is and in what it works, without looking further down. */
function AtAGlance({ product }: { product: ProductDetail }) {
  const text = useText()
  const { language } = useLanguage()
  const { day } = useFormat()
  const warehouseName = useWarehouseName()
  const next = product.arrivals[0]
  const facts: Fact[] = [
    [text('product.own_number'), !product.ownMake && <span className={classes.copied}>{product.number}</span>],
    [text('product.kind'), labelIn(product.className, language)],
    [text('product.fits'), product.models.length > 0 && <PrintersCount count={product.models.length} />],
    [
      text('product.date'),
      next &&
        `${text('ui.pieces', { count: next.quantity })} · ${day(next.expectedOn)} · ${warehouseName(next.warehouse)}`,
    ],
  ]
  return <PlainFacts facts={facts} className={classes.glance} />
}

function PrintersCount({ count }: { count: number }) {
  const text = useText()
  return <a href="#printers">{text('product.printers_count', { count })}</a>
}

/** Disabled, replaced or not on sale yet. */
function State({ product }: { product: ProductDetail }) {
  const text = useText()
  if (product.status === 'active') return null
  return (
    <p className={classes.state}>
      {text(product.status === 'disabled' ? 'product.disabled_notice' : 'product.announced_notice')}{' '}
      {product.replacedBy && (
        <Link to="/pd/product" search={{ sku_id: product.replacedBy.id }}>
          {text('product.replaced_by', { number: product.replacedBy.number })}
        </Link>
      )}
    </p>
  )
}
