import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { RowTable } from '../../../ui/list/RowTable.tsx'
import { ReturnStatusBadge } from '../../../ui/order/ReturnStatusBadge.tsx'
import { DocumentLinks } from './DocumentLinks.tsx'
import type { ReturnRow } from './queries.ts'
import classes from './Return.module.css'

/** The customer's returns, newest first. */
export function ReturnTable({ returns }: { returns: readonly ReturnRow[] }) {
  const text = useText()
  const { instant, number } = useFormat()
  return (
    <RowTable
      isLinked
      rows={returns}
      rowKey={({ returnId }) => returnId}
      columns={[
        { head: text('rma.number'), cell: (row) => <ReturnNumber row={row} /> },
        { head: text('rma.date'), cell: ({ createdAt, submittedAt }) => instant(submittedAt ?? createdAt) },
        { head: text('rma.orders'), cell: ({ ordernos }) => ordernos.join(', ') },
        { head: text('rma.kind'), cell: ({ type }) => text(`rma.kind_${type}`) },
        { head: text('rma.state'), onPhone: 'corner', cell: ({ status }) => <ReturnStatusBadge state={status} /> },
        { head: text('rma.credits'), cell: ({ credits }) => <DocumentLinks numbers={credits} /> },
        { head: text('rma.pieces'), isRight: true, cell: ({ pieces }) => number(pieces) },
      ]}
    />
  )
}

function ReturnNumber({ row: { returnId, rmaNumber } }: { row: ReturnRow }) {
  const text = useText()
  return (
    <Link to="/rma/rmadetails" search={{ id: returnId }} className={classes.number}>
      {rmaNumber || text('rma.draft')}
    </Link>
  )
}
