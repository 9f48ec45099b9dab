import type { PasswordOwner } from '../../../rules/identity/guessable-words.ts'
import { passwordFault } from '../../../rules/identity/password.ts'
import { type Say, useText } from '../language/language.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'
import type { FormPart } from './useForm.ts'

type NewPassword = { password: string; again: string }

type Props = {
  form: FormPart<NewPassword>
  /** Whose it is: what others know of them makes a password weak. */
  owner?: PasswordOwner
}

/** A new password, twice. The page has the texts of `profile` and `password`. */
export function NewPasswordFields({ form, owner = {} }: Props) {
  const text = useText()
  return (
    <>
      <PasswordField
        label={text('profile.new_password')}
        autoComplete="new-password"
        description={text('profile.password_rule')}
        {...form.field('password')}
      />
      <PasswordStrength password={form.values.password} owner={owner} />
      <PasswordField label={text('profile.repeat_password')} autoComplete="new-password" {...form.field('again')} />
    </>
  )
}

/** What is wrong with a new password, in words. */
export function newPasswordFaults(text: Say, { password, again }: NewPassword) {
  const fault = passwordFault(password)
  return {
    password: fault && text(fault),
    again: again !== password && text('profile.passwords_differ'),
  }
}
