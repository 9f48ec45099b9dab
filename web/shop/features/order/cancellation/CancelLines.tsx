import { Checkbox } from '@mantine/core'
import { shownNumber } from '../../../../../rules/catalogue/product/number.ts'
import { QuantityField } from '../../../../ui/controls/QuantityField.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { useProductName } from '../../../../ui/product/name.ts'
import type { OrderDetail } from '../queries.ts'
import classes from './CancelDialog.module.css'
import { type Choice, chooseAll, choosePieces } from './cancel-choice.ts'

type Line = OrderDetail['lines'][number]
type Props = { lines: readonly Line[]; choice: Choice; isLocked: boolean; onChoose: (choice: Choice) => void }

/** The lines of which something can be cancelled, each with how many pieces. */
export function CancelLines({ lines, choice, isLocked, onChoose }: Props) {
  const text = useText()
  const all = chooseAll({ lines })
  const cancellable = lines.filter(({ position }) => all.has(position))
  const choose = (position: number, pieces: number) => onChoose(choosePieces(choice, position, pieces))
  return (
    <div className={classes.lines}>
      {cancellable.length > 1 && (
        <Checkbox
          label={text('cancellation.all')}
          checked={choice.size === all.size}
          indeterminate={choice.size > 0 && choice.size < all.size}
          disabled={isLocked}
          onChange={({ target }) => onChoose(target.checked ? all : new Map())}
        />
      )}
      <ul>
        {cancellable.map((line) => (
          <LineChoice
            key={line.position}
            line={line}
            pieces={choice.get(line.position) ?? 0}
            isLocked={isLocked}
            onChoose={(pieces) => choose(line.position, pieces)}
          />
        ))}
      </ul>
    </div>
  )
}

type LineProps = { line: Line; pieces: number; isLocked: boolean; onChoose: (pieces: number) => void }

function LineChoice({ line, pieces, isLocked, onChoose }: LineProps) {
  const text = useText()
  const productName = useProductName()
  const number = shownNumber(line)
  return (
    <li>
      <Checkbox
        aria-label={text('cancellation.line', { product: number })}
        label={
          <>
            <strong>{number}</strong> {productName(line)}
          </>
        }
        checked={pieces > 0}
        disabled={isLocked}
        onChange={({ target }) => onChoose(target.checked ? line.cancellable : 0)}
      />
      <span className={classes.pieces}>
        <QuantityField
          value={pieces > 0 ? pieces : line.cancellable}
          most={line.cancellable}
          of={number}
          disabled={isLocked || pieces === 0}
          onChange={onChoose}
        />
        {text('cancellation.most', { pieces: line.cancellable })}
      </span>
    </li>
  )
}
