import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../../ui/feedback/Notice.tsx'
import { useText } from '../../../../ui/language/language.tsx'

/** In place of an order that does not exist, or belongs to another customer. */
export function OrderNotFound() {
  const text = useText()
  return (
    <Empty
      isPage
      title={text('order.missing_title')}
      action={<ButtonLink to="/hisorder/orders">{text('order.orders_title')}</ButtonLink>}
    >
      {text('order.missing')}
    </Empty>
  )
}
