import { TextInput } from '@mantine/core'
import { changePurchaseOrder } from '../../../../../../contract/fulfilment/purchase-order.ts'
import { isDay } from '../../../../../../rules/shipping/day.ts'
import { useStaffChange } from '../../../../../api/staff-change.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { Select } from '../../../../../ui/controls/Select.tsx'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../../ui/feedback/toast.ts'
import { Form } from '../../../../../ui/form/Form.tsx'
import { useForm } from '../../../../../ui/form/useForm.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import type { PurchaseOrder } from '../queries.ts'
import { toLineDraft } from './line-draft.ts'

type Props = { order: PurchaseOrder; onDone: () => void }

const all = 'all'

/** Another day for what is still to come: of all lines, or of those that were expected on one day. */
export function MoveDayForm({ order, onDone }: Props) {
  const text = useText()
  const { day } = useFormat()
  const { form, moving, send } = useMoveDay({ order, onDone })
  const open = order.lines.filter(({ openPieces }) => openPieces > 0)
  const days = [...new Set(open.map(({ expectedOn }) => expectedOn ?? ''))].toSorted()
  return (
    <Form onSend={send}>
      <p>{text('purchase_order.move_words')}</p>
      <RefusalNotice why={moving.error} />
      {days.length > 1 && (
        <Select
          label={text('purchase_order.which_lines')}
          data={[
            { value: all, label: text('purchase_order.all_open') },
            ...days.map((one) => ({ value: one, label: one ? day(one) : text('purchase_order.no_day') })),
          ]}
          {...form.choice('from')}
        />
      )}
      <TextInput type="date" label={text('purchase_order.new_day')} data-autofocus {...form.field('to')} />
      <Button type="submit" loading={moving.isPending}>
        {text('purchase_order.move_day')}
      </Button>
    </Form>
  )
}

function useMoveDay({ order, onDone }: Props) {
  const text = useText()
  const form = useForm({
    start: { from: all, to: '' },
    rules: ({ to }) => ({ to: !isDay(to) && text('warehouse.day_missing') }),
  })
  const moving = useStaffChange(changePurchaseOrder, ({ number }) => {
    toast(text('purchase_order.saved', { number }), 'good')
    onDone()
  })
  const send = () =>
    form.send(({ from, to }) => {
      const lines = order.lines.map((line) => {
        const moves = line.openPieces > 0 && (from === all || from === (line.expectedOn ?? ''))
        return { ...toLineDraft(line), ...(moves && { expectedOn: to }) }
      })
      const { version, supplierReference } = order
      moving.send({ params: { id: order.purchaseOrderId }, body: { version, supplierReference, lines } })
    })
  return { form, moving, send }
}
