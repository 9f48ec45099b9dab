import { Link } from '@tanstack/react-router'
import { toCents } from '../../../rules/catalogue/price/money.ts'
import { kindOfClass } from '../../../rules/catalogue/product/catalogue.ts'
import { shownNumber } from '../../../rules/catalogue/product/number.ts'
import { pickPrinterSet } from '../../../rules/catalogue/search/printer-set.ts'
import { useText } from '../../ui/language/language.tsx'
import { Money } from '../../ui/language/Money.tsx'
import { ColourChips } from '../../ui/product/ColourChips.tsx'
import { AddAll } from '../features/basket/basket/AddAll.tsx'
import { makeText } from '../features/catalogue/products/makeText.ts'
import type { Sku } from '../features/catalogue/products/queries.ts'
import classes from './PrinterSets.module.css'

/** All that a printer takes at once, of the maker and of our make, each in one click. */
export function PrinterSets({ products }: { products: readonly Sku[] }) {
  const text = useText()
  const onSale = products.filter(({ status }) => status === 'active')
  const sets = [false, true].map((ownMake) => ({ ownMake, set: pickMakeSet(onSale, ownMake) }))
  const completeSets = sets.filter(({ set }) => set.length > 1)
  if (completeSets.length === 0) return null
  return (
    <section aria-labelledby="sets">
      <h2 id="sets">{text('printer.sets')}</h2>
      <ul className={classes.sets}>
        {completeSets.map(({ ownMake, set }) => (
          <PrinterSet key={String(ownMake)} ownMake={ownMake} set={set} />
        ))}
      </ul>
    </section>
  )
}

/** The set of one make; empty where that make has none of its cartridges. What it lacks, such as a drum, is of the other. */
function pickMakeSet(products: readonly Sku[], ownMake: boolean): Sku[] {
  const first = products.find((product) => product.ownMake === ownMake && kindOfClass(product.classId) !== 'drum')
  if (!first) return []
  const { classId, yieldPages } = first
  return pickPrinterSet(products, { ownMake, classId, yieldPages })
}

function PrinterSet({ ownMake, set }: { ownMake: boolean; set: readonly Sku[] }) {
  const text = useText()
  return (
    <li className={classes.set} data-own={ownMake || undefined}>
      <h3>{text(makeText[ownMake ? 'own' : 'original'])}</h3>
      <ul className={classes.parts}>
        {set.map((product) => (
          <li key={product.id}>
            <ColourChips colour={product.colour} />
            <Link to="/pd/product" search={{ sku_id: product.id }}>
              {shownNumber(product)}
            </Link>
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <SetPrice set={set} />
        <AddAll products={set} />
      </div>
    </li>
  )
}

/** What all of it costs; nothing where a price is missing. */
function SetPrice({ set }: { set: readonly Sku[] }) {
  const prices = set.flatMap(({ price }) => price ?? [])
  const currency = prices[0]?.currency
  if (!currency || prices.length < set.length) return null
  const cents = prices.reduce((sum, { discountPrice, unitPrice }) => sum + toCents(discountPrice ?? unitPrice), 0)
  return (
    <strong className={classes.price}>
      <Money amount={cents / 100} currency={currency} />
    </strong>
  )
}
