import { useState } from 'react'
import { listRefusedNumbers } from '../../../../../api/refused-lines.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { Dialog } from '../../../../../ui/dialog/Dialog.tsx'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../../ui/feedback/toast.ts'
import { Form } from '../../../../../ui/form/Form.tsx'
import { useForm } from '../../../../../ui/form/useForm.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { type Base, toBase } from '../lines/list-in-hand.ts'
import classes from '../QuickOrder.module.css'
import { ListName } from './ListName.tsx'
import { type ListLineInput, useSaveList } from './useSaveList.ts'

/** Asks for a name and keeps the products as a quick-order list. */
export function KeepListDialog({ lines, onClose }: { lines: ListLineInput[]; onClose: () => void }) {
  const text = useText()
  const form = useForm({ start: { name: '' } })
  const [base, setBase] = useState<Base>()
  const saving = useSaveList({ onLearned: (kept) => setBase(toBase(kept)) })
  const save = ({ name }: { name: string }) =>
    saving.send(
      { base, name, lines },
      {
        onSuccess: ({ number }) => {
          toast(text('quick_order.saved', { number }), 'good')
          onClose()
        },
      },
    )
  return (
    <Dialog title={text('quick_order.keep')} onClose={onClose}>
      <Form className={classes.keeping} onSend={() => form.send(save)}>
        <RefusalNotice why={saving.error} more={listRefusedNumbers(saving.error, lines).join(', ')} />
        <p>{text('quick_order.keep_hint', { count: lines.length })}</p>
        <ListName data-autofocus {...form.field('name')} />
        <Button type="submit" loading={saving.state === 'sending'}>
          {text('quick_order.save')}
        </Button>
      </Form>
    </Dialog>
  )
}
