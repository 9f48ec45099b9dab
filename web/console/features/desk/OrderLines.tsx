import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Money } from '../../../ui/language/Money.tsx'
import { RowTable } from '../../../ui/list/RowTable.tsx'
import { useProductName } from '../../../ui/product/name.ts'
import { useSecondaryNumber } from '../../../ui/product/SecondaryNumber.tsx'
import classes from './Desk.module.css'
import type { DeskOrder } from './queries.ts'

type Line = DeskOrder['lines'][number]

/** What was ordered, line by line, and how much of it leaves from stock. */
export function OrderLines({ order: { lines, currency } }: { order: DeskOrder }) {
  const text = useText()
  const { number } = useFormat()
  const money = (amount: number) => <Money amount={amount} currency={currency} />
  return (
    <RowTable
      rows={lines}
      rowKey={({ position }) => position}
      columns={[
        { head: text('desk.product'), cell: (line) => <Product line={line} /> },
        { head: text('desk.pieces'), isRight: true, cell: ({ qty }) => number(qty) },
        { head: text('desk.ships_now'), isRight: true, cell: (line) => <ShipsNow line={line} /> },
        {
          head: text('desk.price'),
          isRight: true,
          cell: ({ discountPrice, unitPrice }) => money(discountPrice ?? unitPrice),
        },
        { head: text('desk.amount'), isRight: true, cell: ({ price }) => money(price) },
      ]}
    />
  )
}

function Product({ line }: { line: Line }) {
  const nameOf = useProductName()
  const secondaryNumber = useSecondaryNumber()
  // A product of our make replaces the maker's number and does not have it.
  const makersNumber = line.ownMake ? secondaryNumber(line) : line.oemCode
  return (
    <>
      <span className={classes.number}>{line.number}</span> {nameOf(line)}
      <span className={classes.quiet}>{[makersNumber, line.custNumber, line.note].filter(Boolean).join(' · ')}</span>
    </>
  )
}

function ShipsNow({ line: { shipsNow, expectedOn } }: { line: Line }) {
  const text = useText()
  const { number, day } = useFormat()
  return (
    <>
      {number(shipsNow)}
      {expectedOn && <span className={classes.quiet}>{`${text('order.expected')} ${day(expectedOn)}`}</span>}
    </>
  )
}
