import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changePassword, sendPasswordCode } from '../../../../../contract/me/profile.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { CodeField } from '../../../../ui/form/CodeField.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { NewPasswordFields, newPasswordFaults } from '../../../../ui/form/NewPasswordFields.tsx'
import { PasswordField } from '../../../../ui/form/PasswordField.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './Profile.module.css'
import { sessionsQuery } from './queries.ts'

const empty = { old: '', password: '', again: '', code: '' }

/** A new password, for who knows the old one and can read their mail. */
export function PasswordForm({ email, userName }: { email: string; userName: string }) {
  const text = useText()
  const queries = useQueryClient()
  const form = useForm({
    start: empty,
    rules: ({ old, code, ...next }) => ({
      old: old === '' && text('profile.password_missing'),
      ...newPasswordFaults(text, next),
      code: code.trim() === '' && text('verification.code_missing'),
    }),
  })
  const changing = useMutation<null, CallFailed, typeof empty>({
    meta: saysItself,
    mutationFn: ({ old, password, code }) =>
      call(changePassword, {
        query: {},
        body: { oldPassword: old, newPassword: password, emailVerificationCode: code },
      }),
    onSuccess: async () => {
      toast(text('profile.password_changed'), 'good')
      form.reset()
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
  return (
    <Form className={classes.card} onSend={() => form.send(changing.mutate)}>
      <h2>{text('profile.password')}</h2>
      <RefusalNotice why={changing.error} />
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <PasswordField label={text('profile.old_password')} autoComplete="current-password" {...form.field('old')} />
      <NewPasswordFields form={form} owner={{ userName, email }} />
      <CodeField email={email} send={() => call(sendPasswordCode, {})} {...form.field('code')} />
      <Button type="submit" loading={changing.isPending} className={classes.submit}>
        {text('profile.change_password')}
      </Button>
    </Form>
  )
}
