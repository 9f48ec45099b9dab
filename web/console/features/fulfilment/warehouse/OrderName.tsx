import { Link } from '@tanstack/react-router'
import { useText } from '../../../../ui/language/language.tsx'
import { detailLink } from '../../../../ui/page/console-link.ts'
import type { ShipmentRow } from './queries.ts'
import classes from './Warehouse.module.css'

/** The number of an order, which leads to it, and how it is sent where it is no regular one. */
export function OrderName({ order }: { order: Pick<ShipmentRow, 'orderId' | 'orderno' | 'orderType'> }) {
  const text = useText()
  const { orderId, orderno, orderType } = order
  return (
    <>
      <Link {...detailLink('orders', orderId)} className={classes.number}>
        {orderno}
      </Link>
      {orderType !== 'REG' && <span className={classes.quiet}>{text(`desk.type_${orderType}`)}</span>}
    </>
  )
}
