import { Checkbox } from '@mantine/core'
import { replaceReturnLines } from '../../../../contract/return/staff-return.ts'
import { useStaffChange } from '../../../api/staff-change.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { useText } from '../../../ui/language/language.tsx'
import { NoteField, toNote } from './NoteField.tsx'
import { joinLines, type ReturnLine, type StaffReturn } from './queries.ts'
import classes from './Return.module.css'

type Props = { found: StaffReturn; onDone: () => void }

/** Which lines are replaced: all that can be, unless staff choose otherwise. */
export function ReplaceForm({ found, onDone }: Props) {
  const text = useText()
  const lines = joinLines(found).filter(({ actions }) => actions.includes('replace'))
  const { form, send, error, isPending } = useReplaceForm(found, lines, onDone)
  return (
    <Form onSend={send}>
      <p>{text('return_desk.replace_hint')}</p>
      <RefusalNotice why={error} />
      <Checkbox.Group
        label={text('return_desk.lines')}
        value={form.values.chosen}
        error={form.faults.chosen}
        onChange={(chosen) => form.change({ chosen })}
      >
        <div className={classes.choices}>
          {lines.map(({ position, number, qty, received, restocked, scrapped }) => (
            <Checkbox
              key={position}
              value={String(position)}
              label={text('return_desk.replaced_of', {
                number,
                pieces: received === null ? qty : restocked + scrapped,
              })}
            />
          ))}
        </div>
      </Checkbox.Group>
      <NoteField value={form.values.note} onChange={(note) => form.change({ note })} />
      <Button type="submit" loading={isPending}>
        {text('return_desk.replace')}
      </Button>
    </Form>
  )
}

function useReplaceForm({ returnId }: StaffReturn, lines: readonly ReturnLine[], onDone: () => void) {
  const text = useText()
  const replace = useStaffChange(replaceReturnLines, () => {
    toast(text('return_desk.replaced'), 'good')
    onDone()
  })
  const form = useForm({
    start: { chosen: lines.map(({ position }) => String(position)), note: '' },
    rules: ({ chosen }) => ({ chosen: chosen.length === 0 && text('return_desk.replace_none') }),
  })
  const send = () =>
    form.send(({ chosen, note }) =>
      replace.send({ params: { id: returnId }, body: { positions: chosen.map(Number), ...toNote(note) } }),
    )
  return { form, send, error: replace.error, isPending: replace.isPending }
}
