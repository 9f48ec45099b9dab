import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { setPassword } from '../../../../contract/people/password.ts'
import { passwordFault } from '../../../../rules/people/password.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { forgetToken } from '../../../api/token.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { Refused } from '../../../ui/feedback/Refused.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { PasswordStrength } from '../../../ui/form/PasswordStrength.tsx'
import { useText } from '../../../ui/language/language.tsx'
import classes from './SignInForm.module.css'

/** Chooses a password by a mailed link, which it uses up, and goes on to the sign-in. */
export function ChoosePassword({ token }: { token: string }) {
  const text = useText()
  const navigate = useNavigate()
  const [password, type] = useState('')
  const [again, typeAgain] = useState('')
  const [tried, setTried] = useState(false)
  const setting = useMutation<null, CallFailed>({
    meta: saysItself,
    mutationFn: () => call(setPassword, { body: { token, newPassword: password } }),
    onSuccess: async () => {
      // It ended every session of this person, also one in this browser.
      forgetToken()
      toast(text('profile.chosen'), 'good')
      await navigate({ to: '/login', replace: true })
    },
  })
  const fault = passwordFault(password)
  const differs = again !== password
  const submit = () => {
    setTried(true)
    if (!fault && !differs) setting.mutate()
  }
  return (
    <Form className={classes.form} onSend={submit}>
      <h1>{text('profile.choose')}</h1>
      <Refused why={setting.error} />
      <PasswordField
        label={text('profile.new_password')}
        autoComplete="new-password"
        description={text('profile.password_rule')}
        value={password}
        onChange={type}
        error={tried && fault && text(fault)}
      />
      <PasswordStrength password={password} />
      <PasswordField
        label={text('profile.repeat_password')}
        autoComplete="new-password"
        value={again}
        onChange={typeAgain}
        error={tried && differs && text('profile.passwords_differ')}
      />
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
