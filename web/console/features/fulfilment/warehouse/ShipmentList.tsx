import { Link } from '@tanstack/react-router'
import { dispatchShipments } from '../../../../../contract/fulfilment/shipment.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import { ChooseAll, choiceColumn, type RowChoice, useRowChoice } from '../../../../ui/list/row-choice.tsx'
import { ShipmentStatusBadge } from '../../../../ui/order/ShipmentStatusBadge.tsx'
import { detailLink } from '../../../../ui/page/console-link.ts'
import { OrderName } from './OrderName.tsx'
import { PrintButtons } from './PrintButtons.tsx'
import type { ShipmentRow } from './queries.ts'
import classes from './Warehouse.module.css'

/** Shipments of one state or found by a number; those in the warehouse are printed, and packed ones handed over, together. */
export function ShipmentList({ shipments }: { shipments: readonly ShipmentRow[] }) {
  const text = useText()
  const { number, instant } = useFormat()
  const warehouseName = useWarehouseName()
  const choice = useRowChoice(shipments.filter(isInWarehouse).map(({ shipmentId }) => shipmentId))
  const rowName = ({ shipmentId, orderno }: ShipmentRow) => ({ id: shipmentId, name: `${shipmentId} · ${orderno}` })
  return (
    <>
      {choice.choosable.length > 0 && <Bulk choice={choice} shipments={shipments} />}
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
  <Link {...detailLink('shipments', id)} className={classes.number}>
    {id}
  </Link>
)

const isInWarehouse = ({ status }: ShipmentRow) => status === 'picking' || status === 'packed'

/** Shipping documents of the chosen shipments, and handing over those of them that are packed. */
function Bulk({ choice, shipments }: { choice: RowChoice; shipments: readonly ShipmentRow[] }) {
  const text = useText()
  const packed = shipments.filter(({ status, shipmentId }) => status === 'packed' && choice.isChosen(shipmentId))
  const dispatch = useStaffChange(dispatchShipments, ({ shipments: dispatched, refused }) => {
    choice.clear()
    if (dispatched.length > 0) toast(text('warehouse.handed_over', { count: dispatched.length }), 'good')
    for (const { id, msg } of refused) toast(`${id}: ${msg}`, 'bad')
  })
  return (
    <>
      <div className={classes.bulk}>
        <ChooseAll choice={choice} label={text('warehouse.choose_all_shipments', { count: choice.choosable.length })} />
        {shipments.some(({ status }) => status === 'packed') && (
          <Button
            disabled={packed.length === 0}
            loading={dispatch.isPending}
            onClick={() => dispatch.send({ body: { shipmentIds: packed.map(({ shipmentId }) => shipmentId) } })}
          >
            {text('warehouse.hand_over_count', { count: packed.length })}
          </Button>
        )}
        <PrintButtons shipmentIds={choice.ids} />
      </div>
      <RefusalNotice why={dispatch.error} />
    </>
  )
}
