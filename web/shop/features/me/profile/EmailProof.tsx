import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { longestEmail } from '../../../../../rules/identity/email.ts'
import { readCodeDigits } from '../../../../../rules/identity/verification.ts'
import type { CallFailed } from '../../../../api/call.ts'
import { CodeField, type CodeSent } from '../../../../ui/form/CodeField.tsx'
import { refusedFields } from '../../../../ui/form/useFaults.ts'
import { useForm } from '../../../../ui/form/useForm.ts'
import { type Say, useText } from '../../../../ui/language/language.tsx'

/**
 * An address that its reader proves by a mailed code; `isGood` says whether it is one, `first` stands there to begin with.
 * The server may refuse an address without a sentence of its own: that is shown above the form.
 */
export function useEmailProof(isGood: (email: string) => boolean, first = '') {
  const text = useText()
  const form = useForm<{ email: string; code: string }, string | true>({
    start: { email: first, code: '' },
    rules: ({ email, code }) => ({
      email: !isGood(email.trim()) && sayNoEmail(text, email),
      code: readCodeDigits(code) === '' && text('verification.code_missing'),
    }),
    limits: { email: longestEmail },
  })
  return {
    form,
    isGood,
    send: (send: (proof: EmailProof) => void) =>
      form.send(({ email, code }) => send({ email: email.trim(), emailVerificationCode: readCodeDigits(code) })),
    refuse: (failed: CallFailed) => form.refuse(refusedFields(failed, ['email'], true)),
  }
}

export type EmailProof = { email: string; emailVerificationCode: string }

const sayNoEmail = (text: Say, typed: string) =>
  text(typed.trim() === '' ? 'verification.email_missing' : 'verification.email_invalid')

type Props = {
  proof: ReturnType<typeof useEmailProof>
  label: string
  send: (email: string) => Promise<CodeSent>
}

/** The address and the code that was mailed to it. */
export function EmailProofFields({ proof: { form, isGood }, label, send }: Props) {
  const text = useText()
  const [hasBlurred, setHasBlurred] = useState(false)
  const email = form.values.email.trim()
  const { error, ...field } = form.field('email')
  const isSlip = hasBlurred && email !== '' && !isGood(email)
  return (
    <>
      <TextInput
        label={label}
        type="email"
        inputMode="email"
        autoComplete="email"
        onBlur={() => setHasBlurred(true)}
        {...field}
        error={isSlip ? sayNoEmail(text, email) : error}
      />
      <CodeField email={isGood(email) ? email : ''} send={() => send(email)} {...form.field('code')} />
    </>
  )
}
