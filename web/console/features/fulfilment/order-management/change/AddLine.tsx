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

type Props = { product: ReturnType<typeof useProductField>; onAdd: (line: TypedLine) => void }

/** A new line by a number of its product, found while it is typed; Enter adds it and goes back to the number. */
export function AddLine({ product, onAdd }: Props) {
  const text = useText()
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
export function useProductField() {
  const text = useText()
  const toChoice = useNumberChoice()
  const ref = useRef<HTMLInputElement>(null)
  const next = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<NumberChoice>()
  const [isLeftOver, setLeftOver] = useState(false)
  const keyword = useSettledValue(typed.trim())
  const found = useQuery(suggestQuery(keyword))
  const choices = keyword.length > 1 ? (found.data?.numbers ?? []).map(toChoice) : []
  const field = {
    ref,
    choices,
    value: chosen ?? (typed ? { id: 0, name: typed } : undefined),
    error: isLeftOver && text('desk.change_not_added'),
    isPending: typed.trim() !== keyword || found.isFetching,
    onType: (words: string) => {
      setTyped(words)
      setChosen(undefined)
      setLeftOver(false)
    },
    onChoose: ({ id }: { id: number }) => {
      setChosen(choices.find((choice) => choice.id === id))
      next.current?.focus()
    },
  }
  const beginNext = () => {
    field.onType('')
    ref.current?.focus()
  }
  const number = chosen?.own ?? typed.trim()
  /** Says at the field that what stands in it was not added; false where nothing does. */
  const refuseLeftOver = () => {
    if (number !== '') ref.current?.focus()
    setLeftOver(number !== '')
    return number !== ''
  }
  return { field, next, number, name: chosen?.name ?? '', beginNext, refuseLeftOver }
}
