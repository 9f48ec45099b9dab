import { Link } from '@tanstack/react-router'
import { leavesFrom } from '../../../../../../rules/basket/basket-order.ts'
import { toCheckoutQuery } from '../../../../../../rules/catalogue/search/skus-query.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../../ui/language/warehouse.ts'
import type { Basket } from '../queries.ts'
import classes from './BasketTotals.module.css'

/** One order leaves from one warehouse: where lines were put in from several, each part can be ordered alone. */
export function FromOtherWarehouses({ basket: { rows, warehouse: home, warehouses } }: { basket: Basket }) {
  const text = useText()
  const warehouseName = useWarehouseName()
  const { warehouse, others } = leavesFrom(rows, home, warehouses)
  if (others.length === 0) return null
  const partOf = (code: string) => rows.filter((row) => leavesFrom([row], home, warehouses).warehouse === code)
  return (
    <div className={classes.otherWarehouses}>
      <p>{text('basket_line.leaves_from', { warehouse: warehouseName(warehouse) })}</p>
      {others.map(({ warehouse: code, count }) => (
        <Link key={code} to="/order/confirm" search={toCheckoutQuery(partOf(code))}>
          {text('basket_line.order_alone', { count, warehouse: warehouseName(code) })}
        </Link>
      ))}
    </div>
  )
}
