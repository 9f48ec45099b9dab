import page from '../../../../ui/page/ConsolePage.module.css'
import classes from './Batch.module.css'
import type { NoteSubject } from './queries.ts'

type Props = { subject: Pick<NoteSubject, 'number' | 'batchNumber'> }

/** A batch with its product, as it begins a row. */
export const BatchCell = ({ subject: { number, batchNumber } }: Props) => (
  <div className={classes.batch}>
    <span className={page.number}>{batchNumber}</span>
    <span className={page.quiet}>{number}</span>
  </div>
)
