import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { RowTable } from '../../../ui/list/RowTable.tsx'
import { ReturnStatusBadge } from '../../../ui/order/ReturnStatusBadge.tsx'
import page from '../../../ui/page/ConsolePage.module.css'
import { detailLink } from '../../../ui/page/console-link.ts'
import type { StaffReturnRow } from './queries.ts'

/** Returns of many customers: first those that wait for us, with how long they have waited. */
export function ReturnList({ returns }: { returns: readonly StaffReturnRow[] }) {
  const text = useText()
  return (
    <RowTable
      rows={returns}
      rowKey={({ returnId }) => returnId}
      columns={[
        { head: text('return_desk.return'), cell: (row) => <ReturnNumber row={row} /> },
        {
          head: text('return_desk.customer'),
          onPhone: 'wide',
          cell: ({ company, custnum }) => (
            <>
              {company}
              <span className={page.quiet}>{custnum}</span>
            </>
          ),
        },
        { head: text('return_desk.site'), cell: ({ siteName }) => siteName },
        { head: text('return_desk.kind'), cell: ({ type }) => text(`rma.kind_${type}`) },
        { head: text('return_desk.pieces'), isRight: true, cell: ({ pieces }) => pieces },
        { head: text('return_desk.age'), cell: (row) => <Age row={row} /> },
        {
          head: text('return_desk.status'),
          onPhone: 'corner',
          cell: ({ status }) => <ReturnStatusBadge state={status} />,
        },
      ]}
    />
  )
}

const ReturnNumber = ({ row: { returnId, rmaNumber, ordernos } }: { row: StaffReturnRow }) => (
  <>
    <Link {...detailLink('returns', returnId)} className={page.number}>
      {rmaNumber}
    </Link>
    <span className={page.quiet}>{ordernos.join(', ')}</span>
  </>
)

function Age({ row: { waits, workingDays, decidesBy, waitsSince } }: { row: StaffReturnRow }) {
  const text = useText()
  const { day, instant } = useFormat()
  if (!waits) return instant(waitsSince)
  return (
    <>
      {text('return_desk.working_days', { days: workingDays })}
      {decidesBy && <span className={page.quiet}>{text('return_desk.decide_by', { date: day(decidesBy) })}</span>}
    </>
  )
}
