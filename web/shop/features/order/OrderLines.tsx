import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../ui/format.ts'
import { useText } from '../../../ui/language.tsx'
import { Money } from '../../../ui/Money.tsx'
import { LinePrice } from '../../../ui/product/LinePrice.tsx'
import { useProductName } from '../../../ui/product/name.ts'
import { Table } from '../../../ui/Table.tsx'
import classes from './Order.module.css'
import type { OrderDetail } from './queries.ts'

/** Only what was ordered has a note. */
type Line = Omit<OrderDetail['lines'][number], 'note'> & { note?: string }

type Props = {
  lines: readonly Line[]
  currency: string
  /** Nothing leaves before everything is there: what is in stock waits for the rest. */
  together: boolean
}

/** The lines of an order or of its preview: what ships now, what later and when. */
export function OrderLines({ lines, currency, together }: Props) {
  const text = useText()
  const shipsNow = text(together ? 'back_order.reserved' : 'order.ships_now')
  return (
    <Table
      className={classes.ordered}
      heads={[
        text('product.product'),
        { right: text('basket_line.quantity') },
        shipsNow,
        { right: text('basket_line.unit_price') },
        { right: text('basket_line.line_price') },
      ]}
    >
      {lines.map((line) => (
        <Row key={line.position} line={line} currency={currency} shipsNow={shipsNow} />
      ))}
    </Table>
  )
}

function Row({ line, currency, shipsNow }: { line: Line; currency: string; shipsNow: string }) {
  const text = useText()
  const productName = useProductName()
  const { number } = useFormat()
  return (
    <tr>
      <td>
        <Link to="/pd/product" search={{ sku_id: line.skuId }} className={classes.number}>
          {line.oemCode || line.number}
        </Link>
        {line.oemCode !== '' && line.oemCode !== line.number && <span className={classes.small}>{line.number}</span>}
        <span className={classes.name}>{productName(line.name)}</span>
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
      <td data-right data-label={text('basket_line.quantity')}>
        {number(line.qty)}
      </td>
      <td data-label={shipsNow}>
        <Shipping line={line} />
      </td>
      <td data-right data-label={text('basket_line.unit_price')}>
        <Money amount={line.discountPrice ?? line.unitPrice} currency={currency} />
      </td>
      <td data-right data-label={text('basket_line.line_price')}>
        <strong>
          <LinePrice price={line.price} discount={line.promotion ? line.discount : 0} currency={currency} />
        </strong>
      </td>
    </tr>
  )
}

function Shipping({ line }: { line: Line }) {
  const text = useText()
  const { number, day } = useFormat()
  const expected = line.expectedOn ? text('ui.expected_on', { date: day(line.expectedOn) }) : text('ui.no_arrival')
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
