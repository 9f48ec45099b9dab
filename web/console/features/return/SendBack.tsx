import { useState } from 'react'
import { sendReturnLineBack } from '../../../../contract/return/staff-return.ts'
import { useStaffChange } from '../../../api/staff-change.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../ui/dialog/SideDrawer.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { LineButton } from './LineButton.tsx'
import { NoteField, toNote } from './NoteField.tsx'
import type { ReturnLine, StaffReturn } from './queries.ts'

type Props = { found: StaffReturn; line: ReturnLine }

const lastStep = ({ toSendBack }: ReturnLine) => (toSendBack > 0 ? 'send_back' : 'close_line')

/** Ends a line without credit: its pieces go back to the customer, or none of them had come. Asks before, as it is its last step. */
export function SendBack({ found, line }: Props) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const action = lastStep(line)
  const close = () => setOpen(false)
  return (
    <>
      <LineButton line={line} act={action} variant="default" onClick={() => setOpen(true)} />
      {isOpen && (
        <SideDrawer title={text(`return_desk.${action}_sure`)} onClose={close}>
          <SendBackForm found={found} line={line} onDone={close} />
        </SideDrawer>
      )}
    </>
  )
}

function SendBackForm({ found: { returnId }, line, onDone }: Props & { onDone: () => void }) {
  const text = useText()
  const { position, number, toSendBack } = line
  const action = lastStep(line)
  const [note, setNote] = useState('')
  const { send, error, isPending } = useStaffChange(sendReturnLineBack, () => {
    toast(text(`return_desk.${action}_done`), 'good')
    onDone()
  })
  return (
    <Form onSend={() => send({ params: { id: returnId, position }, body: toNote(note) })}>
      <p>{text(`return_desk.${action}_words`, { number, pieces: toSendBack })}</p>
      <RefusalNotice why={error} />
      <NoteField value={note} onChange={setNote} />
      <Button type="submit" loading={isPending}>
        {text(`return_desk.${action}`)}
      </Button>
    </Form>
  )
}
