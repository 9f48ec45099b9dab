import { Link } from '@tanstack/react-router'
import { Select } from '../../../ui/controls/Select.tsx'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { RowTable } from '../../../ui/list/RowTable.tsx'
import { ReturnStatusBadge } from '../../../ui/order/ReturnStatusBadge.tsx'
import page from '../../../ui/page/ConsolePage.module.css'
import { detailLink } from '../../../ui/page/console-link.ts'
import { useProductName } from '../../../ui/product/name.ts'
import { LineActions } from './LineActions.tsx'
import { joinLines, type ReturnLine, type StaffReturn } from './queries.ts'
import classes from './Return.module.css'
import { useWarehouseChoice } from './useWarehouseChoice.ts'

/** The lines of a return: what comes back and why, by which term, and what is to be done with each. */
export function ReturnLines({ found }: { found: StaffReturn }) {
  const text = useText()
  const { value, choices, choose, sent } = useWarehouseChoice(found)
  return (
    <>
      {choices.length > 0 && (
        <div className={classes.warehouse}>
          <Select
            label={text('return_desk.goes_to')}
            data={choices}
            value={value}
            onChange={({ target }) => choose(target.value)}
          />
        </div>
      )}
      <RowTable
        rows={joinLines(found)}
        rowKey={({ position }) => position}
        columns={[
          { head: text('return_desk.product'), onPhone: 'wide', cell: (line) => <Product line={line} /> },
          { head: text('return_desk.pieces'), isRight: true, cell: ({ qty }) => qty },
          { head: text('return_desk.claim'), onPhone: 'wide', cell: (line) => <Claim line={line} /> },
          { head: text('return_desk.status'), onPhone: 'corner', cell: (line) => <Standing line={line} /> },
          {
            head: text('return_desk.actions'),
            onPhone: 'wide',
            isSpoken: true,
            cell: (line) => <LineActions found={found} line={line} warehouse={sent} />,
          },
        ]}
      />
    </>
  )
}

function Product({ line }: { line: ReturnLine }) {
  const nameOf = useProductName()
  return (
    <>
      {`${line.number} · ${nameOf(line)}`}
      <span className={page.quiet}>
        <Link {...detailLink('orders', line.orderId)}>{line.orderno}</Link>
      </span>
    </>
  )
}

function Claim({ line }: { line: ReturnLine }) {
  const text = useText()
  const { day } = useFormat()
  const { reason, otherReason, batchNumber, cameInstead, term, exceptionUntil } = line
  const why = reason && (reason === 'other' ? otherReason : text(`rma.reason_${reason}`))
  const details = [
    batchNumber && text('return_desk.batch', { batch: batchNumber }),
    cameInstead && text('return_desk.came_instead', { number: cameInstead }),
    term && text('return_desk.term', { date: day(term.until) }),
    exceptionUntil && text('return_exception.holds', { date: day(exceptionUntil) }),
  ]
  return (
    <>
      {why}
      {details.filter(Boolean).map((words) => (
        <span key={String(words)} className={page.quiet}>
          {words}
        </span>
      ))}
    </>
  )
}

function Standing({
  line: { state, received, refusedBecause, credits, replacement, replacementId },
}: {
  line: ReturnLine
}) {
  const text = useText()
  const came = received !== null && text('return_desk.came', { pieces: received })
  const outcome = [came, refusedBecause, credits.join(', ')]
  return (
    <>
      <ReturnStatusBadge state={state} />
      <span className={page.quiet}>{outcome.filter(Boolean).join(' · ')}</span>
      {replacementId !== null && (
        <span className={page.quiet}>
          {text('rma.replacement')} <Link {...detailLink('orders', replacementId)}>{replacement}</Link>
        </span>
      )}
    </>
  )
}
