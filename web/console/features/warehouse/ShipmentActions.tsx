import { Checkbox, Textarea } from '@mantine/core'
import { useState } from 'react'
import {
  cancelShipment,
  deliverShipment,
  dispatchShipment,
  failShipment,
} from '../../../../contract/console/shipment.ts'
import { longestStaffReason } from '../../../../rules/console/desk.ts'
import { mayChangeShipment } from '../../../../rules/order/shipment/shipment.ts'
import { useStaffChange } from '../../../api/staff-change.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../ui/dialog/SideDrawer.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { ReasonForm } from '../../../ui/form/ReasonForm.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { useText } from '../../../ui/language/language.tsx'
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
            number: shipment.shipmentId,
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
  const dispatch = useStaffChange(dispatchShipment, () => toast(text('warehouse.handed_over', { count: 1 }), 'good'))
  return (
    <>
      <Button autoFocus loading={dispatch.isPending} onClick={() => dispatch.send({ params: { id: shipmentId } })}>
        {text('warehouse.hand_over', { carrier: carrierName })}
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

function FailForm({ shipment: { shipmentId }, onDone }: FormProps) {
  const text = useText()
  const fail = useStaffChange(failShipment, onDone)
  const form = useForm({
    start: { reason: '', comesBack: false },
    rules: ({ reason }) => ({ reason: reason.trim() === '' && text('console.reason_missing') }),
    limits: { reason: longestStaffReason },
  })
  const send = () =>
    form.send(({ reason, comesBack }) =>
      fail.send({ params: { id: shipmentId }, body: { reason: reason.trim(), comesBack } }),
    )
  return (
    <Form onSend={send}>
      <p>{text('warehouse.fail_words')}</p>
      <RefusalNotice why={fail.error} />
      <Textarea
        label={text('console.reason')}
        description={text('desk.reason_hint')}
        rows={3}
        data-autofocus
        {...form.field('reason')}
      />
      <Checkbox
        label={text('warehouse.comes_back')}
        checked={form.values.comesBack}
        onChange={({ currentTarget }) => form.change({ comesBack: currentTarget.checked })}
      />
      <Button type="submit" danger loading={fail.isPending}>
        {text('warehouse.fail')}
      </Button>
    </Form>
  )
}
