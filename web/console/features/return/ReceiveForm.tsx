import { useState } from 'react'
import { receiveReturn } from '../../../../contract/console/return.ts'
import { useStaffChange } from '../../../api/staff-change.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { PiecesField } from './PiecesField.tsx'
import { type DeskReturn, joinLines } from './queries.ts'

type Props = { found: DeskReturn; onDone: () => void }

/** How many pieces of each line came in: all of them, unless somebody says otherwise. */
export function ReceiveForm({ found, onDone }: Props) {
  const text = useText()
  const lines = joinLines(found).filter(({ actions }) => actions.includes('receive'))
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({})
  const { send, error, isPending } = useStaffChange(receiveReturn, () => {
    toast(text('return_desk.received'), 'good')
    onDone()
  })
  const came = lines.map(({ position, qty }) => ({ position, qty: pieces[position] ?? qty }))
  return (
    <Form onSend={() => send({ params: { id: found.returnId }, body: { lines: came } })}>
      <RefusalNotice why={error} />
      {lines.map(({ position, number, qty }) => (
        <PiecesField
          key={position}
          label={text('return_desk.received_of', { number, most: qty })}
          most={qty}
          value={pieces[position] ?? qty}
          onChange={(count) => setPieces({ ...pieces, [position]: count })}
        />
      ))}
      <Button type="submit" loading={isPending}>
        {text('return_desk.receive')}
      </Button>
    </Form>
  )
}
