import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { RowTable } from '../../../ui/list/RowTable.tsx'
import { Payer } from './Payer.tsx'
import type { Pending } from './queries.ts'

/** What the bank has announced and not booked: there is nothing to decide about it yet. */
export function PendingTable({ rows }: { rows: readonly Pending[] }) {
  const text = useText()
  const { day, money } = useFormat()
  return (
    <RowTable
      rows={rows}
      rowKey={({ pendingId }) => pendingId}
      columns={[
        { head: text('money.payer'), onPhone: 'wide', cell: (row) => <Payer {...row} /> },
        { head: text('money.expected_on'), cell: ({ expectedOn }) => (expectedOn ? day(expectedOn) : '–') },
        {
          head: text('money.amount'),
          isRight: true,
          cell: ({ amount, currency, direction }) => money(direction === 'debit' ? -amount : amount, currency),
        },
      ]}
    />
  )
}
