import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Money } from '../../../ui/language/Money.tsx'
import { RowTable } from '../../../ui/list/RowTable.tsx'
import { useExpected } from '../../../ui/order/useExpected.ts'
import classes from '../../../ui/page/Desk.module.css'
import { useProductName } from '../../../ui/product/name.ts'
import { useSecondaryNumber } from '../../../ui/product/SecondaryNumber.tsx'
import type { DeskOrder } from './queries.ts'

type Line = DeskOrder['lines'][number]

/** What was ordered, line by line, and where its pieces are. */
export function OrderLines({ order: { lines, currency, desk } }: { order: DeskOrder }) {
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
        { head: text('desk.progress'), cell: (line) => <Progress line={line} desk={desk} /> },
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

/** Where the pieces of a line are, each with its word; those that wait with the day on which they are expected. */
function Progress({ line, desk }: { line: Line; desk: DeskOrder['desk'] }) {
  const text = useText()
  const expected = useExpected(undefined)(line)
  const pieces = desk.progress.find(({ position }) => position === line.position)
  if (!pieces) return null
  const parts = [
    pieces.shipped > 0 && text('desk.pieces_shipped', { pieces: pieces.shipped }),
    pieces.inShipments > 0 && text('desk.pieces_in_shipment', { pieces: pieces.inShipments }),
    pieces.allocated > pieces.inShipments &&
      text('desk.pieces_promised', { pieces: pieces.allocated - pieces.inShipments }),
    pieces.waiting > 0 && text('desk.pieces_waiting', { pieces: pieces.waiting }),
    pieces.cancelled > 0 && text('desk.pieces_cancelled', { pieces: pieces.cancelled }),
  ]
  return (
    <>
      {parts.filter(Boolean).join(' · ')}
      {pieces.waiting > 0 && expected && <span className={classes.quiet}>{expected}</span>}
    </>
  )
}
