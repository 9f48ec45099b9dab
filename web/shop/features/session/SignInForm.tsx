import { Checkbox, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { getCaptcha } from '../../../../contract/people/verification.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Refused } from '../../../ui/feedback/Refused.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import type { CaptchaAnswer } from '../../../ui/form/CaptchaField.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { LazyTexts } from '../../../ui/language/LazyTexts.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { useHydrated } from '../../../ui/useHydrated.ts'
import classes from './SignInForm.module.css'
import { useSignIn } from './useSignIn.ts'

const AppCodeField = lazy(() => import('../../../ui/form/AppCodeField.tsx'))
const CaptchaField = lazy(() => import('../../../ui/form/CaptchaField.tsx'))

const aboutCaptcha: readonly string[] = ['session.captcha_needed', 'verification.captcha_wrong']
const aboutCode: readonly string[] = ['authenticator.code_needed', 'authenticator.code_wrong']

// The longest that the contract takes.
const longestName = 100

/** Name and password. The name stays when the sign-in fails. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const signIn = useSignIn()
  const text = useTextUntil(signIn.isSuccess)
  const [userName, setUserName] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [remember, setRemember] = useState(false)
  const [captcha, setCaptcha] = useState<CaptchaAnswer | null>(null)
  // Once the server has asked for one, each further try needs its own.
  const [asked, setAsked] = useState(false)
  const [otp, setOtp] = useState<string>()
  const nameField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const live = useHydrated()

  // What the reader or their browser has filled in while the page was on its way.
  useEffect(() => {
    setUserName(nameField.current?.value ?? '')
    setPassword(passwordField.current?.value ?? '')
  }, [])

  const submit = () => {
    setTried(true)
    if (!userName.trim() || !password || (asked && !captcha) || otp === '') return
    signIn.mutate(
      { userName, password, remember, captcha, otp: otp ?? '' },
      {
        onSuccess: onSignedIn,
        onError: ({ reason }) => {
          const isAboutCode = aboutCode.includes(reason)
          // The captcha came between: the password may well be right. It is, where the code is asked for.
          if (!aboutCaptcha.includes(reason) && !isAboutCode) setPassword('')
          if (aboutCaptcha.includes(reason)) setAsked(true)
          if (isAboutCode) setOtp('')
          setCaptcha(null)
          setTried(false)
          if (!isAboutCode) passwordField.current?.focus()
          else codeField.current?.focus()
        },
      },
    )
  }

  return (
    <Form className={classes.form} onSend={submit}>
      <h1>{text('session.title')}</h1>
      <p className={classes.why}>{text('session.why')}</p>
      <Refused why={signIn.error?.reason === 'authenticator.code_needed' ? null : signIn.error} />
      <TextInput
        ref={nameField}
        label={text('session.user_name')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
        maxLength={longestName}
        value={userName}
        onChange={(event) => setUserName(event.target.value)}
        error={tried && !userName.trim() && text('session.name_missing')}
      />
      <PasswordField
        ref={passwordField}
        label={text('session.password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={tried && !password && text('session.password_missing')}
      />
      {otp !== undefined && (
        <Suspense fallback={<BlockSkeleton height={80} />}>
          <LazyTexts part="console">
            <CodeNeeded ref={codeField} value={otp} onChange={setOtp} missing={tried && otp === ''} />
          </LazyTexts>
        </Suspense>
      )}
      {asked && (
        <Suspense fallback={<BlockSkeleton height={160} />}>
          <LazyTexts part="account">
            <CaptchaField
              key={signIn.submittedAt}
              load={() => call(getCaptcha, {})}
              onChange={setCaptcha}
              missing={tried && !captcha}
            />
          </LazyTexts>
        </Suspense>
      )}
      <Checkbox
        label={text('session.remember')}
        checked={remember}
        onChange={(event) => setRemember(event.target.checked)}
      />
      <Button type="submit" loading={signIn.isPending} disabled={!live} fullWidth>
        {text('session.submit')}
      </Button>
      <Link to="/my/password">{text('session.forgot')}</Link>
    </Form>
  )
}

type CodeProps = {
  ref: RefObject<HTMLInputElement | null>
  value: string
  onChange: (code: string) => void
  missing: boolean
}

/** The second step of a colleague: it comes once the password was right, and takes the focus. */
function CodeNeeded({ ref, value, onChange, missing }: CodeProps) {
  const text = useText()
  useEffect(() => ref.current?.focus(), [ref])
  return (
    <AppCodeField ref={ref} value={value} onChange={onChange} error={missing && text('authenticator.code_missing')} />
  )
}

/** Who has signed in goes on in their own language; the form that they leave says what it said, so that nothing moves. */
function useTextUntil(left: boolean) {
  const text = useText()
  const [said, setSaid] = useState(() => text)
  if (!left && said !== text) setSaid(() => text)
  return left ? said : text
}
