import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Money } from '../../../ui/language/Money.tsx'
import { Table } from '../../../ui/list/Table.tsx'
import { useProductName } from '../../../ui/product/name.ts'
import classes from './Desk.module.css'
import type { DeskOrder } from './queries.ts'

/** What was ordered, line by line, and how much of it leaves from stock. */
export function OrderLines({ order: { lines, currency } }: { order: DeskOrder }) {
  const text = useText()
  const nameOf = useProductName()
  const { number, day } = useFormat()
  return (
    <Table
      heads={[
        text('desk.product'),
        { right: text('desk.pieces') },
        { right: text('desk.ships_now') },
        { right: text('desk.price') },
        { right: text('desk.amount') },
      ]}
    >
      {lines.map((line) => (
        <tr key={line.position}>
          <td data-wide>
            <span className={classes.number}>{line.number}</span> {nameOf(line)}
            <span className={classes.quiet}>
              {[line.oemCode, line.custNumber, line.note].filter(Boolean).join(' · ')}
            </span>
          </td>
          <td data-right data-label={text('desk.pieces')}>
            {number(line.qty)}
          </td>
          <td data-right data-label={text('desk.ships_now')}>
            {number(line.shipsNow)}
            {line.expectedOn && (
              <span className={classes.quiet}>{`${text('order.expected')} ${day(line.expectedOn)}`}</span>
            )}
          </td>
          <td data-right data-label={text('desk.price')}>
            <Money amount={line.discountPrice ?? line.unitPrice} currency={currency} />
          </td>
          <td data-right data-label={text('desk.amount')}>
            <Money amount={line.price} currency={currency} />
          </td>
        </tr>
      ))}
    </Table>
  )
}
