import { TextInput, type TextInputProps } from '@mantine/core'

/** A user name, as password managers know it. */
export const UserNameField = (field: TextInputProps) => (
  <TextInput autoComplete="username" autoCapitalize="off" spellCheck={false} {...field} />
)
