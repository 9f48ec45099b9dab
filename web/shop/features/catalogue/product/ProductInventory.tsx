import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import classes from '../ProductPage.module.css'
import type { ProductDetail } from './product-detail.ts'

/** Where it lies and when more comes: Netherlands within 72 hours, the other warehouses, what is on its way. */
export function ProductInventory({ product: { stock, arrivals } }: { product: ProductDetail }) {
  const text = useText()
  const { number } = useFormat()
  const warehouseName = useWarehouseName()
  const others = stock.byWarehouse.filter(({ warehouse }) => warehouse !== 'NL')
  const inTransit = arrivals.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section className={classes.panel} aria-labelledby="inventory">
      <h2 id="inventory">{text('product.inventory')}</h2>
      <dl className={classes.terms}>
        <div>
          <dt>{text('product.nl_stock')}</dt>
          <dd className={classes.figure}>{number(stock.nl)}</dd>
        </div>
        {others.map(({ warehouse, pieces }) => (
          <div key={warehouse}>
            <dt>{warehouseName(warehouse)}</dt>
            <dd className={classes.figure}>{number(pieces)}</dd>
          </div>
        ))}
        <div>
          <dt>{text('product.in_transit')}</dt>
          <dd className={classes.figure}>{number(inTransit)}</dd>
        </div>
      </dl>
      {arrivals.length > 0 && <Arrivals arrivals={arrivals} />}
    </section>
  )
}

function Arrivals({ arrivals }: Pick<ProductDetail, 'arrivals'>) {
  const text = useText()
  const { number, day } = useFormat()
  const warehouseName = useWarehouseName()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{text('product.warehouse')}</th>
          <th scope="col">{text('product.date')}</th>
          <th scope="col" className={classes.figure}>
            {text('product.quantity')}
          </th>
        </tr>
      </thead>
      <tbody>
        {arrivals.map(({ warehouse, expectedOn, quantity }) => (
          <tr key={`${warehouse}-${expectedOn}`}>
            <td>{warehouseName(warehouse)}</td>
            <td>{day(expectedOn)}</td>
            <td className={classes.figure}>{number(quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
