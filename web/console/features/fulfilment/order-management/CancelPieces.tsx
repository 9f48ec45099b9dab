import { NumberInput } from '@mantine/core'
import { useText } from '../../../../ui/language/language.tsx'
import { Table } from '../../../../ui/list/Table.tsx'
import page from '../../../../ui/page/ConsolePage.module.css'
import classes from './OrderManagement.module.css'

export type CancellableLine = { position: number; number: string; most: number }
/** By the position of the line. */
export type ChosenPieces = Readonly<Record<number, number>>

type Props = { lines: readonly CancellableLine[]; pieces: ChosenPieces; onChange: (pieces: ChosenPieces) => void }

/** How many pieces of each line are cancelled. */
export function CancelPieces({ lines, pieces, onChange }: Props) {
  const text = useText()
  return (
    <Table heads={[text('desk.product'), { right: text('desk.cancel_pieces') }]}>
      {lines.map((line) => (
        <LineRow
          key={line.position}
          line={line}
          pieces={pieces[line.position] ?? 0}
          onChange={(count) => onChange({ ...pieces, [line.position]: count })}
        />
      ))}
    </Table>
  )
}

type RowProps = { line: CancellableLine; pieces: number; onChange: (pieces: number) => void }

function LineRow({ line: { number, most }, pieces, onChange }: RowProps) {
  const text = useText()
  return (
    <tr>
      <td className={page.number}>{number}</td>
      <td data-right>
        <NumberInput
          aria-label={text('desk.cancel_of', { number, most })}
          className={classes.pieces}
          min={0}
          max={most}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="strict"
          value={pieces}
          onChange={(value) => onChange(Number(value) || 0)}
        />
      </td>
    </tr>
  )
}
