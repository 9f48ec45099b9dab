import { TextInput, type TextInputProps } from '@mantine/core'
import { longestListName } from '../../../../../../rules/basket/quick-order.ts'
import { useText } from '../../../../../ui/language/language.tsx'

/** The name of a list. */
export function ListName(field: TextInputProps) {
  const text = useText()
  return <TextInput label={text('quick_order.name')} autoComplete="off" {...field} maxLength={longestListName} />
}
