import { Link } from '@tanstack/react-router'
import { useMay } from '../../../api/session/session.ts'
import classes from './Finance.module.css'

/** The number of an order; it leads there who may see orders. */
export function OrderNumber({ orderno }: { orderno: string }) {
  const mayOpen = useMay('cust:order')
  if (!mayOpen) return <span className={classes.number}>{orderno}</span>
  return (
    <Link to="/hisorder/orderDetails/$orderno" params={{ orderno }} className={classes.number}>
      {orderno}
    </Link>
  )
}
