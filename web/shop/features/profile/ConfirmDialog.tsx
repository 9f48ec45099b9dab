import { Modal, ScrollArea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { checkCodeAndConfirm, sendVerificationCode } from '../../../../contract/profile.ts'
import { isConfirmationEmail } from '../../../../rules/email.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { sessionQuery } from '../../../api/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { focusFirstWrong } from '../../../ui/first-wrong.ts'
import { useText } from '../../../ui/language.tsx'
import '../../../ui/layers.ts'
import { useSignOut } from '../../../api/sign-out.ts'
import { CodeField } from '../../../ui/CodeField.tsx'
import { toast } from '../../../ui/toast.ts'
import classes from './Profile.module.css'
import { Refused } from './Refused.tsx'

/**
 * The dialog of the first sign-in: the terms, and an address proved by a code. It stays until the account is confirmed;
 * the only other way is out.
 */
export function ConfirmDialog({ terms }: { terms: ReactNode }) {
  const text = useText()
  const out = useSignOut()
  return (
    <Modal
      opened
      onClose={() => {}}
      title={text('profile.confirm_title')}
      size="lg"
      centered
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
    >
      <ConfirmForm terms={terms} />
      <Button variant="default" loading={out.isPending} onClick={() => out.mutate()}>
        {text('layout.sign_out')}
      </Button>
    </Modal>
  )
}

function ConfirmForm({ terms }: { terms: ReactNode }) {
  const text = useText()
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const confirming = useMutation<null, CallFailed>({
    meta: saysItself,
    mutationFn: () =>
      call(checkCodeAndConfirm, { query: { email: email.trim(), emailVerificationCode: code.replaceAll(/\s/g, '') } }),
    onSuccess: async () => {
      toast(text('profile.confirmed'), 'good')
      await queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
  })
  const good = isConfirmationEmail(email.trim())
  return (
    <form
      className={classes.confirm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (good && code.trim()) confirming.mutate()
        else focusFirstWrong(event.currentTarget)
      }}
    >
      <p>{text('profile.confirm_intro')}</p>
      <ScrollArea.Autosize
        mah={220}
        type="auto"
        className={classes.terms}
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': text('profile.terms_title') }}
      >
        {terms}
      </ScrollArea.Autosize>
      <Refused failed={confirming.error} />
      <TextInput
        label={text('profile.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={
          (tried || email.length > 5) &&
          !good &&
          text(email.trim() ? 'verification.email_invalid' : 'verification.email_missing')
        }
      />
      <CodeField
        email={good ? email.trim() : ''}
        send={() => call(sendVerificationCode, { query: { email: email.trim() } })}
        value={code}
        onChange={setCode}
        error={tried && !code.trim() && text('verification.code_missing')}
      />
      <Button type="submit" loading={confirming.isPending}>
        {text('profile.confirm')}
      </Button>
    </form>
  )
}
