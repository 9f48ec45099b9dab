import { TextInput, type TextInputProps } from '@mantine/core'
import { longestListName } from '../../../../../rules/order/quick-order.ts'
import { useText } from '../../../../ui/language/language.tsx'

type Props = Omit<TextInputProps, 'onChange'> & { value: string; onName: (name: string) => void }

/** What somebody calls a list. */
export function ListName({ onName, ...field }: Props) {
  const text = useText()
  return (
    <TextInput
      label={text('quick_order.name')}
      autoComplete="off"
      maxLength={longestListName}
      onChange={({ target }) => onName(target.value)}
      {...field}
    />
  )
}
