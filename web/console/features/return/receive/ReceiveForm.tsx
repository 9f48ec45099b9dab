import { Checkbox } from '@mantine/core'
import { receiveReturn } from '../../../../../contract/return/staff-return.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { joinLines, type ReturnLine, type StaffReturn } from '../queries.ts'
import classes from '../Return.module.css'
import { ParcelLine } from './ParcelLine.tsx'

type Props = { found: StaffReturn; onDone: () => void }

/** Which lines came in, and how many pieces of each: all of them, unless staff say otherwise. */
export function ReceiveForm({ found, onDone }: Props) {
  const text = useText()
  const lines = joinLines(found).filter(({ actions }) => actions.includes('receive'))
  const { form, send, error, isPending } = useReceiveForm(found, lines, onDone)
  const { chosen, pieces } = form.values
  return (
    <Form onSend={send}>
      <p>{text('return_desk.receive_hint')}</p>
      <RefusalNotice why={error} />
      <Checkbox.Group
        label={text('return_desk.in_parcel')}
        value={chosen}
        error={form.faults.chosen}
        onChange={(now) => form.change({ chosen: now })}
      >
        <div className={classes.choices}>
          {lines.map((line) => (
            <ParcelLine
              key={line.position}
              line={line}
              isIn={chosen.includes(String(line.position))}
              pieces={pieces[line.position] ?? line.qty}
              onPieces={(count) => form.change({ pieces: { ...pieces, [line.position]: count } })}
            />
          ))}
        </div>
      </Checkbox.Group>
      <Button type="submit" loading={isPending}>
        {text('return_desk.receive')}
      </Button>
    </Form>
  )
}

/** By the position of the line; a field that is not typed in counts as all of it. */
type Pieces = Readonly<Record<number, number>>

function useReceiveForm({ returnId }: StaffReturn, lines: readonly ReturnLine[], onDone: () => void) {
  const text = useText()
  const receive = useStaffChange(receiveReturn, () => {
    toast(text('return_desk.received'), 'good')
    onDone()
  })
  // Another staff user may have received a line meanwhile: it is no longer among those that can be.
  const parcelLines = (chosen: readonly string[]) => lines.filter(({ position }) => chosen.includes(String(position)))
  const form = useForm({
    start: { chosen: lines.map(({ position }) => String(position)), pieces: {} as Pieces },
    rules: ({ chosen }) => ({ chosen: parcelLines(chosen).length === 0 && text('return_desk.receive_none') }),
  })
  const send = () =>
    form.send(({ chosen, pieces }) => {
      const counted = parcelLines(chosen).map(({ position, qty }) => ({ position, qty: pieces[position] ?? qty }))
      receive.send({ params: { id: returnId }, body: { lines: counted } })
    })
  return { form, send, error: receive.error, isPending: receive.isPending }
}
