import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { askForPassword } from '../../../../../contract/identity/password.ts'
import { getCaptcha } from '../../../../../contract/identity/verification.ts'
import { longestUserName } from '../../../../../rules/customer/user-name.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import CaptchaField, { type CaptchaAnswer } from '../../../../ui/form/CaptchaField.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './SignInForm.module.css'
import { UserNameField } from './UserNameField.tsx'

type Request = { userName: string; captcha: CaptchaAnswer | null }

/** Asks for a way to a new password; says the same whoever has the name. */
export function ForgottenPassword() {
  const text = useText()
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const form = useForm<Request>({
    start: { userName: '', captcha: null },
    rules: ({ userName, captcha }) => ({
      userName: userName.trim() === '' && text('session.name_missing'),
      // Its field says it.
      captcha: needsCaptcha && captcha === null && 'missing',
    }),
    limits: { userName: longestUserName },
  })
  const asking = useMutation<null, CallFailed, Request>({
    meta: saysItself,
    mutationFn: ({ userName, captcha }) => call(askForPassword, { body: { userName: userName.trim(), ...captcha } }),
    onError: ({ reason }) => setNeedsCaptcha((was) => was || reason === 'verification.captcha_needed'),
    // Each further request needs its own.
    onSettled: () => form.change({ captcha: null }),
  })
  return (
    <Form className={classes.form} onSend={() => form.send(asking.mutate)}>
      <h1>{text('profile.forgotten')}</h1>
      <p className={classes.why}>{text('profile.forgotten_intro')}</p>
      <RefusalNotice why={asking.error} />
      {asking.isSuccess && <p role="status">{text('profile.link_sent')}</p>}
      <UserNameField label={text('session.user_name')} {...form.field('userName')} />
      {needsCaptcha && (
        <CaptchaField
          key={asking.submittedAt}
          load={() => call(getCaptcha, {})}
          onChange={(captcha) => form.change({ captcha })}
          missing={form.faults.captcha !== undefined}
        />
      )}
      <Button type="submit" loading={asking.isPending} fullWidth>
        {text('profile.send_link')}
      </Button>
      <ButtonLink to="/login" variant="default" fullWidth>
        {text('profile.to_sign_in')}
      </ButtonLink>
    </Form>
  )
}
