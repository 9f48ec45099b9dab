import { Link } from '@tanstack/react-router'
import { holds } from '../../../../../rules/identity/permissions.ts'
import { useSession } from '../../../../api/session/session.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import { ShipmentStatusBadge } from '../../../../ui/order/ShipmentStatusBadge.tsx'
import { detailLink } from '../../../../ui/page/console-link.ts'
import page from '../../../../ui/page/Desk.module.css'
import classes from './Desk.module.css'
import { PrintPapers } from './PrintPapers.tsx'
import type { DeskOrder } from './queries.ts'

type Shipment = DeskOrder['desk']['shipments'][number]

type Props = { order: Pick<DeskOrder, 'orderId' | 'orderno' | 'desk'> }

/** The shipments of an order in every state, with their papers; whoever works in the warehouse opens them. */
export function DeskShipments({ order: { orderId, orderno, desk } }: Props) {
  const text = useText()
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
          { head: text('desk.carrier'), cell: ({ carrier }) => carrier },
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
      <div className={classes.papers}>
        <PrintPapers orderIds={[orderId]} nameOf={() => orderno} />
      </div>
    </section>
  )
}

function ShipmentNumber({ shipment: { shipmentId } }: { shipment: Shipment }) {
  const permissions = useSession()?.permissions ?? []
  if (!holds(permissions, 'staff:warehouse')) return <span className={page.number}>{shipmentId}</span>
  return (
    <Link {...detailLink('shipments', shipmentId)} className={page.number}>
      {shipmentId}
    </Link>
  )
}
