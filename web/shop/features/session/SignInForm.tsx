import { TextInput } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useReason } from '../../../ui/failure.ts'
import { useText } from '../../../ui/language.tsx'
import { useLive } from '../../../ui/live.ts'
import classes from './SignInForm.module.css'
import { useSignIn } from './signing.ts'

// The longest that the contract takes.
const longestName = 100
const longestPassword = 1_000

/** Name and password. The name stays when the sign-in fails. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const reasonOf = useReason()
  const signIn = useSignIn()
  const text = useTextUntil(signIn.isSuccess)
  const [userName, setUserName] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const live = useLive()

  // What the reader or his browser has filled in while the page was on its way.
  useEffect(() => {
    setUserName(nameField.current?.value ?? '')
    setPassword(passwordField.current?.value ?? '')
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!userName.trim() || !password) return
    signIn.mutate(
      { userName, password },
      {
        onSuccess: onSignedIn,
        onError: () => {
          setPassword('')
          setTried(false)
          passwordField.current?.focus()
        },
      },
    )
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <h1>{text('session.title')}</h1>
      <p className={classes.why}>{text('session.why')}</p>
      {signIn.error && (
        <p role="alert" className={classes.refused}>
          {reasonOf(signIn.error)}
        </p>
      )}
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
      <Password
        ref={passwordField}
        value={password}
        onChange={setPassword}
        error={tried && !password && text('session.password_missing')}
      />
      <Button type="submit" loading={signIn.isPending} disabled={!live} fullWidth>
        {text('session.submit')}
      </Button>
    </form>
  )
}

/** Who has signed in goes on in his own language; the form that he leaves says what it said, so that nothing moves. */
function useTextUntil(left: boolean) {
  const text = useText()
  const [said, setSaid] = useState(() => text)
  if (!left && said !== text) setSaid(() => text)
  return left ? said : text
}

type PasswordProps = {
  ref: React.Ref<HTMLInputElement>
  value: string
  onChange: (password: string) => void
  error: string | false
}

function Password({ ref, value, onChange, error }: PasswordProps) {
  const text = useText()
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <TextInput
      ref={ref}
      label={text('session.password')}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      maxLength={longestPassword}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      rightSection={
        <button
          type="button"
          className={classes.eye}
          aria-label={text(shown ? 'session.hide_password' : 'session.show_password')}
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} aria-hidden />
        </button>
      }
    />
  )
}
