import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changePassword, sendPasswordCode } from '../../../../contract/people/profile.ts'
import { passwordFault } from '../../../../rules/people/password.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Refused } from '../../../ui/feedback/Refused.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { CodeField } from '../../../ui/form/CodeField.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { PasswordStrength } from '../../../ui/form/PasswordStrength.tsx'
import { useText } from '../../../ui/language/language.tsx'
import classes from './Profile.module.css'
import { sessionsQuery } from './queries.ts'

const empty = { old: '', next: '', again: '', code: '' }

/** A new password, for who knows the old one and can read their mail. */
export function PasswordForm({ email, userName }: { email: string; userName: string }) {
  const text = useText()
  const queries = useQueryClient()
  const [fields, setFields] = useState(empty)
  const [tried, setTried] = useState(false)
  const type = (field: keyof typeof empty) => (value: string) => setFields((was) => ({ ...was, [field]: value }))
  const changing = useMutation<null, CallFailed>({
    meta: saysItself,
    mutationFn: () =>
      call(changePassword, {
        query: {},
        body: { oldPassword: fields.old, newPassword: fields.next, emailVerificationCode: fields.code },
      }),
    onSuccess: async () => {
      toast(text('profile.password_changed'), 'good')
      setFields(empty)
      setTried(false)
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
  const fault = passwordFault(fields.next)
  const faults = {
    old: fields.old === '' && text('profile.password_missing'),
    next: fault && text(fault),
    again: fields.again !== fields.next && text('profile.passwords_differ'),
    code: fields.code.trim() === '' && text('verification.code_missing'),
  }
  const said = (field: keyof typeof faults) => (tried && faults[field]) || undefined
  const submit = () => {
    setTried(true)
    if (!Object.values(faults).some(Boolean)) changing.mutate()
  }
  return (
    <Form className={classes.card} onSend={submit}>
      <h2>{text('profile.password')}</h2>
      <Refused why={changing.error} />
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <PasswordField
        label={text('profile.old_password')}
        autoComplete="current-password"
        value={fields.old}
        onChange={type('old')}
        error={said('old')}
      />
      <PasswordField
        label={text('profile.new_password')}
        autoComplete="new-password"
        description={text('profile.password_rule')}
        value={fields.next}
        onChange={type('next')}
        error={said('next')}
      />
      <PasswordStrength password={fields.next} near={[userName, email]} />
      <PasswordField
        label={text('profile.repeat_password')}
        autoComplete="new-password"
        value={fields.again}
        onChange={type('again')}
        error={said('again')}
      />
      <CodeField
        email={email}
        send={() => call(sendPasswordCode, {})}
        value={fields.code}
        onChange={type('code')}
        error={said('code')}
      />
      <Button type="submit" loading={changing.isPending} className={classes.submit}>
        {text('profile.change_password')}
      </Button>
    </Form>
  )
}
