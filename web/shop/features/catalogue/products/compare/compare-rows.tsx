import type { ReactNode } from 'react'
import { shownBrand } from '../../../../../../rules/catalogue/product/number.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useLanguage, useText } from '../../../../../ui/language/language.tsx'
import { ColourChips } from '../../../../../ui/product/ColourChips.tsx'
import { Saving } from '../../../../../ui/product/price/Saving.tsx'
import { usePageCost } from '../../../../../ui/product/price/usePageCost.ts'
import { StockStatus } from '../../../../../ui/product/StockStatus.tsx'
import { Yield } from '../../../../../ui/product/Yield.tsx'
import { labelIn } from '../className.ts'
import type { ProductDetail } from '../product/product-detail.ts'

/** One line of the comparison: what it is called, each product's value, and what of it is compared. */
export type CompareRow = { term: string; cells: Array<{ shown: ReactNode; same: unknown }> }

/** The lines of a comparison that say something about at least one of the products. */
export function useCompareRows(products: readonly ProductDetail[]): CompareRow[] {
  const text = useText()
  const { language } = useLanguage()
  const { number } = useFormat()
  const plain = (value: string | null | undefined) => ({ shown: value, same: value })

  const row = (term: string, cellOf: (product: ProductDetail) => { shown: ReactNode; same: unknown }) => ({
    term,
    cells: products.map(cellOf),
  })
  return [
    ...usePriceRows(products),
    row(text('product.stock'), ({ stock, status }) => ({
      shown: <StockStatus stock={stock} status={status} />,
      same: `${status} ${stock.total}`,
    })),
    row(text('product.brand'), (product) => plain(shownBrand(product))),
    row(text('product.kind'), ({ className }) => plain(labelIn(className, language))),
    row(text('product.own_make'), ({ ownMake }) => plain(text(ownMake ? 'ui.yes' : 'ui.no'))),
    row(text('product.colour'), ({ colour }) => ({
      shown: colour && <ColourChips colour={colour} named />,
      same: colour,
    })),
    row(text('product.yield'), ({ yieldPages, yieldStandard }) => ({
      shown: yieldPages !== null && <Yield pages={yieldPages} standard={yieldStandard} />,
      same: yieldPages && `${yieldPages} ${yieldStandard}`,
    })),
    ...attributeRows(products, (attribute) => labelIn(attribute, language)),
    // Our terms promise it for every product.
    row(text('product.warranty'), () => plain(text('product.warranty_own'))),
    row(text('product.weight'), ({ weightGrams }) => plain(weightGrams > 0 ? `${number(weightGrams)} g` : null)),
    row(text('product.fits'), ({ models }) => ({
      shown: models.length > 0 && text('product.printers_count', { count: models.length }),
      same: models.map(({ modelId }) => modelId).join(),
    })),
  ].filter(({ cells }) => cells.some(({ same }) => same))
}

// A page costs the same pages only where one standard counted them.
const isComparable = (products: readonly ProductDetail[]) =>
  new Set(products.filter(({ yieldPages }) => yieldPages).map(({ yieldStandard }) => yieldStandard)).size === 1

type AmountProps = { amount: string; product: ProductDetail; among: readonly ProductDetail[] }

/** What the products cost: a piece, and a page where that can be compared. */
function usePriceRows(products: readonly ProductDetail[]): CompareRow[] {
  const text = useText()
  const { money } = useFormat()
  const costOf = usePageCost()
  const amounts = products.map(({ price }) => price && money(price.discountPrice ?? price.unitPrice, price.currency))
  return [
    {
      term: text('product.price'),
      cells: products.map((product, at) => {
        const amount = amounts[at]
        return { shown: amount && <Amount amount={amount} product={product} among={products} />, same: amount }
      }),
    },
    {
      term: text('product.page_cost_term'),
      cells: products.map((product) => {
        const cost = isComparable(products) ? costOf(product) : undefined
        return { shown: cost, same: cost }
      }),
    },
  ]
}

/** A price, and of our compatible what it saves against the original that stands beside it. */
function Amount({ amount, product, among }: AmountProps) {
  const original = among.find(
    ({ counterparts, ownMake }) => !ownMake && counterparts.some(({ id }) => id === product.id),
  )
  if (!original) return amount
  return (
    <>
      {amount} <Saving counterpart={product} product={original} />
    </>
  )
}

type Attribute = ProductDetail['attributes'][number]

function attributeRows(products: readonly ProductDetail[], termOf: (attribute: Attribute) => string): CompareRow[] {
  const attributesByName = new Map(
    products.flatMap(({ attributes }) => attributes.map((one) => [one.name, one] as const)),
  )
  return [...attributesByName.values()].map((attribute) => ({
    term: termOf(attribute),
    cells: products.map(({ attributes }) => {
      const value = attributes.find(({ name }) => name === attribute.name)?.value
      return { shown: value, same: value }
    }),
  }))
}

export const differs = ({ cells }: CompareRow) => cells.some(({ same }) => same !== cells[0]?.same)
