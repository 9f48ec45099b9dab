import { TextInput } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ChangeEventHandler, type ReactNode, type Ref, useState } from 'react'
import { longestPassword } from '../../../rules/identity/password.ts'
import { useText } from '../language/language.tsx'
import classes from './PasswordField.module.css'

type Props = {
  ref?: Ref<HTMLInputElement>
  label: string
  /** What a keeper of passwords does with it. */
  autoComplete: 'current-password' | 'new-password'
  description?: ReactNode
  value: string
  onChange: ChangeEventHandler<HTMLInputElement>
  error?: ReactNode
}

/** A password that can be shown while it is typed. */
export function PasswordField(field: Props) {
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
