import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shownNumber } from '../../../../rules/catalogue/product/number.ts'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Money } from '../../../ui/language/Money.tsx'
import { Table } from '../../../ui/list/Table.tsx'
import { useExpected } from '../../../ui/order/useExpected.ts'
import { useProductName } from '../../../ui/product/name.ts'
import { LinePicture } from '../../../ui/product/picture/ProductPicture.tsx'
import { LinePrice } from '../../../ui/product/price/LinePrice.tsx'
import { PriceBefore } from '../../../ui/product/price/Price.tsx'
import { SecondaryNumber } from '../../../ui/product/SecondaryNumber.tsx'
import classes from './Order.module.css'
import type { OrderDetail } from './queries.ts'

type PlacedLine = OrderDetail['lines'][number]
type Progress = Pick<
  PlacedLine,
  'shipped' | 'waiting' | 'waitingSince' | 'cancelled' | 'cancellable' | 'expectedWhenPlaced'
>
/** A line that is not placed yet has come nowhere. */
type Line = Omit<PlacedLine, keyof Progress> & Partial<Progress>

type Props = {
  lines: readonly Line[]
  currency: string
  /** Nothing leaves before everything is there: what is in stock waits for the rest. */
  together: boolean
  /** Nothing leaves before it is paid, released or approved: what is in stock does not ship now. */
  waits?: boolean
  /** ISO date; what was expected before is past. Without it nothing is. */
  today?: string
  /** Something has shipped, or nothing more will: the expected dates are past. */
  hasLeft?: boolean
}

/** The lines of an order or of its preview: what ships now or has left, what waits and since when, what was cancelled. */
export function OrderLines({ lines, currency, together, waits = false, today, hasLeft = false }: Props) {
  const text = useText()
  const leaving = text(waits ? 'order.in_stock' : 'order.ships_now')
  const planned = together ? text('back_order.reserved') : leaving
  const sending = hasLeft ? text('shipment.shipped') : planned
  return (
    <Table
      className={classes.ordered}
      heads={[
        text('product.product'),
        { right: text('basket_line.quantity') },
        sending,
        { right: text('basket_line.unit_price') },
        { right: text('basket_line.line_price') },
      ]}
    >
      {lines.map((line) => (
        <Row key={line.position} line={line} currency={currency} sending={sending}>
          {isPlaced(line) ? (
            <PiecesOfLine line={line} hasLeft={hasLeft} today={today} />
          ) : (
            <Shipping line={line} today={today} />
          )}
        </Row>
      ))}
    </Table>
  )
}

const isPlaced = (line: Line): line is PlacedLine => line.shipped !== undefined

type RowProps = { line: Line; currency: string; sending: string; children: ReactNode }

function Row({ line, currency, sending, children }: RowProps) {
  const text = useText()
  const { number } = useFormat()
  return (
    <tr>
      <Product line={line} />
      <td data-right data-label={text('basket_line.quantity')}>
        {number(line.qty)}
      </td>
      <td data-label={sending}>{children}</td>
      <td data-right data-label={text('basket_line.unit_price')}>
        <span className={classes.each}>
          <Money amount={line.discountPrice ?? line.unitPrice} currency={currency} />
          <PriceBefore unitPrice={line.unitPrice} price={line.discountPrice} currency={currency} />
        </span>
      </td>
      <td data-right data-label={text('basket_line.line_price')}>
        <strong>
          <LinePrice price={line.price} discount={line.promotion ? line.discount : 0} currency={currency} />
        </strong>
      </td>
    </tr>
  )
}

function Product({ line }: { line: Line }) {
  const text = useText()
  const productName = useProductName()
  return (
    <td className={classes.product}>
      <LinePicture product={line} size={44} />
      <Link to="/pd/product" search={{ sku_id: line.skuId }} className={classes.number}>
        {shownNumber(line)}
      </Link>
      <SecondaryNumber product={line} className={classes.small} />
      <span className={classes.name}>{productName(line)}</span>
      {line.custNumber && (
        <span className={classes.small}>
          {text('ui.term', { term: text('basket_line.cust_number') })} {line.custNumber}
        </span>
      )}
      {line.promotion && <span className={classes.small}>{line.promotion}</span>}
      {line.note && (
        <span className={classes.small}>
          {text('ui.term', { term: text('basket_line.note') })} {line.note}
        </span>
      )}
    </td>
  )
}

function Shipping({ line, today }: { line: Line; today: string | undefined }) {
  const text = useText()
  const { number } = useFormat()
  const expected = useExpected(today)(line) ?? text('ui.no_arrival')
  return (
    <>
      <span>{number(line.shipsNow)}</span>
      {line.backOrdered > 0 && (
        <span className={classes.later}>
          {number(line.backOrdered)} {text('order.back_ordered')}, {expected}
        </span>
      )}
      {line.preOrdered > 0 && (
        <span className={classes.later}>
          {number(line.preOrdered)} {text('order.pre_ordered')}, {expected}
        </span>
      )}
    </>
  )
}

type PiecesProps = { line: PlacedLine; hasLeft: boolean; today: string | undefined }

/** What became of the pieces of a line; what is promised is the figure until something has left. */
function PiecesOfLine({ line, hasLeft, today }: PiecesProps) {
  const text = useText()
  const { number, day } = useFormat()
  const { qty, shipped, waiting, waitingSince, cancelled } = line
  const promised = qty - shipped - waiting - cancelled
  const expected = useExpected(today)(line) ?? text('ui.no_arrival')
  return (
    <>
      <span>{number(hasLeft ? shipped : promised)}</span>
      {hasLeft && promised > 0 && <span className={classes.small}>{text('shipment.open', { pieces: promised })}</span>}
      {waitingSince && (
        <span className={classes.later}>
          {text('order.waiting', { pieces: waiting, date: day(waitingSince) })}
          <br />
          {expected}
        </span>
      )}
      {cancelled > 0 && <span className={classes.small}>{text('order.cancelled_pieces', { pieces: cancelled })}</span>}
    </>
  )
}
