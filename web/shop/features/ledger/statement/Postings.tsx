import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import classes from '../Finance.module.css'
import { NumberCell, OrderCell } from '../item-cells.tsx'
import { issuerColumn } from './issuer-column.ts'
import { MoreRows, useRows } from './MoreRows.tsx'
import type { Statement } from './queries.ts'

/** What was posted in the period, with the balance after each. */
export function Postings({ rows, currency }: { rows: Statement['rows']; currency: string }) {
  const text = useText()
  const { day } = useFormat()
  const shown = useRows(rows)
  const money = (amount: number) => amount !== 0 && <Money amount={amount} currency={currency} />
  return (
    <>
      <RowTable
        className={classes.items}
        rows={shown.rows}
        rowKey={({ itemId }) => itemId}
        columns={[
          { head: text('finance.number'), cell: (item) => <NumberCell item={item} /> },
          { head: text('order.number'), cell: (item) => <OrderCell item={item} /> },
          ...issuerColumn(rows, text('statement.issued_by')),
          { head: text('statement.posted_on'), cell: ({ postedOn }) => day(postedOn) },
          { head: text('finance.due_on'), cell: ({ dueOn }) => dueOn && day(dueOn) },
          { head: text('statement.debit'), isRight: true, cell: ({ debit }) => money(debit) },
          { head: text('statement.credit'), isRight: true, cell: ({ credit }) => money(credit) },
          {
            head: text('finance.balance'),
            isRight: true,
            cell: ({ balance }) => <Money amount={balance} currency={currency} />,
          },
        ]}
      />
      <MoreRows {...shown} />
    </>
  )
}
