import { Checkbox } from '@mantine/core'
import { useText } from '../../../../ui/language/language.tsx'
import page from '../../../../ui/page/ConsolePage.module.css'
import { useProductName } from '../../../../ui/product/name.ts'
import type { ReturnLine } from '../queries.ts'
import classes from '../Return.module.css'
import { useLineAction } from '../useLineAction.ts'
import { PiecesField } from './PiecesField.tsx'

type Props = { line: ReturnLine; isIn: boolean; pieces: number; onPieces: (count: number) => void }

/** Whether a line is in a parcel, and how many pieces of it. */
export function ParcelLine({ line, isIn, pieces, onPieces }: Props) {
  const text = useText()
  const nameOf = useProductName()
  const lineAction = useLineAction(line)
  const { position, number, orderno, qty } = line
  const label = text('return_desk.received_of', { most: qty })
  return (
    <div className={classes.parcelLine}>
      <Checkbox value={String(position)} label={text('return_desk.parcel_line', { number, position })} />
      <div className={classes.parcelPieces}>
        <span className={page.quiet}>{`${nameOf(line)} · ${orderno}`}</span>
        {isIn ? (
          <PiecesField label={label} name={lineAction(label)} most={qty} value={pieces} onChange={onPieces} />
        ) : (
          text('return_desk.not_in_parcel')
        )}
      </div>
    </div>
  )
}
