import { useId } from 'react'
import { ButtonLink } from '../../../../../ui/controls/ButtonLink.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import { Table } from '../../../../../ui/list/Table.tsx'
import { PriceChangeCells } from '../../../../../ui/product/price/PriceChangeCells.tsx'
import { ProductNumber } from '../../ProductNumber.tsx'
import type { Preview } from '../../queries.ts'
import classes from './OrderChanges.module.css'

type Props = { lines: Preview['lines']; currency: string }

/** What costs more or less than when it was put into the basket, line by line; nothing where all costs the same. */
export function ChangedPrices({ lines, currency }: Props) {
  const text = useText()
  const title = useId()
  const changed = lines.flatMap(({ priceChange, ...line }) => (priceChange ? [{ ...line, ...priceChange }] : []))
  if (changed.length === 0) return null
  return (
    <section className={classes.changes} aria-labelledby={title}>
      <div role="status">
        <h2 id={title}>{text('price_change.notice', { count: changed.length })}</h2>
      </div>
      <Table
        heads={[text('product.product'), { right: text('price_change.before') }, { right: text('price_change.now') }]}
      >
        {changed.map(({ before, now, ...line }) => (
          <tr key={line.position}>
            <td>
              <ProductNumber product={line} />
            </td>
            <PriceChangeCells before={before} now={now} currency={currency} />
          </tr>
        ))}
      </Table>
      <ButtonLink to="/cust/pricechange" variant="default">
        {text('price_change.show')}
      </ButtonLink>
    </section>
  )
}
