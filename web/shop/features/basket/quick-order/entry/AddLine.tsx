import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { longestQuantity } from '../../../../../../rules/basket/basket.ts'
import { readCode } from '../../../../../../rules/scan/code.ts'
import { suggestQuery } from '../../../../../api/suggest.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { type Choice, Combobox } from '../../../../../ui/controls/Combobox.tsx'
import { readQuantity } from '../../../../../ui/controls/QuantityField.tsx'
import { typeSeparator } from '../../../../../ui/form/typeSeparator.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { type NumberChoice, useNumberChoice } from '../../../../../ui/product/number-choice.ts'
import { useSettledValue } from '../../../../../ui/useSettledValue.ts'
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
  const { choices, line, numberField, quantityField, ...typing } = useLineFields(begun, onTyped)
  const [wrong, setWrong] = useState(false)
  const add = () => {
    if (line.number === '') return numberField.current?.focus()
    const quantity = readQuantity(line.qty)
    setWrong(quantity === undefined)
    if (quantity === undefined) return quantityField.current?.focus()
    onAdd(quantity === 1 && saysPieces(line.number) ? line.number : `${line.number}\t${quantity}`, typing.beginNext)
  }
  return (
    <form
      className={classes.adding}
      onKeyDown={typeSeparator}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Combobox
        ref={numberField}
        label={text('quick_order.number')}
        choices={choices}
        value={typing.value}
        onType={typing.type}
        onChoose={typing.choose}
      />
      <Quantity field={quantityField} value={line.qty} isWrong={wrong} onType={typing.setQty} />
      <Button type="submit" loading={busy}>
        {text('quick_order.add_line')}
      </Button>
    </form>
  )
}

/** A scanned label has its own quantity, a carton the one of the catalogue: the 1 that stands there was not typed. */
const saysPieces = (number: string) =>
  readCode(number).readings.some(({ pieces, needsPieces }) => pieces !== undefined || needsPieces)

type QuantityProps = {
  field: RefObject<HTMLInputElement | null>
  value: string
  isWrong: boolean
  onType: (qty: string) => void
}

function Quantity({ field, value, isWrong, onType }: QuantityProps) {
  const text = useText()
  return (
    <TextInput
      ref={field}
      label={text('quick_order.quantity')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={longestQuantity}
      error={isWrong && text('basket.quantity_out_of_range')}
      value={value}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

/** The number and the quantity that stand in the fields. */
function useLineFields(begun: Line, onTyped: Props['onTyped']) {
  const [typed, setTyped] = useState(begun.number)
  const [chosen, setChosen] = useState<NumberChoice>()
  const [qty, setQty] = useState(begun.qty)
  const numberField = useRef<HTMLInputElement>(null)
  const quantityField = useRef<HTMLInputElement>(null)
  const choices = useNumberChoices(typed)
  const number = chosen?.own ?? typed.trim()
  const reportTyped = useEffectEvent((line: Line) => onTyped?.(line))
  useEffect(() => reportTyped({ number, qty }), [number, qty])
  return {
    line: { number, qty },
    choices,
    value: chosen ?? (typed ? { id: 0, name: typed } : undefined),
    numberField,
    quantityField,
    setQty,
    type: (words: string) => {
      setTyped(words)
      setChosen(undefined)
    },
    choose: (choice: Choice) => {
      setChosen(choices.find(({ id }) => id === choice.id))
      quantityField.current?.focus()
    },
    /** What was typed while it was read is the next one. */
    beginNext: () => {
      setChosen((now) => (now === chosen ? undefined : now))
      setTyped((now) => (now === typed ? '' : now))
      setQty((now) => (now === qty ? nothing.qty : now))
      numberField.current?.focus()
    },
  }
}

function useNumberChoices(typed: string): NumberChoice[] {
  const toChoice = useNumberChoice()
  const keyword = useSettledValue(typed.trim())
  const { data } = useQuery(suggestQuery(keyword))
  return keyword.length > 1 ? (data?.numbers ?? []).map(toChoice) : []
}
