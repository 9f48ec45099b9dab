import { TextInput } from '@mantine/core'
import { bookReturnCollection } from '../../../../contract/return/staff-return.ts'
import { longestReturnName, otherForwarder } from '../../../../rules/return/return.ts'
import { useStaffChange } from '../../../api/staff-change.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { useText } from '../../../ui/language/language.tsx'
import type { StaffReturn } from './queries.ts'

type Props = { found: StaffReturn; onDone: () => void }

/** What its customer or staff chose: the name, or the code of one of our carriers. */
const chosenCarrier = ({ forwarder, otherForwarder: name }: StaffReturn) => name || forwarder

/** A collection is booked once, and put right afterwards. */
export const collectionText = ({ trackingNumber }: StaffReturn) =>
  trackingNumber === '' ? 'return_desk.collect' : 'return_desk.collect_again'

/** By whom and under which number our courier collects a return. */
export function CollectionForm({ found, onDone }: Props) {
  const text = useText()
  const { send, error, isPending } = useStaffChange(bookReturnCollection, () => {
    toast(text('return_desk.collected'), 'good')
    onDone()
  })
  const form = useForm({
    start: { carrier: chosenCarrier(found), trackingNumber: found.trackingNumber },
    rules: ({ trackingNumber }) => ({
      trackingNumber: trackingNumber.trim() === '' && text('return_desk.tracking_missing'),
    }),
    limits: { carrier: longestReturnName, trackingNumber: longestReturnName },
  })
  const book = ({ carrier, trackingNumber }: typeof form.values) => {
    const name = carrier.trim()
    const named = { forwarder: name && otherForwarder, otherForwarder: name }
    const by = name === chosenCarrier(found) ? {} : named
    send({ params: { id: found.returnId }, body: { trackingNumber: trackingNumber.trim(), ...by } })
  }
  return (
    <Form onSend={() => form.send(book)}>
      <p>{text('return_desk.collect_hint')}</p>
      <RefusalNotice why={error} />
      <TextInput label={text('return_desk.forwarder')} autoComplete="off" data-autofocus {...form.field('carrier')} />
      <TextInput label={text('return_desk.tracking')} autoComplete="off" {...form.field('trackingNumber')} />
      <Button type="submit" loading={isPending}>
        {text(collectionText(found))}
      </Button>
    </Form>
  )
}
