import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { AmountList } from '../../../../ui/list/AmountList.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import itemClasses from '../Finance.module.css'
import { NumberCell, OrderCell } from '../item-cells.tsx'
import { issuerColumn } from './issuer-column.ts'
import { MoreRows, useRows } from './MoreRows.tsx'
import { Payments } from './Payments.tsx'
import type { Statement } from './queries.ts'
import classes from './Statement.module.css'

type Props = { statement: Statement; to: string }

/** What was open at the end of the last day, and how old it was by then. */
export function OpenItems({ statement, to }: Props) {
  const text = useText()
  const { day, number } = useFormat()
  const { currency, openItems } = statement
  const shown = useRows(openItems)
  return (
    <>
      <RowTable
        className={itemClasses.items}
        rows={shown.rows}
        rowKey={({ itemId }) => itemId}
        columns={[
          { head: text('finance.number'), cell: (item) => <NumberCell item={item} /> },
          { head: text('order.number'), cell: (item) => <OrderCell item={item} /> },
          ...issuerColumn(openItems, text('statement.issued_by')),
          { head: text('finance.date'), cell: ({ issuedOn }) => day(issuedOn) },
          { head: text('finance.due_on'), cell: ({ dueOn }) => dueOn && day(dueOn) },
          {
            head: text('statement.days_overdue'),
            isRight: true,
            cell: ({ isDisputed, daysOverdue }) =>
              isDisputed
                ? text('finance.state_disputed')
                : daysOverdue !== null && daysOverdue > 0 && number(daysOverdue),
          },
          {
            head: text('statement.open'),
            isRight: true,
            cell: ({ open }) => <Money amount={open} currency={currency} />,
          },
        ]}
      />
      <MoreRows {...shown} />
      <h3>{text('statement.ageing_title', { date: day(to) })}</h3>
      <Buckets statement={statement} />
      <Payments statement={statement} />
    </>
  )
}

function Buckets({ statement: { ageing, unallocated, closing, currency } }: { statement: Statement }) {
  const text = useText()
  const open = [
    ...ageing.map(({ bucket, amount }) => [text(`finance.bucket_${bucket}`), amount] as const),
    [text('finance.unallocated'), 0 - unallocated] as const,
  ].filter(([, amount]) => amount !== 0)
  const amounts = [...open, [text('finance.balance'), closing] as const]
  return <AmountList className={classes.ageing} amounts={amounts} currency={currency} />
}
