import { Textarea, TextInput } from '@mantine/core'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../../../ui/form/Form.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import type { StaffOrder } from '../queries.ts'
import { AddLine, useProductField } from './AddLine.tsx'
import { ChangeLines } from './ChangeLines.tsx'
import { ChangePreview } from './ChangePreview.tsx'
import { useOrderChange } from './useOrderChange.ts'

type Props = { order: StaffOrder; onDone: () => void }

/** Pieces, prices and new lines of an order, its PO number and note: first what that makes of the order, then its confirmation. */
export function ChangeForm({ order, onDone }: Props) {
  const text = useText()
  const { form, preview, change, current, send } = useOrderChange(order, onDone)
  const product = useProductField()
  const { lines } = form.values
  return (
    <>
      <p>{text('desk.change_words')}</p>
      <AddLine product={product} onAdd={(line) => form.change({ lines: [...lines, line] })} />
      <Form onSend={() => product.refuseLeftOver() || send()}>
        <RefusalNotice why={change.error ?? preview.error} />
        {form.faults.change && <RefusalNotice why={form.faults.change} />}
        <ChangeLines order={order} lines={lines} onChange={(next) => form.change({ lines: next })} />
        <TextInput label={text('order.po')} {...form.field('poNumber')} />
        <Textarea label={text('order.instruction')} rows={2} {...form.field('instruction')} />
        <Textarea
          label={text('console.reason')}
          description={text('desk.change_reason_hint')}
          rows={2}
          {...form.field('reason')}
        />
        {current && <ChangePreview preview={current} />}
        <Button type="submit" loading={preview.isPending || change.isPending}>
          {text(current ? 'desk.change_confirm' : 'desk.change_preview')}
        </Button>
      </Form>
    </>
  )
}
