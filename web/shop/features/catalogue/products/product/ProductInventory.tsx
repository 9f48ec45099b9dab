import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../../ui/language/warehouse.ts'
import classes from '../ProductPage.module.css'
import type { ProductDetail } from './product-detail.ts'

/** Where it lies and when more comes: in the Netherlands, in the other warehouses, on its way. When it arrives the delivery says. */
export function ProductInventory({ product: { stock, arrivals } }: { product: ProductDetail }) {
  const text = useText()
  const warehouseName = useWarehouseName()
  const others = stock.byWarehouse.filter(({ warehouse }) => warehouse !== 'NL')
  const inTransit = arrivals.reduce((sum, { quantity }) => sum + quantity, 0)
  const most = Math.max(1, stock.nl, inTransit, ...others.map(({ pieces }) => pieces))
  return (
    <section className={classes.panel} aria-labelledby="inventory">
      <h2 id="inventory">{text('product.inventory')}</h2>
      <dl className={classes.terms}>
        <Warehouse name={warehouseName('NL')} pieces={stock.nl} most={most} />
        {others.map(({ warehouse, pieces }) => (
          <Warehouse key={warehouse} name={warehouseName(warehouse)} pieces={pieces} most={most} />
        ))}
        <Warehouse name={text('product.in_transit')} pieces={inTransit} most={most} isComing />
      </dl>
      {arrivals.length > 0 && <Arrivals arrivals={arrivals} />}
    </section>
  )
}

type WarehouseProps = { name: string; pieces: number /** The longest bar of all. */; most: number; isComing?: boolean }

/** The pieces of one place, as a figure and as a bar beside the others. */
function Warehouse({ name, pieces, most, isComing }: WarehouseProps) {
  const { number } = useFormat()
  return (
    <div className={classes.stockRow}>
      <dt>{name}</dt>
      <dd>
        <span className={classes.bar} data-coming={isComing || undefined} aria-hidden>
          <span style={{ width: `${(100 * pieces) / most}%` }} />
        </span>
        <span className={classes.figure}>{number(pieces)}</span>
      </dd>
    </div>
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
