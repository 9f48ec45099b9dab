import { Link } from '@tanstack/react-router'
import { shownBrand } from '../../../../../../rules/catalogue/product/number.ts'
import { CopyNumber } from '../../../../../ui/controls/CopyNumber.tsx'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useLanguage, useText } from '../../../../../ui/language/language.tsx'
import { type Fact, PlainFacts } from '../../../../../ui/list/Facts.tsx'
import { ColourChips } from '../../../../../ui/product/ColourChips.tsx'
import { usePageCost } from '../../../../../ui/product/price/usePageCost.ts'
import { SecondaryNumber } from '../../../../../ui/product/SecondaryNumber.tsx'
import { Yield } from '../../../../../ui/product/Yield.tsx'
import { labelIn } from '../className.ts'
import classes from '../ProductPage.module.css'
import type { ProductDetail } from './product-detail.ts'

/** Basic information and attributes as a list of terms. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  const text = useText()
  return (
    <section className={classes.panel} aria-labelledby="basic">
      <h2 id="basic">{text('product.basic')}</h2>
      <PlainFacts facts={useFacts(product)} className={classes.terms} />
    </section>
  )
}

function useFacts(product: ProductDetail): Fact[] {
  const text = useText()
  const { language } = useLanguage()
  const { number } = useFormat()
  const pageCost = usePageCost()
  return [
    [text('product.number'), !product.ownMake && product.oemCode && <Copied number={product.oemCode} />],
    [text('product.own_number'), <Copied key="own" number={product.number} />],
    [text('product.own_make'), product.ownMake && <SecondaryNumber key="replaced" product={product} />],
    [text('product.number_short'), !product.ownMake && product.shortName],
    [
      text('product.brand'),
      <Link key="brand" to="/list/toner" search={product.ownMake ? { make: ['own'] } : { brandId: [product.brandId] }}>
        {shownBrand(product)}
      </Link>,
    ],
    [
      text('product.kind'),
      <Link key="kind" to="/list/toner" search={{ classId: [product.classId] }}>
        {labelIn(product.className, language)}
      </Link>,
    ],
    [text('product.series'), product.series],
    [text('product.colour'), product.colour && <ColourChips colour={product.colour} named />],
    [
      text('product.yield'),
      product.yieldPages && <Yield pages={product.yieldPages} standard={product.yieldStandard} />,
    ],
    [text('product.page_cost_term'), pageCost(product)],
    ...product.attributes.map((attribute): Fact => [labelIn(attribute, language), attribute.value]),
    [text('product.weight'), product.weightGrams > 0 && `${number(product.weightGrams)} g`],
    [text('product.union_code'), product.unionCode],
    [text('product.box_barcode'), product.boxBarcode],
    [text('product.product_barcode'), product.productBarcode],
  ]
}

function Copied({ number }: { number: string }) {
  return (
    <span className={classes.copied}>
      {number}
      <CopyNumber number={number} />
    </span>
  )
}
