import { Textarea } from '@mantine/core'
import { cancelDeskOrder } from '../../../../../contract/fulfilment/order-actions.ts'
import { longestStaffReason } from '../../../../../rules/fulfilment/order-management.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Select } from '../../../../ui/controls/Select.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { allPieces, type ChoosableLine, ChoosePieces, type ChosenPieces, toLinePieces } from './ChoosePieces.tsx'
import type { StaffOrder } from './queries.ts'

/** The pieces of each line that can be cancelled: what waits, and what is promised and in no shipment. */
const cancellableLines = ({ lines, desk }: StaffOrder): ChoosableLine[] =>
  lines.flatMap(({ position, number }) => {
    const progress = desk.progress.find((one) => one.position === position)
    const most = progress ? progress.waiting + progress.allocated - progress.inShipments : 0
    return most > 0 ? [{ position, number, most }] : []
  })

type Props = { order: StaffOrder; onDone: () => void }

/** What of an order is cancelled: all that is left at first, one line by its number, fewer pieces by hand; and why. */
export function CancelForm({ order, onDone }: Props) {
  const text = useText()
  const lines = cancellableLines(order)
  const { form, cancel, send } = useCancelForm(lines, { order, onDone })
  if (lines.length === 0) return <p>{text('desk.cancel_none')}</p>
  const { pieces } = form.values
  return (
    <Form onSend={send}>
      <p>{text('desk.cancel_words')}</p>
      <RefusalNotice why={cancel.error} />
      {lines.length > 1 && (
        <Select
          label={text('desk.cancel_what')}
          data={[
            { value: '', label: text('desk.cancel_all') },
            ...lines.map(({ position, number }) => ({ value: String(position), label: number })),
          ]}
          value={chosenLine(lines, pieces)}
          data-autofocus
          onChange={({ target }) => form.change({ pieces: cancelAllPieces(lines, target.value) })}
        />
      )}
      <Textarea
        label={text('console.reason')}
        description={text('desk.cancel_reason_hint')}
        rows={3}
        data-autofocus={lines.length === 1 || undefined}
        {...form.field('reason')}
      />
      <ChoosePieces
        lines={lines}
        pieces={pieces}
        head={text('desk.cancel_pieces')}
        label={({ number, most }) => text('desk.cancel_of', { number, most })}
        onChange={(next) => form.change({ pieces: next })}
      />
      {form.faults.pieces && <RefusalNotice why={form.faults.pieces} />}
      <Button type="submit" danger loading={cancel.isPending}>
        {text('desk.cancel')}
      </Button>
    </Form>
  )
}

/** All that is left of one line, or of every line where none is named. */
const cancelAllPieces = (lines: readonly ChoosableLine[], chosen: string): ChosenPieces =>
  allPieces(lines.map((line) => ({ ...line, most: chosen === '' || chosen === String(line.position) ? line.most : 0 })))

/** The one line of which something is cancelled; empty where there are several. */
function chosenLine(lines: readonly ChoosableLine[], pieces: ChosenPieces) {
  const chosen = lines.filter(({ position }) => (pieces[position] ?? 0) > 0)
  return chosen.length === 1 ? String(chosen[0]?.position) : ''
}

function useCancelForm(lines: readonly ChoosableLine[], { order: { orderId, orderno }, onDone }: Props) {
  const text = useText()
  const form = useForm<{ reason: string; pieces: ChosenPieces }>({
    start: { reason: '', pieces: allPieces(lines) },
    rules: ({ reason, pieces }) => ({
      reason: reason.trim() === '' && text('console.reason_missing'),
      pieces: lines.every(({ position }) => (pieces[position] ?? 0) === 0) && text('desk.cancel_nothing'),
    }),
    limits: { reason: longestStaffReason },
  })
  const cancel = useStaffChange(cancelDeskOrder, () => {
    toast(text('desk.cancelled_done', { orderno }), 'good')
    onDone()
  })
  const send = () =>
    form.send(({ reason, pieces }) => {
      cancel.send({ params: { id: orderId }, body: { reason: reason.trim(), lines: toLinePieces(lines, pieces) } })
    })
  return { form, cancel, send }
}
