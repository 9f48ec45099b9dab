import { pickOrders } from '../../../../../contract/fulfilment/shipment.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useCarrierName } from '../../../../ui/language/carrier.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import { type Column, RowTable } from '../../../../ui/list/RowTable.tsx'
import { ChooseAll, choiceColumn, type RowChoice, useRowChoice } from '../../../../ui/list/row-choice.tsx'
import { OrderName } from './OrderName.tsx'
import { PromisedDay } from './PromisedDay.tsx'
import type { PickableOrder } from './queries.ts'
import classes from './Warehouse.module.css'

type Props = {
  orders: readonly PickableOrder[]
  /** Where one goes on with the shipments that are begun. */
  onBegun: (shipmentIds: number[]) => void
}

/** Orders that can be picked now; the chosen ones become shipments. */
export function PickableList({ orders, onBegun }: Props) {
  const text = useText()
  const choice = useRowChoice(orders.map(({ orderId }) => orderId))
  const pick = useStaffChange(pickOrders, ({ shipments, refused }) => {
    choice.clear()
    for (const { id, msg } of refused) {
      toast(`${orders.find(({ orderId }) => orderId === id)?.orderno ?? id}: ${msg}`, 'bad')
    }
    if (shipments.length === 0) return
    toast(text('warehouse.begun', { count: shipments.length }), 'good')
    onBegun(shipments.map(({ shipmentId }) => shipmentId))
  })
  return (
    <>
      <div className={classes.bulk}>
        <ChooseAll choice={choice} label={text('warehouse.choose_all', { count: orders.length })} />
        <Button
          disabled={choice.ids.length === 0}
          loading={pick.isPending}
          onClick={() => pick.send({ body: { orderIds: choice.ids } })}
        >
          {text('warehouse.begin', { count: choice.ids.length })}
        </Button>
      </div>
      <RefusalNotice why={pick.error} />
      <RowTable rows={orders} rowKey={({ orderId }) => orderId} columns={useColumns(choice)} />
    </>
  )
}

function useColumns(choice: RowChoice): Column<PickableOrder>[] {
  const text = useText()
  const warehouseName = useWarehouseName()
  const nameCarrier = useCarrierName()
  return [
    choiceColumn(choice, text('desk.choose'), (row) => ({ id: row.orderId, name: row.orderno })),
    { head: text('desk.order'), cell: (order) => <OrderName order={order} /> },
    { head: text('desk.customer'), onPhone: 'wide', cell: ({ company, country }) => `${company} · ${country}` },
    { head: text('desk.warehouse'), cell: ({ warehouse }) => warehouseName(warehouse) },
    { head: text('desk.carrier'), cell: ({ carrierName }) => nameCarrier(carrierName) },
    { head: text('warehouse.promised'), cell: (order) => <PromisedDay order={order} /> },
    { head: text('desk.pieces'), isRight: true, cell: (order) => <Pieces order={order} /> },
  ]
}

function Pieces({ order: { pieces, waiting } }: { order: PickableOrder }) {
  const text = useText()
  const { number } = useFormat()
  return (
    <>
      {number(pieces)}
      {waiting > 0 && <span className={classes.quiet}>{text('desk.pieces_waiting', { pieces: waiting })}</span>}
    </>
  )
}
