import { Link } from '@tanstack/react-router'
import { dispatchShipments } from '../../../../contract/console/shipment.ts'
import { useStaffChange } from '../../../api/staff-change.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../ui/language/warehouse.ts'
import { RowTable } from '../../../ui/list/RowTable.tsx'
import { ChooseAll, choiceColumn, type RowChoice, useRowChoice } from '../../../ui/list/row-choice.tsx'
import { ShipmentStatusBadge } from '../../../ui/order/ShipmentStatusBadge.tsx'
import { OrderName } from './OrderName.tsx'
import type { ShipmentRow } from './queries.ts'
import classes from './Warehouse.module.css'

/** Shipments of one state or found by a number; packed ones are handed over together. */
export function ShipmentList({ shipments }: { shipments: readonly ShipmentRow[] }) {
  const text = useText()
  const { number, instant } = useFormat()
  const warehouseName = useWarehouseName()
  const choice = useRowChoice(shipments.filter(({ status }) => status === 'packed').map(({ shipmentId }) => shipmentId))
  const rowName = ({ shipmentId, orderno }: ShipmentRow) => ({ id: shipmentId, name: `${shipmentId} · ${orderno}` })
  return (
    <>
      {choice.choosable.length > 0 && <HandOver choice={choice} />}
      <RowTable
        rows={shipments}
        rowKey={({ shipmentId }) => shipmentId}
        columns={[
          ...(choice.choosable.length > 0 ? [choiceColumn<ShipmentRow>(choice, text('desk.choose'), rowName)] : []),
          { head: text('desk.shipment'), cell: ({ shipmentId }) => <ShipmentNumber id={shipmentId} /> },
          { head: text('desk.order'), cell: (shipment) => <OrderName order={shipment} /> },
          { head: text('desk.customer'), onPhone: 'wide', cell: ({ company, country }) => `${company} · ${country}` },
          { head: text('desk.warehouse'), cell: ({ warehouse }) => warehouseName(warehouse) },
          { head: text('desk.carrier'), cell: ({ carrierName }) => carrierName },
          { head: text('desk.begun_at'), cell: ({ createdAt }) => instant(createdAt) },
          { head: text('desk.pieces'), isRight: true, cell: ({ pieces }) => number(pieces) },
          {
            head: text('desk.status'),
            onPhone: 'corner',
            cell: ({ status }) => <ShipmentStatusBadge state={status} />,
          },
        ]}
      />
    </>
  )
}

const ShipmentNumber = ({ id }: { id: number }) => (
  <Link to="/console/$" params={{ _splat: `shipments/${id}` }} className={classes.number}>
    {id}
  </Link>
)

function HandOver({ choice }: { choice: RowChoice }) {
  const text = useText()
  const dispatch = useStaffChange(dispatchShipments, ({ shipments, refused }) => {
    choice.clear()
    if (shipments.length > 0) toast(text('warehouse.handed_over', { count: shipments.length }), 'good')
    for (const { id, msg } of refused) toast(`${id}: ${msg}`, 'bad')
  })
  return (
    <>
      <div className={classes.bulk}>
        <ChooseAll choice={choice} label={text('warehouse.choose_all_packed', { count: choice.choosable.length })} />
        <Button
          disabled={choice.ids.length === 0}
          loading={dispatch.isPending}
          onClick={() => dispatch.send({ body: { shipmentIds: choice.ids } })}
        >
          {text('warehouse.hand_over_count', { count: choice.ids.length })}
        </Button>
      </div>
      <RefusalNotice why={dispatch.error} />
    </>
  )
}
