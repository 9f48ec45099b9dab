import { TextInput, type TextInputProps } from '@mantine/core'

/** A name that somebody signs in with, as keepers of passwords know it. */
export const UserNameField = (field: TextInputProps) => (
  <TextInput autoComplete="username" autoCapitalize="off" spellCheck={false} {...field} />
)
