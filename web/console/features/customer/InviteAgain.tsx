import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inviteMain } from '../../../../contract/customer/customer.ts'
import { isEmail, longestEmail } from '../../../../rules/identity/email.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { customersKey } from '../../../api/queries.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../ui/dialog/SideDrawer.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { type Say, useText } from '../../../ui/language/language.tsx'
import classes from './Customer.module.css'
import type { Customer } from './queries.ts'

type Account = Customer['people'][number]
type Props = { customer: Customer; account: Account }

/** Says where the link to the first password went, and sends another: it gets lost, or the address had a slip in it. */
export function InviteAgain({ customer, account }: Props) {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <div className={classes.sent}>
      <p>{text('customer.link_sent', { email: account.email, name: account.name })}</p>
      <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
        {text('customer.invite')}
      </Button>
      {open && (
        <SideDrawer title={text('customer.invite_title')} onClose={() => setOpen(false)}>
          <InviteForm customer={customer} account={account} onSent={() => setOpen(false)} />
        </SideDrawer>
      )}
    </div>
  )
}

function InviteForm({ customer, account, onSent }: Props & { onSent: () => void }) {
  const text = useText()
  const queries = useQueryClient()
  const form = useForm({
    start: { email: account.email },
    rules: ({ email }) => ({ email: findFault(text, email.trim()) }),
    limits: { email: longestEmail },
  })
  const inviting = useMutation<null, CallFailed, string>({
    meta: saysItself,
    mutationFn: (address) =>
      call(inviteMain, {
        params: { id: customer.customerId, accountId: account.accountId },
        body: { email: address },
      }),
    onSuccess: () => {
      toast(text('customer.invited', { name: account.name }), 'good')
      onSent()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: customersKey }),
  })
  return (
    <Form onSend={() => form.send(({ email }) => inviting.mutate(email.trim()))}>
      <p>{text('customer.invite_words')}</p>
      <RefusalNotice why={inviting.error} />
      <TextInput label={text('customer.email')} type="email" {...form.field('email')} />
      <Button type="submit" loading={inviting.isPending}>
        {text('customer.invite_now')}
      </Button>
    </Form>
  )
}

function findFault(text: Say, email: string) {
  if (email === '') return text('verification.email_missing')
  return isEmail(email) ? undefined : text('verification.email_invalid')
}
