import { Checkbox, Textarea } from '@mantine/core'
import { failShipment } from '../../../../../contract/fulfilment/shipment.ts'
import { longestStaffReason } from '../../../../../rules/fulfilment/order-management.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { Shipment } from './queries.ts'

type Props = { shipment: Shipment; onDone: () => void }

/** Why a shipment did not arrive, and whether its goods are back. */
export function FailForm({ shipment: { shipmentId }, onDone }: Props) {
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
