import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { setUpdateChoices } from '../../../../../contract/order/order-update.ts'
import { orderUpdateKinds, type UpdateChoices, updateFrequencies } from '../../../../../rules/order/order-update.ts'
import { call } from '../../../../api/call.ts'
import { useMay } from '../../../../api/session/session.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Select } from '../../../../ui/controls/Select.tsx'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Fetched } from '../../../../ui/list/Fetched.tsx'
import classes from './Profile.module.css'
import { updateChoicesQuery } from './queries.ts'

/** Which order updates this account is notified of, and when. Mails lead here. */
export function OrderUpdates() {
  const text = useText()
  const result = useQuery(updateChoicesQuery)
  return (
    <section id="order-updates" className={classes.card}>
      <h2>{text('order_update.title')}</h2>
      <p className={classes.quiet}>{text('order_update.hint')}</p>
      <Fetched result={result} skeleton={<BlockSkeleton height={420} />}>
        {(choices) => <ChoiceForm choices={choices} />}
      </Fetched>
    </section>
  )
}

function ChoiceForm({ choices }: { choices: UpdateChoices }) {
  const text = useText()
  const queries = useQueryClient()
  const form = useForm({ start: choices })
  const saving = useMutation({
    mutationFn: (body: UpdateChoices) => call(setUpdateChoices, { body }),
    onSuccess: (saved) => {
      queries.setQueryData(updateChoicesQuery.queryKey, saved)
      toast(text('order_update.saved'), 'good')
    },
  })
  const seesAccount = useMay('cust:finance')
  const kinds = orderUpdateKinds.filter((kind) => kind !== 'paid' || seesAccount)
  const frequencies = updateFrequencies.map((value) => ({ value, label: text(`order_update.${value}`) }))
  return (
    <Form className={classes.choices} onSend={() => form.send(saving.mutate)}>
      {kinds.map((kind) => (
        <Select key={kind} label={text(`order_update.kind_${kind}`)} data={frequencies} {...form.choice(kind)} />
      ))}
      <Button type="submit" loading={saving.isPending} className={classes.submit}>
        {text('profile.save')}
      </Button>
    </Form>
  )
}
