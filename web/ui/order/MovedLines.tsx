import { shownNumber } from '../../../rules/catalogue/product/number.ts'
import { useMovedDay } from './useExpected.ts'

type Product = { position: number; number: string; oemCode: string; ownMake: boolean }
type Moved = { position: number; before: string | null; now: string | null }

type Props = {
  moved: readonly Moved[]
  /** The lines of the order. */
  lines: readonly Product[]
}

/** The lines of an order whose dates moved at once, each with the new day and the one before. */
export function MovedLines({ moved, lines }: Props) {
  const movedDay = useMovedDay()
  const productAt = new Map(lines.map((line) => [line.position, line]))
  return (
    <ul>
      {moved.map(({ position, before, now }) => {
        const product = productAt.get(position)
        return (
          product && (
            <li key={position}>
              <strong>{shownNumber(product)}</strong> {movedDay(before, now)}
            </li>
          )
        )
      })}
    </ul>
  )
}
