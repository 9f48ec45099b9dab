import { TextInput } from '@mantine/core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { candidateName } from '../../../../../rules/list-reader/candidate.ts'
import { numberBeside, shownBrand, shownNumber } from '../../../../../rules/product/number.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { readQuantity } from '../../../../ui/controls/QuantityField.tsx'
import { Select } from '../../../../ui/controls/Select.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { useProductName } from '../../../../ui/product/name.ts'
import classes from '../QuickOrder.module.css'
import { CorrectLine } from './CorrectLine.tsx'
import type { OpenLine } from './list-in-hand.ts'
import type { List } from './useList.ts'

type Props = { line: OpenLine; list: List }

/** A line that may mean several products, or nobody can tell how many pieces: both are chosen here. */
export function UnclearLine({ line, list }: Props) {
  const text = useText()
  const form = useId()
  const taking = useTaking({ line, list })
  const why = useWhy(line)
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={classes.openLine}>
      <form id={form} className={line.qty === null ? classes.counting : undefined} onSubmit={taking.take}>
        <ProductChoice line={line} skuId={taking.skuId} error={why.product} onChoose={taking.setSkuId} />
        {line.qty === null && <Pieces line={line} taking={taking} why={why.quantity} />}
      </form>
      {isOpen ? (
        <CorrectLine
          typed={line.typed}
          onRead={(answer) => list.correct(line, answer)}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <UnclearLineActions
          line={line}
          list={list}
          form={form}
          isChosen={taking.skuId !== ''}
          onCorrect={() => setOpen(true)}
        />
      )}
      {line.whole !== undefined && (
        <span className={classes.name}>{text('quick_order.from_line', { row: line.row, line: line.whole })}</span>
      )}
    </li>
  )
}

type ChoiceProps = {
  line: OpenLine
  skuId: string
  error: string | undefined
  onChoose: (skuId: string) => void
}

function ProductChoice({ line, skuId, error, onChoose }: ChoiceProps) {
  const text = useText()
  const productName = useProductName()
  const pieces = line.qty === null ? '' : ` (${line.qty})`
  return (
    <Select
      label={text('quick_order.choose', { typed: line.typed }) + pieces}
      value={skuId}
      error={error}
      data={[
        { value: '', label: '–' },
        ...line.candidates.map((product) => ({
          value: String(product.skuId),
          label: [shownNumber(product), numberBeside(product), candidateName(shownBrand(product), productName(product))]
            .filter(Boolean)
            .join(' · '),
        })),
      ]}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}

type PiecesProps = { line: OpenLine; taking: ReturnType<typeof useTaking>; why: string | undefined }

function Pieces({ line, taking: { qty, setQty, wrong, quantityField }, why }: PiecesProps) {
  const text = useText()
  return (
    <TextInput
      ref={quantityField}
      label={text('quick_order.quantity')}
      description={why}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      aria-label={`${text('quick_order.quantity')}: ${line.typed}`}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      error={wrong && text('basket.quantity_out_of_range')}
      value={qty}
      onChange={({ target }) => setQty(target.value)}
    />
  )
}

type Actions = Props & { form: string; isChosen: boolean; onCorrect: () => void }

function UnclearLineActions({ line, list, form, isChosen, onCorrect }: Actions) {
  const text = useText()
  return (
    <div className={classes.row}>
      <Button type="submit" form={form} variant="default" disabled={!isChosen}>
        {text('quick_order.take')}
      </Button>
      <Button
        variant="default"
        aria-label={`${text('quick_order.leave_out')}: ${line.typed}`}
        onClick={() => list.leaveOut(line)}
      >
        {text('quick_order.leave_out')}
      </Button>
      <Button variant="default" aria-label={`${text('quick_order.correct')}: ${line.typed}`} onClick={onCorrect}>
        {text('quick_order.correct')}
      </Button>
    </div>
  )
}

/** What each field is asked for, where its label does not say it. */
function useWhy({ qty, why, reason, msg }: OpenLine) {
  const text = useText()
  const said = msg ?? undefined
  if (qty !== null && why) return { product: text(why) }
  if (qty !== null) return { product: reason === 'quick_order.line_ask' ? undefined : said }
  // Of which product how many are meant, nobody can tell either.
  if (reason === 'quick_order.line_two_products')
    return { product: said, quantity: text('quick_order.line_no_quantity') }
  return { quantity: said }
}

/** What is chosen of a line. How many has to be typed where the line does not tell: nothing typed is not one piece here. */
function useTaking({ line, list }: Props) {
  const [only, ...others] = line.candidates
  const [skuId, setSkuId] = useState(line.qty === null && only && others.length === 0 ? String(only.skuId) : '')
  const [qty, setQty] = useState('')
  const [wrong, setWrong] = useState(false)
  const quantityField = useRef<HTMLInputElement>(null)
  const take = (event: FormEvent) => {
    event.preventDefault()
    const product = line.candidates.find((one) => String(one.skuId) === skuId)
    if (!product) return
    const pieces = line.qty ?? (qty.trim() === '' ? undefined : readQuantity(qty))
    setWrong(pieces === undefined)
    if (pieces === undefined) return quantityField.current?.focus()
    list.choose({ ...line, qty: pieces }, product)
  }
  return { skuId, setSkuId, qty, setQty, wrong, quantityField, take }
}
