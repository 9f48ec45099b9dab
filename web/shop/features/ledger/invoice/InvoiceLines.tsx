import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { type Column, RowTable } from '../../../../ui/list/RowTable.tsx'
import { useMakersNumber } from '../../../../ui/product/SecondaryNumber.tsx'
import classes from '../Finance.module.css'
import type { InvoiceDetail } from '../queries.ts'

type Line = InvoiceDetail['lines'][number]
type Props = { lines: readonly Line[]; currency: string }

/** What was invoiced or credited, line by line. */
export function InvoiceLines({ lines, currency }: Props) {
  const text = useText()
  const { number } = useFormat()
  const discount: Column<Line> = {
    head: text('order.discount'),
    isRight: true,
    cell: (line) => line.discount > 0 && <Money amount={-line.discount} currency={currency} />,
  }
  return (
    <section>
      <h2 className={classes.part}>{text('order.lines')}</h2>
      <RowTable
        rows={lines}
        rowKey={({ position }) => position}
        columns={[
          { head: text('product.product'), cell: (line) => <Goods line={line} /> },
          { head: text('basket_line.quantity'), isRight: true, cell: ({ pieces }) => number(pieces) },
          {
            head: text('basket_line.unit_price'),
            isRight: true,
            cell: ({ unitPrice }) => <Money amount={unitPrice} currency={currency} />,
          },
          ...(lines.some((line) => line.discount > 0) ? [discount] : []),
          { head: text('finance.net'), isRight: true, cell: ({ net }) => <Money amount={net} currency={currency} /> },
        ]}
      />
    </section>
  )
}

function Goods({ line }: { line: Line }) {
  const text = useText()
  const makersNumber = useMakersNumber()(line)
  return (
    <>
      {line.number && <span className={classes.number}>{line.number}</span>}
      <span className={classes.name}>{line.name}</span>
      {makersNumber && <span className={classes.small}>{makersNumber}</span>}
      {line.custNumber && (
        <span className={classes.small}>
          {text('ui.term', { term: text('basket_line.cust_number') })} {line.custNumber}
        </span>
      )}
    </>
  )
}
