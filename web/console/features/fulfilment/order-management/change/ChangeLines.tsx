import { NumberInput } from '@mantine/core'
import { maxQuantity } from '../../../../../../rules/basket/basket.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { Table } from '../../../../../ui/list/Table.tsx'
import page from '../../../../../ui/page/ConsolePage.module.css'
import { useProductName } from '../../../../../ui/product/name.ts'
import classes from '../OrderManagement.module.css'
import type { StaffOrder } from '../queries.ts'
import type { TypedLine } from './useOrderChange.ts'

type Props = { order: StaffOrder; lines: readonly TypedLine[]; onChange: (lines: TypedLine[]) => void }

/** Pieces and price of each line; 0 pieces remove it, and an empty price is the agreed one. */
export function ChangeLines({ order, lines, onChange }: Props) {
  const text = useText()
  const heads = [text('desk.product'), { right: text('desk.change_pieces') }, { right: text('desk.change_price') }]
  return (
    <Table heads={heads}>
      {lines.map((line, at) => (
        <LineRow
          key={line.position ?? `${line.number} ${at}`}
          line={line}
          agreed={order.lines.find(({ position }) => position === line.position)}
          onChange={(part) => onChange(lines.map((one, index) => (index === at ? { ...one, ...part } : one)))}
        />
      ))}
    </Table>
  )
}

type RowProps = {
  line: TypedLine
  /** As the order has it; undefined of a new line. */
  agreed: StaffOrder['lines'][number] | undefined
  onChange: (part: Partial<TypedLine>) => void
}

function LineRow({ line: { number, name, pieces, price }, agreed, onChange }: RowProps) {
  const text = useText()
  const nameOf = useProductName()
  return (
    <tr>
      <td>
        {(agreed || !name) && <span className={page.number}>{number}</span>}
        <small> {agreed ? nameOf(agreed) : name}</small>
      </td>
      <td data-right data-label={text('desk.change_pieces')}>
        <NumberInput
          aria-label={text('desk.change_pieces_of', { number })}
          className={classes.pieces}
          min={0}
          max={maxQuantity}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="strict"
          value={pieces}
          onChange={(value) => onChange({ pieces: Number(value) || 0 })}
        />
      </td>
      <td data-right data-label={text('desk.change_price')}>
        <NumberInput
          aria-label={text('desk.change_price_of', { number })}
          className={classes.pieces}
          min={0}
          decimalScale={2}
          allowNegative={false}
          hideControls
          placeholder={agreed && String(agreed.discountPrice ?? agreed.unitPrice)}
          value={price}
          onChange={(value) => onChange({ price: value === '' ? '' : Number(value) })}
        />
      </td>
    </tr>
  )
}
