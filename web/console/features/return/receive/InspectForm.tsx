import { useState } from 'react'
import { inspectReturnLine } from '../../../../../contract/return/staff-return.ts'
import { type ReturnFinding, returnFindings } from '../../../../../rules/return/return.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Select } from '../../../../ui/controls/Select.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { NoteField, toNote } from '../NoteField.tsx'
import type { ReturnLine } from '../queries.ts'
import { PiecesField } from './PiecesField.tsx'

type Props = { returnId: number; line: ReturnLine; onDone: () => void }

const fates = ['restocked', 'scrapped', 'toSendBack'] as const

/** What was found of the pieces that came in, and what becomes of each: together as many as came. */
export function InspectForm(props: Props) {
  const text = useText()
  const { came, finding, setFinding, pieces, setPieces, note, setNote, remaining, ...inspection } = useInspection(props)
  return (
    <Form onSend={inspection.send}>
      <RefusalNotice why={inspection.error} />
      <Select
        label={text('return_desk.finding')}
        value={finding}
        data={returnFindings.map((value) => ({ value, label: text(`return_desk.finding_${value}`) }))}
        onChange={({ target }) => setFinding(returnFindings.find((one) => one === target.value) ?? finding)}
      />
      {fates.map((fate) => (
        <PiecesField
          key={fate}
          label={text(`return_desk.${fate}`)}
          most={came}
          value={pieces[fate]}
          onChange={(count) => setPieces({ ...pieces, [fate]: count })}
        />
      ))}
      <p role="status">
        {remaining === 0 ? text('return_desk.adds_up') : text('return_desk.left_over', { left: remaining, came })}
      </p>
      <NoteField value={note} onChange={setNote} />
      <Button type="submit" loading={inspection.isPending} disabled={remaining !== 0}>
        {text('return_desk.inspect')}
      </Button>
    </Form>
  )
}

function useInspection({ returnId, line: { position, received, qty }, onDone }: Props) {
  const text = useText()
  const came = received ?? 0
  const [finding, setFinding] = useState<ReturnFinding>(came < qty ? 'missing' : 'asClaimed')
  const [pieces, setPieces] = useState({ restocked: 0, scrapped: came, toSendBack: 0 })
  const [note, setNote] = useState('')
  const { send, error, isPending } = useStaffChange(inspectReturnLine, () => {
    toast(text('return_desk.inspected'), 'good')
    onDone()
  })
  const remaining = came - pieces.restocked - pieces.scrapped - pieces.toSendBack
  const body = { finding, ...pieces, ...toNote(note) }
  return {
    came,
    finding,
    setFinding,
    pieces,
    setPieces,
    note,
    setNote,
    remaining,
    error,
    isPending,
    send: () => remaining === 0 && send({ params: { id: returnId, position }, body }),
  }
}
