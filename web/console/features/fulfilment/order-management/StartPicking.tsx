import { useNavigate } from '@tanstack/react-router'
import { createShipment } from '../../../../../contract/fulfilment/shipment.ts'
import { mayChange } from '../../../../../rules/order/order-state.ts'
import { useMay } from '../../../../api/session/session.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { ShortcutButton } from '../../../../ui/controls/ShortcutButton.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { detailLink } from '../../../../ui/page/console-link.ts'
import type { StaffOrder } from './queries.ts'

/** Begins a shipment of all that is promised to an order and in none yet, and goes to it; for who works in the warehouse. */
export function StartPicking({ order }: { order: StaffOrder }) {
  const text = useText()
  const navigate = useNavigate()
  const isWorker = useMay('staff:warehouse')
  const pick = useStaffChange(createShipment, ({ shipmentId }) => {
    void navigate(detailLink('shipments', shipmentId))
  })
  if (!isWorker || !canBePicked(order)) return null
  return (
    <>
      <ShortcutButton
        letter="P"
        loading={pick.isPending}
        onClick={() => pick.send({ params: { id: order.orderId }, body: {} })}
      >
        {text('desk.start_picking')}
      </ShortcutButton>
      <RefusalNotice why={pick.error} />
    </>
  )
}

/** What is to come all together is not picked before nothing of it waits. */
function canBePicked({ status, backOrders, desk: { progress } }: StaffOrder) {
  const isWaiting = progress.some(({ waiting }) => waiting > 0)
  const hasPieces = progress.some(({ allocated, inShipments }) => allocated > inShipments)
  return mayChange('ship', status, 'staff') && hasPieces && !(backOrders === 'together' && isWaiting)
}
