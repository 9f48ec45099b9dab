import { useState } from 'react'
import { cancelShipment, deliverShipment, dispatchShipment } from '../../../../../contract/fulfilment/shipment.ts'
import { longestStaffReason } from '../../../../../rules/fulfilment/order-management.ts'
import { mayChangeShipment, shipmentNumber } from '../../../../../rules/fulfilment/shipment/shipment.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { ReasonForm } from '../../../../ui/form/ReasonForm.tsx'
import { useCarrierName } from '../../../../ui/language/carrier.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { FailForm } from './FailForm.tsx'
import type { Shipment } from './queries.ts'
import classes from './Warehouse.module.css'

type Props = { shipment: Shipment }

/** What may be done with a shipment as it stands, apart from picking and packing. */
export function ShipmentActions({ shipment }: Props) {
  const text = useText()
  const [open, setOpen] = useState<'fail' | 'cancel' | null>(null)
  const may = (action: Parameters<typeof mayChangeShipment>[0]) => mayChangeShipment(action, shipment.status)
  const close = () => setOpen(null)
  return (
    <div className={classes.actions}>
      {may('dispatch') && <HandOver shipment={shipment} />}
      {may('deliver') && <Deliver shipment={shipment} />}
      {may('fail') && (
        <Button variant="default" onClick={() => setOpen('fail')}>
          {text('warehouse.fail')}
        </Button>
      )}
      {may('cancel') && (
        <Button variant="default" onClick={() => setOpen('cancel')}>
          {text('warehouse.cancel')}
        </Button>
      )}
      {open && (
        <SideDrawer
          title={text(open === 'fail' ? 'warehouse.fail_title' : 'warehouse.cancel_title', {
            number: shipmentNumber(shipment.shipmentId),
          })}
          onClose={close}
        >
          {open === 'fail' ? (
            <FailForm shipment={shipment} onDone={close} />
          ) : (
            <CancelForm shipment={shipment} onDone={close} />
          )}
        </SideDrawer>
      )}
    </div>
  )
}

function HandOver({ shipment: { shipmentId, carrierName } }: Props) {
  const text = useText()
  const nameCarrier = useCarrierName()
  const dispatch = useStaffChange(dispatchShipment, () => toast(text('warehouse.handed_over', { count: 1 }), 'good'))
  return (
    <>
      <Button autoFocus loading={dispatch.isPending} onClick={() => dispatch.send({ params: { id: shipmentId } })}>
        {text('warehouse.hand_over', { carrier: nameCarrier(carrierName) })}
      </Button>
      <RefusalNotice why={dispatch.error} />
    </>
  )
}

function Deliver({ shipment: { shipmentId } }: Props) {
  const text = useText()
  const deliver = useStaffChange(deliverShipment, () => toast(text('warehouse.delivered'), 'good'))
  return (
    <>
      <Button loading={deliver.isPending} onClick={() => deliver.send({ params: { id: shipmentId } })}>
        {text('warehouse.deliver')}
      </Button>
      <RefusalNotice why={deliver.error} />
    </>
  )
}

type FormProps = Props & { onDone: () => void }

function CancelForm({ shipment: { shipmentId }, onDone }: FormProps) {
  const text = useText()
  const cancel = useStaffChange(cancelShipment, onDone)
  return (
    <ReasonForm
      words={text('warehouse.cancel_words')}
      hint={text('desk.reason_hint')}
      submit={text('warehouse.cancel')}
      longest={longestStaffReason}
      danger
      deciding={cancel}
      onReason={(reason) => cancel.send({ params: { id: shipmentId }, body: { reason } })}
    />
  )
}
