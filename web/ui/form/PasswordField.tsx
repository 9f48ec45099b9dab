import { TextInput } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ReactNode, type Ref, useState } from 'react'
import { longestPassword } from '../../../rules/people/password.ts'
import { useText } from '../language/language.tsx'
import classes from './PasswordField.module.css'

type Props = {
  ref?: Ref<HTMLInputElement>
  label: string
  /** What a keeper of passwords does with it. */
  autoComplete: 'current-password' | 'new-password'
  description?: ReactNode
  value: string
  onChange: (password: string) => void
  error?: string | false | undefined
}

/** A password that can be shown while it is typed. */
export function PasswordField({ onChange, ...field }: Props) {
  const text = useText()
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <TextInput
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      maxLength={longestPassword}
      onChange={(event) => onChange(event.target.value)}
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
