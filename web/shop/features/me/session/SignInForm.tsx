import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react'
import { getCaptcha } from '../../../../../contract/identity/verification.ts'
import { call } from '../../../../api/call.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { PasswordField } from '../../../../ui/form/PasswordField.tsx'
import { LazyTexts } from '../../../../ui/language/LazyTexts.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { useHydrated } from '../../../../ui/useHydrated.ts'
import classes from './SignInForm.module.css'
import { UserNameField } from './UserNameField.tsx'
import { useSignIn } from './useSignIn.ts'
import { useSignInForm } from './useSignInForm.ts'

const AppCodeField = lazy(() => import('../../../../ui/form/AppCodeField.tsx'))
const CaptchaField = lazy(() => import('../../../../ui/form/CaptchaField.tsx'))

/** Name and password. The name stays when the sign-in fails. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const signIn = useSignIn()
  const text = useTextUntil(signIn.isSuccess)
  const { form, needs, nameField, passwordField, codeField, submit } = useSignInForm({ text, signIn, onSignedIn })
  const live = useHydrated()

  return (
    <Form className={classes.form} onSend={submit}>
      <h1>{text('session.title')}</h1>
      <p className={classes.why}>{text('session.why')}</p>
      <RefusalNotice why={signIn.error?.reason === 'authenticator.code_needed' ? null : signIn.error} />
      <UserNameField ref={nameField} autoFocus label={text('session.user_name')} {...form.field('userName')} />
      <PasswordField
        ref={passwordField}
        label={text('session.password')}
        autoComplete="current-password"
        {...form.field('password')}
      />
      {needs.code && <CodeNeeded ref={codeField} form={form} />}
      {needs.captcha && <CaptchaNeeded key={signIn.submittedAt} form={form} />}
      <Checkbox
        label={text('session.remember')}
        checked={form.values.remember}
        onChange={({ target }) => form.change({ remember: target.checked })}
      />
      <Button type="submit" loading={signIn.isPending} disabled={!live} fullWidth>
        {text('session.submit')}
      </Button>
      <Link to="/my/password">{text('session.forgot')}</Link>
    </Form>
  )
}

type NeededProps = { form: ReturnType<typeof useSignInForm>['form'] }
type CodeProps = NeededProps & { ref: RefObject<HTMLInputElement | null> }

function CodeNeeded(props: CodeProps) {
  return (
    <Suspense fallback={<BlockSkeleton height={80} />}>
      <LazyTexts part="console">
        <Code {...props} />
      </LazyTexts>
    </Suspense>
  )
}

/** The second step of a staff user's sign-in: it appears once the password was right, and takes the focus. */
function Code({ ref, form }: CodeProps) {
  const text = useText()
  useEffect(() => ref.current?.focus(), [ref])
  const { error, ...field } = form.field('otp')
  return <AppCodeField ref={ref} {...field} error={error && text('authenticator.code_missing')} />
}

function CaptchaNeeded({ form }: NeededProps) {
  return (
    <Suspense fallback={<BlockSkeleton height={160} />}>
      <LazyTexts part="account">
        <CaptchaField
          load={() => call(getCaptcha, {})}
          onChange={(captcha) => form.change({ captcha })}
          missing={form.faults.captcha !== undefined}
        />
      </LazyTexts>
    </Suspense>
  )
}

/** Who has signed in goes on in their own language; the form that they leave says what it said, so that nothing moves. */
function useTextUntil(hasLeft: boolean) {
  const text = useText()
  const [lastText, setLastText] = useState(() => text)
  if (!hasLeft && lastText !== text) setLastText(() => text)
  return hasLeft ? lastText : text
}
