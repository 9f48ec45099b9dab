import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useProductName } from '../../../../../ui/product/name.ts'
import { ProductPicture } from '../../../../../ui/product/picture/ProductPicture.tsx'
import { type MakeComparison as Comparison, makeComparisonQuery } from '../queries.ts'
import classes from './MakeComparison.module.css'

/** One original beside our compatible, and what it saves; prices are for who has signed in. */
export function MakeComparison({ orgId }: { orgId: number }) {
  const { data } = useQuery(makeComparisonQuery(orgId))
  return data ? <Pair {...data} /> : null
}

function Pair({ original, compatible, savingPercent }: NonNullable<Comparison>) {
  const text = useText()
  const { number } = useFormat()
  const pages = compatible.yieldPages
  return (
    <section className={classes.compare} aria-labelledby="make-comparison">
      <div className={classes.saving}>
        <h2 id="make-comparison">{text('home.compare')}</h2>
        <strong>{text('home.compare_saving', { percent: number(savingPercent) })}</strong>
        <p>{text('home.compare_lead')}</p>
        <Link to="/ac/register">{text('home.compare_prices')}</Link>
      </div>
      {[original, compatible].map((product) => (
        <Side key={product.id} product={product}>
          {pages !== null && <li>{text('home.compare_pages', { pages: number(pages) })}</li>}
          <li>{text('home.compare_warranty')}</li>
        </Side>
      ))}
    </section>
  )
}

type SideProps = { product: NonNullable<Comparison>['original']; children: React.ReactNode }

function Side({ product, children }: SideProps) {
  const name = useProductName()(product)
  return (
    <div className={classes.side}>
      <ProductPicture product={product} size={120} decorative />
      <div>
        <Link to="/pd/product" search={{ sku_id: product.id }} className={classes.number}>
          {shownNumber(product)}
        </Link>
        <p>{name}</p>
        <ul>{children}</ul>
      </div>
    </div>
  )
}
