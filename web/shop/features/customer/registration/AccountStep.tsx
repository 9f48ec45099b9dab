import { TextInput } from '@mantine/core'
import { getCaptcha } from '../../../../../contract/identity/verification.ts'
import { isEmail } from '../../../../../rules/identity/email.ts'
import { call } from '../../../../api/call.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import CaptchaField from '../../../../ui/form/CaptchaField.tsx'
import { CodeField } from '../../../../ui/form/CodeField.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { PasswordField } from '../../../../ui/form/PasswordField.tsx'
import { PasswordStrength } from '../../../../ui/form/PasswordStrength.tsx'
import { useText } from '../../../../ui/language/language.tsx'
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
  const { form, captcha } = step

  return (
    <Form className={classes.form} onSend={step.submit} refused={form.refused}>
      <RefusalNotice why={step.failed ? reasonOf(step.failed) : reason} more={text('contact.kept')} />
      <TextInput
        label={text('registration.user_name')}
        description={text('registration.user_name_hint')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        {...form.field('userName')}
      />
      <ProvedEmail step={step} />
      <Passwords form={form} />
      <CaptchaField
        key={captcha.round}
        load={() => call(getCaptcha, {})}
        onChange={(code) => form.change({ code })}
        error={form.faults.code}
      />
      <Button type="submit" loading={step.beginning} className={classes.submit}>
        {text('registration.next')}
      </Button>
    </Form>
  )
}

type Step = ReturnType<typeof useAccountStep>

function ProvedEmail({ step: { form, mailed } }: { step: Step }) {
  const text = useText()
  const email = form.values.email.trim()
  return (
    <>
      <TextInput
        label={text('registration.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <CodeField
        email={isEmail(email) ? email : ''}
        send={mailed.send}
        {...form.field('emailVerificationCode')}
        onChange={({ target }) => mailed.type(target.value)}
      />
      <p role="status" className={classes.right}>
        {mailed.isProved && text('registration.code_right')}
      </p>
    </>
  )
}

function Passwords({ form }: Pick<Step, 'form'>) {
  const text = useText()
  const { userName, email, password } = form.values
  return (
    <>
      <div>
        <PasswordField
          label={text('registration.password')}
          autoComplete="new-password"
          description={text('registration.password_hint')}
          {...form.field('password')}
        />
        <PasswordStrength password={password} owner={{ userName, email }} />
      </div>
      <PasswordField
        label={text('registration.repeat_password')}
        autoComplete="new-password"
        {...form.field('repeatPassword')}
      />
    </>
  )
}
