import { isOverdue } from '../../../../../rules/order/delivery.ts'
import { useMay } from '../../../../api/session/session.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { type Column, RowTable } from '../../../../ui/list/RowTable.tsx'
import { useExpected } from '../../../../ui/order/useExpected.ts'
import classes from '../../../../ui/page/ConsolePage.module.css'
import { useProductName } from '../../../../ui/product/name.ts'
import { PicturedProduct } from '../../../../ui/product/picture/PicturedProduct.tsx'
import { useMakersNumber } from '../../../../ui/product/SecondaryNumber.tsx'
import { findException, mayComeBackLate } from './exception/exceptions.ts'
import { ReturnException } from './exception/ReturnException.tsx'
import { StandingException } from './exception/StandingException.tsx'
import type { StaffOrder } from './queries.ts'

type Line = StaffOrder['lines'][number]

/** What was ordered, line by line, where its pieces are, and until when they may come back late. */
export function OrderLines({ order }: { order: StaffOrder }) {
  const text = useText()
  const { number } = useFormat()
  const money = (amount: number) => <Money amount={amount} currency={order.currency} />
  const exceptions = useExceptionColumn(order)
  return (
    <RowTable
      rows={order.lines}
      rowKey={({ position }) => position}
      columns={[
        { head: text('desk.product'), cell: (line) => <Product line={line} /> },
        { head: text('desk.pieces'), isRight: true, cell: ({ qty }) => number(qty) },
        { head: text('desk.progress'), cell: (line) => <Progress line={line} order={order} /> },
        {
          head: text('desk.price'),
          isRight: true,
          cell: ({ discountPrice, unitPrice }) => money(discountPrice ?? unitPrice),
        },
        { head: text('desk.amount'), isRight: true, cell: ({ price }) => money(price) },
        ...exceptions,
      ]}
    />
  )
}

/** The actions on delivered pieces; no column where there are none, or without the permission. */
function useExceptionColumn(order: StaffOrder): Column<Line>[] {
  const text = useText()
  const decides = useMay('staff:desk')
  if (!decides || !order.lines.some(({ position }) => mayComeBackLate(order, position))) return []
  return [
    {
      head: text('return_desk.actions'),
      isSpoken: true,
      cell: (line) =>
        mayComeBackLate(order, line.position) && (
          <ReturnException order={order} line={line} standing={findException(order, line.position)} />
        ),
    },
  ]
}

function Product({ line }: { line: Line }) {
  const nameOf = useProductName()
  const makersNumber = useMakersNumber()
  return (
    <PicturedProduct product={line}>
      <span className={classes.number}>{line.number}</span> {nameOf(line)}
      <span className={classes.quiet}>
        {[makersNumber(line), line.custNumber, line.note].filter(Boolean).join(' · ')}
      </span>
    </PicturedProduct>
  )
}

/** Where the pieces of a line are, each with its word; those that wait with the day on which they are expected. */
function Progress({ line, order }: { line: Line; order: StaffOrder }) {
  const text = useText()
  const expected = useExpected(order.today)(line)
  const pieces = order.desk.progress.find(({ position }) => position === line.position)
  if (!pieces) return null
  const isLate = line.expectedOn !== null && isOverdue(line.expectedOn, order.today)
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
      {pieces.waiting > 0 && expected && <span className={isLate ? classes.late : classes.quiet}>{expected}</span>}
      <StandingException order={order} position={line.position} />
    </>
  )
}
