import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeEmail, sendBindEmailRequest } from '../../../../contract/profile.ts'
import { isEmail } from '../../../../rules/email.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { sessionQuery } from '../../../api/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeField } from '../../../ui/CodeField.tsx'
import { focusFirstWrong } from '../../../ui/first-wrong.ts'
import { useText } from '../../../ui/language.tsx'
import { toast } from '../../../ui/toast.ts'
import classes from './Profile.module.css'
import { profileQuery } from './queries.ts'
import { Refused } from './Refused.tsx'

/** Another address, proved by the code that was sent to it. */
export function EmailForm({ email: current }: { email: string }) {
  const text = useText()
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const changing = useMutation<null, CallFailed>({
    meta: saysItself,
    mutationFn: () => call(changeEmail, { body: { email: email.trim(), emailVerificationCode: code } }),
    onSuccess: async () => {
      toast(text('profile.email_changed', { email: email.trim() }), 'good')
      for (const set of [setEmail, setCode]) set('')
      setTried(false)
      await Promise.all([profileQuery, sessionQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })))
    },
  })
  const good = isEmail(email.trim())
  const refused = (field: string) => changing.error?.fields.includes(field)
  return (
    <form
      className={classes.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (good && code.trim()) changing.mutate()
        else focusFirstWrong(event.currentTarget)
      }}
    >
      <h2>{text('profile.email')}</h2>
      <p className={classes.quiet}>{text('profile.email_now', { email: current })}</p>
      <Refused failed={changing.error} />
      <TextInput
        label={text('profile.new_email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={
          (tried && !good && text(email.trim() ? 'verification.email_invalid' : 'verification.email_missing')) ||
          refused('email')
        }
      />
      <CodeField
        email={good ? email.trim() : ''}
        send={() => call(sendBindEmailRequest, { query: { email: email.trim() } })}
        value={code}
        onChange={setCode}
        error={(tried && !code.trim() && text('verification.code_missing')) || undefined}
      />
      <Button type="submit" loading={changing.isPending} className={classes.submit}>
        {text('profile.change_email')}
      </Button>
    </form>
  )
}
