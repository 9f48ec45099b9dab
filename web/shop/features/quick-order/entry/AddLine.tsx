import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { numberBeside, numberOf } from '../../../../../rules/product/number.ts'
import { suggestQuery } from '../../../../api/suggest.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { type Choice, Combobox } from '../../../../ui/controls/Combobox.tsx'
import { quantityTyped } from '../../../../ui/controls/QuantityField.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { useProductName } from '../../../../ui/product/name.ts'
import { useSettled } from '../../../../ui/useSettled.ts'
import classes from '../QuickOrder.module.css'

type Line = { number: string; qty: string }
type Props = {
  busy: boolean
  /** What the fields begin with. */
  begun?: Line
  onTyped?: (line: Line) => void
  onAdd: (text: string, onDone: () => void) => void
}

const nothing = { number: '', qty: '1' }

/** One product by its number: suggestions while typing, Enter to choose, the quantity, Enter to add, and the next one. */
export function AddLine({ busy, begun = nothing, onTyped, onAdd }: Props) {
  const text = useText()
  const productName = useProductName()
  const [typed, setTyped] = useState(begun.number)
  const [chosen, setChosen] = useState<Choice & { own: string }>()
  const [qty, setQty] = useState(begun.qty)
  const [wrong, setWrong] = useState(false)
  const numberField = useRef<HTMLInputElement>(null)
  const quantityField = useRef<HTMLInputElement>(null)
  const keyword = useSettled(typed.trim())
  const { data } = useQuery(suggestQuery(keyword))
  const found = keyword.length > 1 ? (data?.numbers ?? []) : []
  const choices = found.map(({ id, ...product }) => ({
    ...{ id, own: product.number },
    name: [numberOf(product), numberBeside(product), productName(product)].filter(Boolean).join(' · '),
  }))

  const number = chosen?.own ?? typed.trim()
  const tell = useEffectEvent((line: Line) => onTyped?.(line))
  useEffect(() => tell({ number, qty }), [number, qty])

  const add = () => {
    if (number === '') return numberField.current?.focus()
    const quantity = quantityTyped(qty)
    setWrong(quantity === undefined)
    if (quantity === undefined) return quantityField.current?.focus()
    onAdd(`${number}\t${quantity}`, () => {
      // What was typed while it was read is the next one.
      setChosen((now) => (now === chosen ? undefined : now))
      setTyped((now) => (now === typed ? '' : now))
      setQty((now) => (now === qty ? nothing.qty : now))
      numberField.current?.focus()
    })
  }
  return (
    <form
      className={classes.adding}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Combobox
        ref={numberField}
        label={text('quick_order.number')}
        choices={choices}
        value={chosen ?? (typed ? { id: 0, name: typed } : undefined)}
        onType={(words) => {
          setTyped(words)
          setChosen(undefined)
        }}
        onChoose={(choice) => {
          setChosen(choices.find(({ id }) => id === choice.id))
          quantityField.current?.focus()
        }}
      />
      <TextInput
        ref={quantityField}
        label={text('quick_order.quantity')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        error={wrong && text('basket.quantity_out_of_range')}
        value={qty}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setQty(target.value)}
      />
      <Button type="submit" loading={busy}>
        {text('quick_order.add_line')}
      </Button>
    </form>
  )
}
