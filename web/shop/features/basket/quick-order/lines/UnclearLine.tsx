import { TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { longestQuantity } from '../../../../../../rules/basket/basket.ts'
import { secondaryNumber, shownBrand, shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { candidateName } from '../../../../../../rules/list-reader/candidate.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { readQuantity } from '../../../../../ui/controls/QuantityField.tsx'
import { Select } from '../../../../../ui/controls/Select.tsx'
import { Form } from '../../../../../ui/form/Form.tsx'
import { type FormPart, useForm } from '../../../../../ui/form/useForm.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useProductName } from '../../../../../ui/product/name.ts'
import classes from '../QuickOrder.module.css'
import { CorrectLine } from './CorrectLine.tsx'
import type { OpenLine } from './list-in-hand.ts'
import type { List } from './useList.ts'

type Props = { line: OpenLine; list: List }

/** A line that may mean several products, or whose quantity is unclear: both are chosen here. */
export function UnclearLine({ line, list }: Props) {
  const text = useText()
  const id = useId()
  const { form, take } = useTaking({ line, list })
  const why = useWhy(line)
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={classes.openLine}>
      <Form id={id} className={line.qty === null ? classes.counting : ''} onSend={take}>
        <ProductChoice line={line} error={why.product} form={form} />
        {line.qty === null && <Pieces line={line} why={why.quantity} form={form} />}
      </Form>
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
          form={id}
          isChosen={form.values.skuId !== ''}
          onCorrect={() => setOpen(true)}
        />
      )}
      {line.whole !== undefined && (
        <span className={classes.name}>{text('quick_order.from_line', { row: line.row, line: line.whole })}</span>
      )}
    </li>
  )
}

type Taking = { skuId: string; qty: string }
type ChoiceProps = { line: OpenLine; error: string | undefined; form: FormPart<Taking> }

function ProductChoice({ line, error, form }: ChoiceProps) {
  const text = useText()
  const productName = useProductName()
  const pieces = line.qty === null ? '' : ` (${line.qty})`
  return (
    <Select
      label={text('quick_order.choose', { typed: line.typed }) + pieces}
      {...form.choice('skuId')}
      error={error}
      data={[
        { value: '', label: '–' },
        ...line.candidates.map((product) => ({
          value: String(product.skuId),
          label: [
            shownNumber(product),
            secondaryNumber(product),
            candidateName(shownBrand(product), productName(product)),
          ]
            .filter(Boolean)
            .join(' · '),
        })),
      ]}
    />
  )
}

type PiecesProps = { line: OpenLine; why: string | undefined; form: FormPart<Taking> }

function Pieces({ line, why, form }: PiecesProps) {
  const text = useText()
  return (
    <TextInput
      label={text('quick_order.quantity')}
      description={why}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      aria-label={`${text('quick_order.quantity')}: ${line.typed}`}
      inputMode="numeric"
      autoComplete="off"
      {...form.field('qty')}
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
  const message = msg ?? undefined
  if (qty !== null && why) return { product: text(why) }
  if (qty !== null) return { product: reason === 'quick_order.line_ask' ? undefined : message }
  // Which quantity belongs to which product is unclear, too.
  if (reason === 'quick_order.line_two_products')
    return { product: message, quantity: text('quick_order.line_no_quantity') }
  return { quantity: message }
}

/** What is chosen of a line. The quantity has to be typed where the line has none: nothing typed is not one piece here. */
function useTaking({ line, list }: Props) {
  const [only, ...others] = line.candidates
  const text = useText()
  const readPieces = (qty: string) => line.qty ?? (qty.trim() === '' ? undefined : readQuantity(qty))
  const form = useForm<Taking>({
    start: { skuId: line.qty === null && only && others.length === 0 ? String(only.skuId) : '', qty: '' },
    rules: ({ qty }) => ({ qty: readPieces(qty) === undefined && text('basket.quantity_out_of_range') }),
    limits: { qty: longestQuantity },
  })
  const take = () => {
    const product = line.candidates.find(({ skuId }) => String(skuId) === form.values.skuId)
    const pieces = readPieces(form.values.qty)
    if (product) form.send(() => pieces !== undefined && list.choose({ ...line, qty: pieces }, product))
  }
  return { form, take }
}
