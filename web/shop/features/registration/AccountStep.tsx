import { TextInput } from '@mantine/core'
import { isEmail } from '../../../../rules/people/email.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { useReason } from '../../../ui/feedback/failure.ts'
import { Refused } from '../../../ui/feedback/Refused.tsx'
import CaptchaField from '../../../ui/form/CaptchaField.tsx'
import { CodeField } from '../../../ui/form/CodeField.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { PasswordStrength } from '../../../ui/form/PasswordStrength.tsx'
import { useText } from '../../../ui/language/language.tsx'
import type { Draft } from './draft.ts'
import classes from './Registration.module.css'
import { useAccountStep } from './useAccountStep.ts'

type Props = {
  draft: Draft
  /** Why the first step is asked again. */
  reason: string | undefined
  onChange: (changed: Partial<Draft>) => void
}

/** Name, address with its code, password and captcha. */
export function AccountStep({ draft, reason, onChange }: Props) {
  const text = useText()
  const reasonOf = useReason()
  const step = useAccountStep({ draft, onChange })
  const { errors, secret } = step
  const email = draft.email.trim()
  const failed = step.failed ? reasonOf(step.failed) : reason

  return (
    <Form className={classes.form} onSend={step.submit} refused={step.refused}>
      <Refused why={failed} more={text('contact.kept')} />
      <TextInput
        label={text('registration.user_name')}
        description={text('registration.user_name_hint')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        value={draft.userName}
        onChange={({ target }) => step.type('userName')(target.value)}
        error={errors.userName}
      />
      <TextInput
        label={text('registration.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        value={draft.email}
        onChange={({ target }) => step.type('email')(target.value)}
        error={errors.email}
      />
      <CodeField
        email={isEmail(email) ? email : ''}
        send={step.sendCode}
        value={secret.emailVerificationCode}
        onChange={step.typeSecret('emailVerificationCode')}
        error={errors.emailVerificationCode}
      />
      <p role="status" className={classes.right}>
        {step.proved && text('registration.code_right')}
      </p>
      <div>
        <PasswordField
          label={text('registration.password')}
          autoComplete="new-password"
          description={text('registration.password_hint')}
          value={secret.password}
          onChange={step.typeSecret('password')}
          error={errors.password}
        />
        <PasswordStrength password={secret.password} near={[draft.userName, email]} />
      </div>
      <PasswordField
        label={text('registration.repeat_password')}
        autoComplete="new-password"
        value={secret.repeatPassword}
        onChange={step.typeSecret('repeatPassword')}
        error={errors.repeatPassword}
      />
      <CaptchaField key={step.captchaRound} load={step.loadCaptcha} onChange={step.answer} error={errors.code} />
      <Button type="submit" loading={step.beginning} className={classes.submit}>
        {text('registration.next')}
      </Button>
    </Form>
  )
}
