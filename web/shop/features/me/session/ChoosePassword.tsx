import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { setPassword } from '../../../../../contract/identity/password.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { forgetToken } from '../../../../api/session/token.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { NewPasswordFields, newPasswordFaults } from '../../../../ui/form/NewPasswordFields.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './SignInForm.module.css'

/** Chooses a password by a mailed link, which it uses up, and goes on to the sign-in. */
export function ChoosePassword({ token }: { token: string }) {
  const text = useText()
  const navigate = useNavigate()
  const form = useForm({ start: { password: '', again: '' }, rules: (values) => newPasswordFaults(text, values) })
  const setting = useMutation<null, CallFailed, { password: string }>({
    meta: saysItself,
    mutationFn: ({ password }) => call(setPassword, { body: { token, newPassword: password } }),
    onSuccess: async () => {
      // It ended every session of this account, also one in this browser.
      forgetToken()
      toast(text('profile.chosen'), 'good')
      await navigate({ to: '/login', replace: true })
    },
  })
  return (
    <Form className={classes.form} onSend={() => form.send(setting.mutate)}>
      <h1>{text('profile.choose')}</h1>
      <RefusalNotice why={setting.error} />
      <NewPasswordFields form={form} />
      <Button type="submit" loading={setting.isPending} fullWidth>
        {text('profile.choose_submit')}
      </Button>
      {setting.error?.reason === 'account.link_over' && (
        <ButtonLink to="/my/password" variant="default" fullWidth>
          {text('profile.send_link')}
        </ButtonLink>
      )}
    </Form>
  )
}
