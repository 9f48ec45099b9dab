import { useNavigate } from '@tanstack/react-router'
import { createShipment } from '../../../../../contract/fulfilment/shipment.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { detailLink } from '../../../../ui/page/console-link.ts'
import { allPieces, type ChoosableLine, ChoosePieces, type ChosenPieces, toLinePieces } from './ChoosePieces.tsx'
import type { StaffOrder } from './queries.ts'

/** The promised pieces of each line that are in no shipment yet. */
export const pickableLines = ({ lines, desk }: StaffOrder): ChoosableLine[] =>
  lines.flatMap(({ position, number }) => {
    const progress = desk.progress.find((one) => one.position === position)
    const most = progress ? progress.allocated - progress.inShipments : 0
    return most > 0 ? [{ position, number, most }] : []
  })

/** Begins a shipment of some promised pieces of an order, all of them at first, and goes to it. The rest stays promised. */
export function PickForm({ order }: { order: StaffOrder }) {
  const text = useText()
  const navigate = useNavigate()
  const lines = pickableLines(order)
  const form = useForm<{ pieces: ChosenPieces }>({
    start: { pieces: allPieces(lines) },
    rules: ({ pieces }) => ({ pieces: toLinePieces(lines, pieces).length === 0 && text('desk.pick_nothing') }),
  })
  const pick = useStaffChange(createShipment, ({ shipmentId }) => {
    void navigate(detailLink('shipments', shipmentId))
  })
  const send = () =>
    form.send(({ pieces }) =>
      pick.send({ params: { id: order.orderId }, body: { lines: toLinePieces(lines, pieces) } }),
    )
  return (
    <Form onSend={send}>
      <p>{text('desk.pick_words')}</p>
      <RefusalNotice why={pick.error} />
      <ChoosePieces
        lines={lines}
        pieces={form.values.pieces}
        head={text('desk.pick_pieces')}
        label={({ number, most }) => text('desk.pick_of', { number, most })}
        onChange={(pieces) => form.change({ pieces })}
      />
      {form.faults.pieces && <RefusalNotice why={form.faults.pieces} />}
      <Button type="submit" loading={pick.isPending}>
        {text('desk.start_picking')}
      </Button>
    </Form>
  )
}
