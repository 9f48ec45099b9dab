import { useText } from '../../../../../ui/language/language.tsx'
import { ProductLines } from '../../../../../ui/product/ProductLines.tsx'
import type { BasketLine } from '../queries.ts'
import { BasketRow, type RowProps } from './BasketRow.tsx'
import { LaterGroup, NowGroup } from './LineGroup.tsx'
import { DrawerRows, PageRows } from './RowsInSight.tsx'

type Props = Omit<RowProps, 'line' | 'narrow'> & { lines: readonly BasketLine[]; total: number; narrow?: boolean }

/** So many rows a browser moves without effort. */
const few = 60

/** The lines with quantity, amount, choice and removal; `narrow` is the drawer's form. Of very many only those in sight. */
export function BasketLines({ lines, total, narrow = false, ...rest }: Props) {
  const text = useText()
  const row = (line: BasketLine) => <BasketRow line={line} narrow={narrow} {...rest} />
  const item = (line: BasketLine) => <li key={line.shoppingCartId}>{row(line)}</li>
  const Rows = narrow ? DrawerRows : PageRows
  if (total > few) return <Rows label={text('basket.title')} lines={lines} row={row} />
  const later = lines.filter(({ backOrdered }) => backOrdered > 0)
  const isDivided = !narrow && later.length > 0
  const now = isDivided ? lines.filter(({ backOrdered }) => backOrdered === 0) : lines
  // One list, so that a line that changes its group stays the same element, with what its reader is typing.
  return (
    <ProductLines label={text('basket.title')} narrow={narrow}>
      {isDivided && now.length > 0 && <NowGroup lines={now} />}
      {now.map(item)}
      {isDivided && <LaterGroup lines={later} editing={rest.editing} />}
      {isDivided && later.map(item)}
    </ProductLines>
  )
}
