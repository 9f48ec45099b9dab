import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import page from '../../../../ui/page/ConsolePage.module.css'
import { useProductName } from '../../../../ui/product/name.ts'
import { PicturedProduct } from '../../../../ui/product/picture/PicturedProduct.tsx'
import { ExpectedDay } from './ExpectedDay.tsx'
import type { PurchaseOrder } from './queries.ts'

type Line = PurchaseOrder['lines'][number]

/** The lines of a purchase order: what has come of them, and who waits. */
export function LineTable({ order: { lines, currency, state } }: { order: PurchaseOrder }) {
  const text = useText()
  const { number } = useFormat()
  if (lines.length === 0) return <p>{text('purchase_order.nothing_ordered')}</p>
  return (
    <RowTable
      rows={lines}
      rowKey={({ position }) => position}
      columns={[
        { head: text('desk.product'), cell: (line) => <Product line={line} /> },
        {
          head: text('warehouse.expected_on'),
          cell: ({ expectedOn, daysLate }) =>
            expectedOn ? (
              <ExpectedDay expectedOn={expectedOn} daysLate={daysLate} />
            ) : (
              state !== 'cancelled' && text('purchase_order.no_day')
            ),
        },
        { head: text('desk.pieces'), isRight: true, cell: ({ quantity }) => number(quantity) },
        { head: text('purchase_order.received'), isRight: true, cell: ({ received }) => number(received) },
        { head: text('purchase_order.open'), isRight: true, cell: ({ openPieces }) => number(openPieces) },
        { head: text('warehouse.waiting'), isRight: true, cell: ({ waiting }) => number(waiting) },
        {
          head: text('purchase_order.price'),
          isRight: true,
          cell: ({ purchasePrice }) => purchasePrice !== null && <Money amount={purchasePrice} currency={currency} />,
        },
      ]}
    />
  )
}

function Product({ line }: { line: Line }) {
  const nameOf = useProductName()
  return (
    <PicturedProduct product={line}>
      <span className={page.number}>{line.number}</span> {nameOf(line)}
    </PicturedProduct>
  )
}
