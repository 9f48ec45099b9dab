import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { askForPassword } from '../../../../contract/people/password.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { Refused } from '../../../ui/feedback/Refused.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { useText } from '../../../ui/language/language.tsx'
import classes from './SignInForm.module.css'

/** Asks for a way to a new password; says the same whoever has the name. */
export function ForgottenPassword() {
  const text = useText()
  const [userName, setUserName] = useState('')
  const [tried, setTried] = useState(false)
  const asking = useMutation<null, CallFailed>({
    meta: saysItself,
    mutationFn: () => call(askForPassword, { body: { userName: userName.trim() } }),
  })
  const submit = () => {
    setTried(true)
    if (userName.trim()) asking.mutate()
  }
  return (
    <Form className={classes.form} onSend={submit}>
      <h1>{text('profile.forgotten')}</h1>
      <p className={classes.why}>{text('profile.forgotten_intro')}</p>
      <Refused why={asking.error} />
      {asking.isSuccess && <p role="status">{text('profile.link_sent')}</p>}
      <TextInput
        label={text('session.user_name')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        value={userName}
        onChange={({ target }) => setUserName(target.value)}
        error={tried && !userName.trim() && text('session.name_missing')}
      />
      <Button type="submit" loading={asking.isPending} fullWidth>
        {text('profile.send_link')}
      </Button>
      <ButtonLink to="/login" variant="default" fullWidth>
        {text('profile.to_sign_in')}
      </ButtonLink>
    </Form>
  )
}
