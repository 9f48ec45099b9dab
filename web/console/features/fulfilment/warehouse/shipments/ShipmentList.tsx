import { Link } from '@tanstack/react-router'
import { shipmentNumber } from '../../../../../../rules/fulfilment/shipment/shipment.ts'
import { useCarrierName } from '../../../../../ui/language/carrier.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../../ui/language/warehouse.ts'
import { RowTable } from '../../../../../ui/list/RowTable.tsx'
import { choiceColumn, useRowChoice } from '../../../../../ui/list/row-choice.tsx'
import { ShipmentStatusBadge } from '../../../../../ui/order/ShipmentStatusBadge.tsx'
import { detailLink } from '../../../../../ui/page/console-link.ts'
import { OrderName } from '../OrderName.tsx'
import { PromisedDay } from '../PromisedDay.tsx'
import type { ShipmentRow } from '../queries.ts'
import classes from '../Warehouse.module.css'
import { SeveralShipments } from './SeveralShipments.tsx'

type Props = {
  shipments: readonly ShipmentRow[]
  /** Those with which one goes on from the step before: they are chosen at first. */
  first?: readonly number[]
  /** Where one goes on with the shipments that are packed; nowhere where they were looked up by a number. */
  onPacked?: ((shipmentIds: number[]) => void) | undefined
}

/** Shipments of one state or found by a number; those in the warehouse are printed, packed and handed over together. */
export function ShipmentList({ shipments, first, onPacked }: Props) {
  const text = useText()
  const { number, instant } = useFormat()
  const warehouseName = useWarehouseName()
  const choosable = shipments.filter(isInWarehouse).map(({ shipmentId }) => shipmentId)
  const choice = useRowChoice(choosable, first)
  const rowName = ({ shipmentId, orderno }: ShipmentRow) => ({
    id: shipmentId,
    name: `${shipmentNumber(shipmentId)} · ${orderno}`,
  })
  return (
    <>
      {choice.choosable.length > 0 && <SeveralShipments choice={choice} shipments={shipments} onPacked={onPacked} />}
      <RowTable
        rows={shipments}
        rowKey={({ shipmentId }) => shipmentId}
        columns={[
          ...(choice.choosable.length > 0 ? [choiceColumn<ShipmentRow>(choice, text('desk.choose'), rowName)] : []),
          { head: text('desk.shipment'), cell: ({ shipmentId }) => <ShipmentNumber id={shipmentId} /> },
          { head: text('desk.order'), cell: (shipment) => <OrderName order={shipment} /> },
          { head: text('desk.customer'), onPhone: 'wide', cell: ({ company, country }) => `${company} · ${country}` },
          { head: text('desk.warehouse'), cell: ({ warehouse }) => warehouseName(warehouse) },
          { head: text('desk.carrier'), cell: (shipment) => <Carrier shipment={shipment} /> },
          { head: text('warehouse.promised'), cell: (shipment) => <PromisedDay order={shipment} /> },
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

/** Who carries it, and that a number is missing by which they follow it. */
function Carrier({ shipment: { carrierName, needsNumber, status } }: { shipment: ShipmentRow }) {
  const text = useText()
  const nameCarrier = useCarrierName()
  return (
    <>
      {nameCarrier(carrierName)}
      {needsNumber && status !== 'picking' && <span className={classes.late}>{text('warehouse.no_tracking')}</span>}
    </>
  )
}

const ShipmentNumber = ({ id }: { id: number }) => (
  <Link {...detailLink('shipments', id)} className={classes.number}>
    {shipmentNumber(id)}
  </Link>
)

const isInWarehouse = ({ status }: ShipmentRow) => status === 'picking' || status === 'packed'
