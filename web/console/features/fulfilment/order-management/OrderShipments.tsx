import { Link } from '@tanstack/react-router'
import { shipmentNumber } from '../../../../../rules/fulfilment/shipment/shipment.ts'
import { holds } from '../../../../../rules/identity/permissions.ts'
import { useSession } from '../../../../api/session/session.ts'
import { useCarrierName } from '../../../../ui/language/carrier.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import { ShipmentStatusBadge } from '../../../../ui/order/ShipmentStatusBadge.tsx'
import page from '../../../../ui/page/ConsolePage.module.css'
import { detailLink } from '../../../../ui/page/console-link.ts'
import classes from './OrderManagement.module.css'
import { PrintShippingDocuments } from './PrintShippingDocuments.tsx'
import type { StaffOrder } from './queries.ts'

type Shipment = StaffOrder['desk']['shipments'][number]

type Props = { order: Pick<StaffOrder, 'orderId' | 'orderno' | 'desk'> }

/** The shipments of an order in every state, with their shipping documents; staff with the permission of the warehouse open them. */
export function OrderShipments({ order: { orderId, orderno, desk } }: Props) {
  const text = useText()
  const nameCarrier = useCarrierName()
  const { number, instant } = useFormat()
  if (desk.shipments.length === 0) return null
  return (
    <section>
      <h2>{text('desk.shipments')}</h2>
      <RowTable
        rows={desk.shipments}
        rowKey={({ shipmentId }) => shipmentId}
        columns={[
          { head: text('desk.shipment'), cell: (shipment) => <ShipmentNumber shipment={shipment} /> },
          { head: text('desk.carrier'), cell: ({ carrier }) => nameCarrier(carrier) },
          { head: text('desk.begun_at'), cell: ({ createdAt }) => instant(createdAt) },
          { head: text('desk.pieces'), isRight: true, cell: ({ pieces }) => number(pieces) },
          { head: text('desk.tracking'), onPhone: 'wide', cell: ({ trackingNumbers }) => trackingNumbers.join(', ') },
          {
            head: text('desk.status'),
            onPhone: 'corner',
            cell: ({ status }) => <ShipmentStatusBadge state={status} />,
          },
        ]}
      />
      <div className={classes.documents}>
        <PrintShippingDocuments orderIds={[orderId]} nameOf={() => orderno} />
      </div>
    </section>
  )
}

function ShipmentNumber({ shipment: { shipmentId } }: { shipment: Shipment }) {
  const permissions = useSession()?.permissions ?? []
  if (!holds(permissions, 'staff:warehouse')) return <span className={page.number}>{shipmentNumber(shipmentId)}</span>
  return (
    <Link {...detailLink('shipments', shipmentId)} className={page.number}>
      {shipmentNumber(shipmentId)}
    </Link>
  )
}
