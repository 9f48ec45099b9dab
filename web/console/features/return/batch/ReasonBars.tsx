import { returnReasons } from '../../../../../rules/return/return.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './Batch.module.css'
import type { BatchReportRow } from './queries.ts'

/** How many pieces of all that was found came back for which reason, the most first, and together. */
export function ReasonBars({ rows }: { rows: readonly BatchReportRow[] }) {
  const text = useText()
  const { number } = useFormat()
  const bars = sumByReason(rows)
  const most = Math.max(1, ...bars.map(({ pieces }) => pieces))
  return (
    <table className={classes.bars} aria-label={text('batch_note.by_reason')}>
      <tbody>
        {bars.map(({ reason, pieces }) => (
          <tr key={reason}>
            <th scope="row">
              <span className={classes.labelled}>
                <span className={classes.label}>{text(`rma.reason_${reason}`)}</span>
                <svg className={classes.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
                  <rect width={(pieces * 100) / most} height={1} />
                </svg>
              </span>
            </th>
            <td>{number(pieces)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text('batch_note.all_pieces')}</th>
          <td>{number(sumOf(rows))}</td>
        </tr>
      </tfoot>
    </table>
  )
}

const sumOf = (rows: readonly BatchReportRow[]) => rows.reduce((sum, { pieces }) => sum + pieces, 0)

const sumByReason = (rows: readonly BatchReportRow[]) =>
  returnReasons
    .map((reason) => ({ reason, pieces: sumOf(rows.filter((row) => row.reason === reason)) }))
    .filter(({ pieces }) => pieces > 0)
    .sort((one, other) => other.pieces - one.pieces)
