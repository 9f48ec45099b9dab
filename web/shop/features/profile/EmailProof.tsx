import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { codeTyped } from '../../../../rules/people/verification.ts'
import { CodeField, type CodeSent } from '../../../ui/form/CodeField.tsx'
import { useText } from '../../../ui/language/language.tsx'

const empty = { email: '', code: '' }

/** An address that its reader proves by a mailed code; `isGood` says whether it is one, `first` stands there to begin with. */
export function useEmailProof(isGood: (email: string) => boolean, first = '') {
  const [typed, setTyped] = useState({ ...empty, email: first })
  const [tried, setTried] = useState(false)
  const email = typed.email.trim()
  const code = codeTyped(typed.code)
  return {
    typed,
    tried,
    email,
    isGood: isGood(email),
    body: { email, emailVerificationCode: code },
    type: (change: Partial<typeof empty>) => setTyped((was) => ({ ...was, ...change })),
    /** Calls `send` where both can be right; else what is wrong is said. */
    submit(send: () => void) {
      setTried(true)
      if (isGood(email) && code) send()
    },
    clear() {
      setTyped(empty)
      setTried(false)
    },
  }
}

type Props = {
  proof: ReturnType<typeof useEmailProof>
  label: string
  send: (email: string) => Promise<CodeSent>
  /** The server does not take this address. */
  refused: boolean
}

/** The address and the code that was mailed to it. */
export function EmailProofFields({ proof, label, send, refused }: Props) {
  const text = useText()
  const { typed, tried, email, isGood, type } = proof
  const [left, setLeft] = useState(false)
  const said = !isGood && (tried || (left && email !== ''))
  const codeMissing = tried && typed.code.trim() === ''
  return (
    <>
      <TextInput
        label={label}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        value={typed.email}
        onChange={({ target }) => type({ email: target.value })}
        onBlur={() => setLeft(true)}
        error={(said && text(email ? 'verification.email_invalid' : 'verification.email_missing')) || refused}
      />
      <CodeField
        email={isGood ? email : ''}
        send={() => send(email)}
        value={typed.code}
        onChange={(code) => type({ code })}
        error={codeMissing && text('verification.code_missing')}
      />
    </>
  )
}
