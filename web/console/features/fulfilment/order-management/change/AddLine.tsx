import { NumberInput, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { maxQuantity } from '../../../../../../rules/basket/basket.ts'
import { longestNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { Form } from '../../../../../ui/form/Form.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import type { TypedLine } from './useOrderChange.ts'

/** A new line by its item number: Enter adds it and goes back to the number. */
export function AddLine({ onAdd }: { onAdd: (line: TypedLine) => void }) {
  const text = useText()
  const field = useRef<HTMLInputElement>(null)
  const [number, setNumber] = useState('')
  const [pieces, setPieces] = useState(1)
  const add = () => {
    if (number.trim() === '' || pieces === 0) return
    onAdd({ position: null, number: number.trim(), pieces, price: '' })
    setNumber('')
    setPieces(1)
    field.current?.focus()
  }
  return (
    <Form onSend={add}>
      <TextInput
        ref={field}
        label={text('desk.change_number')}
        maxLength={longestNumber}
        value={number}
        data-autofocus
        onChange={({ target }) => setNumber(target.value)}
      />
      <NumberInput
        label={text('desk.change_pieces')}
        min={1}
        max={maxQuantity}
        allowDecimal={false}
        allowNegative={false}
        value={pieces}
        onChange={(value) => setPieces(Number(value) || 0)}
      />
      <Button type="submit" variant="default">
        {text('desk.change_add')}
      </Button>
    </Form>
  )
}
