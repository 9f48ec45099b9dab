import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './Batch.module.css'
import type { BatchReport } from './queries.ts'

/** How many pieces of all that was found came back for which reason, the most first, and together; and that not all rows follow. */
export function ReasonBars({ report: { reasons, rows, total } }: { report: BatchReport }) {
  const text = useText()
  const { number } = useFormat()
  const most = Math.max(1, ...reasons.map(({ pieces }) => pieces))
  return (
    <>
      <table className={classes.bars} aria-label={text('batch_note.by_reason')}>
        <tbody>
          {reasons.map(({ reason, pieces }) => (
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
            <td>{number(reasons.reduce((sum, { pieces }) => sum + pieces, 0))}</td>
          </tr>
        </tfoot>
      </table>
      {total > rows.length && (
        <p className={classes.most}>{text('batch_note.report_most', { count: rows.length, total })}</p>
      )}
    </>
  )
}
