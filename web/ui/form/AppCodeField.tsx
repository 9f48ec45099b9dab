import { TextInput } from '@mantine/core'
import type { ChangeEventHandler, ReactNode, Ref } from 'react'
import { longestAppCode } from '../../../rules/identity/authenticator.ts'
import { useText } from '../language/language.tsx'

type Props = {
  ref?: Ref<HTMLInputElement>
  value: string
  onChange: ChangeEventHandler<HTMLInputElement>
  error?: ReactNode
  /** The first code of a new app, for which there are no recovery codes yet. */
  isFirst?: boolean
}

/** The code that an authenticator app shows now, or a recovery code. */
export default function AppCodeField({ ref, value, onChange, error, isFirst = false }: Props) {
  const text = useText()
  return (
    <TextInput
      ref={ref}
      label={text('authenticator.code')}
      description={text(isFirst ? 'authenticator.app_code_hint' : 'authenticator.code_hint')}
      // Recovery codes have letters.
      inputMode={isFirst ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={longestAppCode}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
