import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { createShipment } from '../../../../../contract/fulfilment/shipment.ts'
import { mayChange } from '../../../../../rules/order/order-state.ts'
import { useMay } from '../../../../api/session/session.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { ShortcutButton } from '../../../../ui/controls/ShortcutButton.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { detailLink } from '../../../../ui/page/console-link.ts'
import classes from './OrderManagement.module.css'
import { PickForm, pickableLines } from './PickForm.tsx'
import type { StaffOrder } from './queries.ts'

/**
 * Begins a shipment of what is promised to an order and in none yet, and goes to it: of all of it, or of some pieces. Where the customer
 * wants all at once it says so. For who works in the warehouse.
 */
export function StartPicking({ order }: { order: StaffOrder }) {
  const text = useText()
  const isWorker = useMay('staff:warehouse')
  if (!isWorker || !mayChange('ship', order.status, 'staff') || pickableLines(order).length === 0) return null
  if (order.backOrders !== 'together')
    return (
      <>
        <PickAll order={order} />
        <PickSome order={order} />
      </>
    )
  const waiting = order.desk.progress.reduce((sum, line) => sum + line.waiting, 0)
  return (
    <>
      {waiting === 0 && <PickAll order={order} />}
      <p className={classes.whole}>{text('desk.leaves_whole', { waiting })}</p>
    </>
  )
}

function PickAll({ order: { orderId } }: { order: StaffOrder }) {
  const text = useText()
  const navigate = useNavigate()
  const pick = useStaffChange(createShipment, ({ shipmentId }) => {
    void navigate(detailLink('shipments', shipmentId))
  })
  return (
    <>
      <ShortcutButton
        letter="P"
        loading={pick.isPending}
        onClick={() => pick.send({ params: { id: orderId }, body: {} })}
      >
        {text('desk.start_picking')}
      </ShortcutButton>
      <RefusalNotice why={pick.error} />
    </>
  )
}

/** Nothing where there is but one piece to choose. */
function PickSome({ order }: { order: StaffOrder }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const pieces = pickableLines(order).reduce((sum, { most }) => sum + most, 0)
  if (pieces < 2) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {text('desk.pick_some')}
      </Button>
      {isOpen && (
        <SideDrawer title={text('desk.pick_title', { orderno: order.orderno })} onClose={() => setOpen(false)}>
          <PickForm order={order} />
        </SideDrawer>
      )}
    </>
  )
}
