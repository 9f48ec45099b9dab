import { NumberInput } from '@mantine/core'
import { useText } from '../../../../ui/language/language.tsx'
import { Table } from '../../../../ui/list/Table.tsx'
import page from '../../../../ui/page/ConsolePage.module.css'
import classes from './OrderManagement.module.css'

export type ChoosableLine = { position: number; number: string; most: number }
/** By the position of the line. */
export type ChosenPieces = Readonly<Record<number, number>>

type Props = {
  lines: readonly ChoosableLine[]
  pieces: ChosenPieces
  head: string
  /** What the field of a line is called. */
  label: (line: ChoosableLine) => string
  onChange: (pieces: ChosenPieces) => void
}

/** How many pieces of each line are chosen, at most those that can be. */
export function ChoosePieces({ lines, pieces, head, label, onChange }: Props) {
  const text = useText()
  return (
    <Table heads={[text('desk.product'), { right: head }]}>
      {lines.map((line) => (
        <LineRow
          key={line.position}
          line={line}
          label={label(line)}
          pieces={pieces[line.position] ?? 0}
          onChange={(count) => onChange({ ...pieces, [line.position]: count })}
        />
      ))}
    </Table>
  )
}

/** All that can be chosen of each line. */
export const allPieces = (lines: readonly ChoosableLine[]): ChosenPieces =>
  Object.fromEntries(lines.map(({ position, most }) => [position, most]))

/** The chosen pieces as calls take them: lines without any are left out. */
export const toLinePieces = (lines: readonly ChoosableLine[], pieces: ChosenPieces) =>
  lines.map(({ position }) => ({ position, qty: pieces[position] ?? 0 })).filter(({ qty }) => qty > 0)

type RowProps = { line: ChoosableLine; label: string; pieces: number; onChange: (pieces: number) => void }

function LineRow({ line: { number, most }, label, pieces, onChange }: RowProps) {
  return (
    <tr>
      <td className={page.number}>{number}</td>
      <td data-right>
        <NumberInput
          aria-label={label}
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
