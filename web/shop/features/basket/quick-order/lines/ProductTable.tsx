import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { secondaryNumber, shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { Money } from '../../../../../ui/language/Money.tsx'
import { Table } from '../../../../../ui/list/Table.tsx'
import { useProductName } from '../../../../../ui/product/name.ts'
import { BuyGetWord } from '../../../../../ui/product/price/BuyGetWord.tsx'
import { LinePrice } from '../../../../../ui/product/price/LinePrice.tsx'
import { linePrice } from '../../../../../ui/product/price/line-price.ts'
import classes from '../QuickOrder.module.css'
import { type Line, type Notes, sumPrices } from './list-in-hand.ts'

type Props = {
  lines: readonly Line[]
  notes: Notes
  currency: string
  quantity: (line: Line) => ReactNode
  /** What can be done with a line. */
  action?: (line: Line) => ReactNode
}

/** The products of a list with stock, price and sum. */
export function ProductTable({ lines, notes, currency, quantity, action }: Props) {
  const text = useText()
  const sum = sumPrices(lines)
  return (
    <>
      <Table
        heads={[
          text('quick_order.product'),
          text('quick_order.stock'),
          { right: text('quick_order.price') },
          { right: text('quick_order.quantity') },
          { right: text('quick_order.sum') },
          ...(action ? [{ spoken: text('ui.delete') }] : []),
        ]}
      >
        {lines.map((line) => (
          <Row
            key={line.product.skuId}
            line={line}
            note={notes.get(line.product.number)}
            currency={currency}
            quantity={quantity}
            action={action}
          />
        ))}
      </Table>
      {sum !== null && (
        <p className={classes.sum}>
          {text('ui.term', { term: text('quick_order.sum') })} <Money amount={sum} currency={currency} />
        </p>
      )}
    </>
  )
}

type RowProps = Omit<Props, 'lines' | 'notes' | 'action'> & {
  line: Line
  note: string | undefined
  action: Props['action']
}

function Row({ line, note, currency, quantity, action }: RowProps) {
  const text = useText()
  const productName = useProductName()
  const { product, qty, custNumber } = line
  const sum = linePrice(product, qty)
  const sold = product.status !== 'disabled'
  return (
    <tr>
      <td>
        <Link to="/pd/product" search={{ sku_id: product.skuId }} className={classes.number}>
          {shownNumber(product)}
        </Link>
        <span className={classes.name}>
          {[secondaryNumber(product), custNumber, productName(product)].filter(Boolean).join(' · ')}
        </span>
        {note && (
          <span className={classes.name}>
            {text('ui.term', { term: text('basket_line.note') })} {note}
          </span>
        )}
        {!sold && <span className={classes.reason}>{text('quick_order.line_disabled')}</span>}
      </td>
      <td>{sold && text('quick_order.in_stock', { pieces: product.pieces })}</td>
      <td data-right data-label={text('quick_order.price')}>
        {sum === null ? sold && text('quick_order.no_price') : <Money amount={sum.each} currency={currency} />}
        <BuyGetWord buyGet={product.buyGet} />
      </td>
      <td data-right data-label={action ? undefined : text('quick_order.quantity')}>
        {quantity(line)}
      </td>
      <td data-right data-label={text('quick_order.sum')}>
        {sum === null ? '–' : <LinePrice price={sum.price} discount={sum.discount} currency={currency} />}
      </td>
      {action && <td data-right>{action(line)}</td>}
    </tr>
  )
}
