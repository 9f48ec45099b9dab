import { NumberInput, TextInput } from '@mantine/core'
import formClasses from '../../../../../ui/form/Form.module.css'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useMakersNumber } from '../../../../../ui/product/SecondaryNumber.tsx'
import { remainingCredit, type TypedCredit } from './credit-draft.ts'
import classes from './Invoices.module.css'
import type { StaffInvoice } from './queries.ts'

type Line = StaffInvoice['lines'][number]

type Props = {
  line: Line
  currency: string
  typed: TypedCredit
  isWrong: boolean
  /** The keyboard begins here. */
  isFirst: boolean
  onChange: (part: Partial<TypedCredit>) => void
}

/** What of a line is credited: pieces of it or an amount; one of them empties the other. */
export function CreditLine(props: Props) {
  const { line, currency } = props
  return (
    <fieldset className={classes.line}>
      <legend>
        <LineName line={line} />
      </legend>
      <LineFacts line={line} currency={currency} />
      <div className={formClasses.pair}>
        {remainingCredit(line).pieces > 0 && <PiecesField {...props} />}
        <AmountField {...props} />
      </div>
    </fieldset>
  )
}

function PiecesField({ line, typed, isWrong, isFirst, onChange }: Props) {
  const text = useText()
  const most = remainingCredit(line).pieces
  return (
    <NumberInput
      label={text('credit_note.pieces')}
      description={text('credit_note.pieces_left', { most })}
      data-autofocus={isFirst || undefined}
      min={0}
      max={most}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      value={typed.pieces || ''}
      error={isWrong && typed.pieces > 0 && text('credit_note.pieces_wrong', { most })}
      onChange={(value) => onChange({ pieces: Number(value) || 0, amount: '' })}
    />
  )
}

function AmountField({ line, currency, typed, isWrong, isFirst, onChange }: Props) {
  const text = useText()
  const { money } = useFormat()
  const remaining = remainingCredit(line)
  const most = money(remaining.net, currency)
  const isAlone = remaining.pieces === 0
  return (
    <TextInput
      label={text(isAlone ? 'credit_note.amount' : 'credit_note.or_amount')}
      description={text('credit_note.amount_left', { most })}
      data-autofocus={(isFirst && isAlone) || undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={15}
      value={typed.amount}
      error={isWrong && typed.pieces === 0 && text('credit_note.amount_wrong', { most })}
      onChange={({ target }) => onChange({ pieces: 0, amount: target.value })}
    />
  )
}

function LineName({ line }: { line: Line }) {
  const text = useText()
  const makersNumber = useMakersNumber()(line)
  const { kind, number, name } = line
  if (kind !== 'goods') return <>{text(`order.${kind}`)}</>
  return (
    <>
      <span className={classes.number}>{number}</span> {[name, makersNumber].filter(Boolean).join(' · ')}
    </>
  )
}

function LineFacts({ line, currency }: { line: Line; currency: string }) {
  const text = useText()
  const { money } = useFormat()
  const { kind, pieces, unitPrice, net, creditedNet } = line
  const amount = (value: number) => money(value, currency)
  const facts = [
    kind === 'goods' && text('credit_note.line', { pieces, price: amount(unitPrice), net: amount(net) }),
    creditedNet > 0 && text('credit_note.credited', { net: amount(creditedNet) }),
  ].filter(Boolean)
  return facts.length > 0 && <p className={classes.quiet}>{facts.join(' · ')}</p>
}
