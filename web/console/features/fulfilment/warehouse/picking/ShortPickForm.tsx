import { TextInput } from '@mantine/core'
import { reportShortPick } from '../../../../../../contract/fulfilment/short-pick.ts'
import { shipmentNumber } from '../../../../../../rules/fulfilment/shipment/shipment.ts'
import { type ShortPickReason, shortPickReasons } from '../../../../../../rules/fulfilment/shipment/short-pick.ts'
import { useStaffChange } from '../../../../../api/staff-change.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { Select } from '../../../../../ui/controls/Select.tsx'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../../ui/feedback/toast.ts'
import { Form } from '../../../../../ui/form/Form.tsx'
import { useForm } from '../../../../../ui/form/useForm.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import type { Shipment } from '../queries.ts'

type Props = { shipment: Shipment; line: Shipment['lines'][number]; picked: number; onDone: () => void }

/** How many pieces of a line were found, and why not all; it says what becomes of the others. */
export function ShortPickForm({ shipment, line, picked, onDone }: Props) {
  const text = useText()
  const { form, report, send } = useShortPickForm({ shipment, line, picked, onDone })
  return (
    <Form onSend={send}>
      <RefusalNotice why={report.error} />
      <TextInput
        label={text('warehouse.short_found', { qty: line.qty })}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        {...form.field('found')}
        maxLength={4}
      />
      <Select
        label={text('console.reason')}
        data={shortPickReasons.map((reason) => ({ value: reason, label: text(`warehouse.short_${reason}`) }))}
        {...form.choice('reason')}
      />
      <p>{text(`warehouse.short_${form.values.reason}_words`)}</p>
      <p>{text('warehouse.short_whole_words')}</p>
      <Button type="submit" loading={report.isPending}>
        {text('warehouse.short_save')}
      </Button>
    </Form>
  )
}

function useShortPickForm({ shipment: { shipmentId }, line: { position, number, qty }, picked, onDone }: Props) {
  const text = useText()
  const form = useForm<{ found: string; reason: ShortPickReason }>({
    // Nothing confirmed says nothing of what is there.
    start: { found: picked > 0 && picked < qty ? String(picked) : '', reason: 'missing' },
    rules: ({ found }) => ({
      found:
        !(/^\d{1,4}$/.test(found.trim()) && Number(found) < qty) && text('warehouse.short_wrong', { most: qty - 1 }),
    }),
  })
  const report = useStaffChange(reportShortPick, ({ status, waiting }) => {
    if (status === 'cancelled')
      toast(text('warehouse.short_cancelled', { shipment: shipmentNumber(shipmentId), waiting }), 'bad')
    else toast(text('warehouse.short_done', { number, waiting }), 'good')
    onDone()
  })
  const send = () =>
    form.send(({ found, reason }) =>
      report.send({ params: { id: shipmentId }, body: { position, qty, found: Number(found), reason } }),
    )
  return { form, report, send }
}
