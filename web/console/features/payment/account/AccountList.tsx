import { Link } from '@tanstack/react-router'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import { detailLink } from '../../../../ui/page/console-link.ts'
import classes from '../Payment.module.css'
import type { AccountRow } from './queries.ts'

/** Who owes what, by currency; the most overdue first. */
export function AccountList({ accounts }: { accounts: readonly AccountRow[] }) {
  const text = useText()
  return (
    <RowTable
      rows={accounts}
      isLinked
      rowKey={({ customerId, currency }) => `${customerId} ${currency}`}
      columns={[
        { head: text('money.customer'), cell: (row) => <Company row={row} /> },
        {
          head: text('money_account.overdue'),
          isRight: true,
          cell: ({ overdue, currency }) => overdue > 0 && <Money amount={overdue} currency={currency} />,
        },
        {
          head: text('money_account.owed'),
          isRight: true,
          cell: ({ owed, currency }) => <Money amount={owed} currency={currency} />,
        },
        {
          head: text('money_account.credit'),
          isRight: true,
          cell: ({ unallocated, currency }) => unallocated > 0 && <Money amount={-unallocated} currency={currency} />,
        },
      ]}
    />
  )
}

const Company = ({ row: { customerId, company, custnum } }: { row: AccountRow }) => (
  <>
    <Link {...detailLink('payments', customerId)}>{company}</Link>
    <span className={classes.account}>{custnum}</span>
  </>
)
