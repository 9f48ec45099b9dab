import { NumberInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { maxQuantity } from '../../../../../../rules/basket/basket.ts'
import { suggestQuery } from '../../../../../api/suggest.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { Combobox } from '../../../../../ui/controls/Combobox.tsx'
import { Form } from '../../../../../ui/form/Form.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import { type NumberChoice, useNumberChoice } from '../../../../../ui/product/number-choice.ts'
import { useSettledValue } from '../../../../../ui/useSettledValue.ts'
import type { TypedLine } from './useOrderChange.ts'

/** A new line by a number of its product, found while it is typed; Enter adds it and goes back to the number. */
export function AddLine({ onAdd }: { onAdd: (line: TypedLine) => void }) {
  const text = useText()
  const product = useProductField()
  const [pieces, setPieces] = useState(1)
  const add = () => {
    if (product.number === '' || pieces === 0) return
    onAdd({ position: null, number: product.number, name: product.name, pieces, price: '' })
    product.beginNext()
    setPieces(1)
  }
  return (
    <Form onSend={add}>
      <Combobox label={text('desk.change_number')} isFirst {...product.field} />
      <NumberInput
        ref={product.next}
        label={text('desk.change_pieces')}
        min={1}
        max={maxQuantity}
        allowDecimal={false}
        allowNegative={false}
        value={pieces}
        onChange={(value) => setPieces(Number(value) || 0)}
        onFocus={({ target }) => target.select()}
      />
      <Button type="submit" variant="default">
        {text('desk.change_add')}
      </Button>
    </Form>
  )
}

/** What is typed of a product, and which one was chosen by it; the pieces are next. */
function useProductField() {
  const toChoice = useNumberChoice()
  const ref = useRef<HTMLInputElement>(null)
  const next = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<NumberChoice>()
  const keyword = useSettledValue(typed.trim())
  const found = useQuery(suggestQuery(keyword))
  const choices = keyword.length > 1 ? (found.data?.numbers ?? []).map(toChoice) : []
  const field = {
    ref,
    choices,
    value: chosen ?? (typed ? { id: 0, name: typed } : undefined),
    isPending: typed.trim() !== keyword || found.isFetching,
    onType: (words: string) => {
      setTyped(words)
      setChosen(undefined)
    },
    onChoose: ({ id }: { id: number }) => {
      setChosen(choices.find((choice) => choice.id === id))
      next.current?.focus()
    },
  }
  const beginNext = () => {
    setTyped('')
    setChosen(undefined)
    ref.current?.focus()
  }
  return { field, next, number: chosen?.own ?? typed.trim(), name: chosen?.name ?? '', beginNext }
}
