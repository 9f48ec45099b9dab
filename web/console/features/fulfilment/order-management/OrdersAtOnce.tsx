import { mayChange } from '../../../../../rules/order/order-state.ts'
import { useMay } from '../../../../api/session/session.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { ChooseAll, type RowChoice } from '../../../../ui/list/row-choice.tsx'
import { BulkRelease } from './BulkRelease.tsx'
import classes from './OrderManagement.module.css'
import { PrintShippingDocuments } from './PrintShippingDocuments.tsx'
import type { OrderRow } from './queries.ts'

type Props = { orders: readonly OrderRow[]; choice: RowChoice }

/** What is done with the chosen orders of a list: those that can be are released, and their shipping documents are printed. */
export function OrdersAtOnce({ orders, choice }: Props) {
  const text = useText()
  const mayRelease = useMay('staff:desk')
  const releasable = orders.filter(({ status }) => mayChange('release', status, 'staff'))
  const nameOf = (orderId: number) => orders.find((order) => order.orderId === orderId)?.orderno ?? String(orderId)
  const chosen = releasable.map(({ orderId }) => orderId).filter(choice.isChosen)
  return (
    <div className={classes.bulk}>
      <ChooseAll choice={choice} label={text('desk.choose_all', { count: choice.choosable.length })} />
      {mayRelease && releasable.length > 0 && <BulkRelease choice={choice} orderIds={chosen} nameOf={nameOf} />}
      <PrintShippingDocuments orderIds={choice.ids} nameOf={nameOf} />
    </div>
  )
}
