import desk from '../../../../ui/page/Desk.module.css'
import type { NoteSubject } from './queries.ts'

type Props = { subject: Pick<NoteSubject, 'number' | 'batchNumber'> }

/** A batch with its product, as it begins a row. */
export const BatchCell = ({ subject: { number, batchNumber } }: Props) => (
  <>
    <span className={desk.number}>{batchNumber}</span>
    <span className={desk.quiet}>{number}</span>
  </>
)
