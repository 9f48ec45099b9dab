import { Link } from '@tanstack/react-router'
import { useMay } from '../../../../../api/session/session.ts'
import { useText } from '../../../../../ui/language/language.tsx'

/** What a list has become: a way to it for who may see orders, and its number for who prepares lists alone. */
export function OrderOfList({ orderno }: { orderno: string }) {
  const text = useText()
  const order = text('quick_order.see_order', { orderno })
  if (!useMay('cust:order')) return <span>{order}</span>
  return (
    <Link to="/hisorder/orderDetails/$orderno" params={{ orderno }}>
      {order}
    </Link>
  )
}
