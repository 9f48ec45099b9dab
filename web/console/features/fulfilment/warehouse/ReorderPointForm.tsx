import { TextInput } from '@mantine/core'
import { changeReorderPoint } from '../../../../../contract/fulfilment/reorder.ts'
import { mostCountedPieces } from '../../../../../rules/catalogue/product/stock.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { Shelves } from './queries.ts'

type Props = { number: string; shelf: Shelves['shelves'][number]; onDone: () => void }

/** Below how many pieces the product of a shelf is to be ordered; none where it is empty. */
export function ReorderPointForm({ number, shelf: { warehouse, reorderPoint }, onDone }: Props) {
  const text = useText()
  const form = useForm({
    start: { pieces: reorderPoint === null ? '' : String(reorderPoint) },
    rules: ({ pieces }) => ({ pieces: readPieces(pieces) === undefined && text('warehouse.pieces_wrong') }),
  })
  const changing = useStaffChange(changeReorderPoint, () => {
    toast(text('warehouse.reorder_point_saved', { number }), 'good')
    onDone()
  })
  const send = () =>
    form.send(({ pieces }) => changing.send({ body: { warehouse, number, pieces: readPieces(pieces) ?? null } }))
  return (
    <Form onSend={send}>
      <RefusalNotice why={changing.error} />
      <TextInput
        label={text('warehouse.reorder_point')}
        description={text('warehouse.reorder_point_hint')}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('pieces')}
        maxLength={7}
      />
      <Button type="submit" variant="default" loading={changing.isPending}>
        {text('warehouse.save_reorder_point')}
      </Button>
    </Form>
  )
}

/** Null for an empty field, undefined for what is none. */
function readPieces(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const pieces = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0
  return pieces >= 1 && pieces <= mostCountedPieces ? pieces : undefined
}
