import type { ReactNode } from 'react'
import type { PickedPieces } from '../../../../../../rules/fulfilment/shipment/picking.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { RowTable } from '../../../../../ui/list/RowTable.tsx'
import { useProductName } from '../../../../../ui/product/name.ts'
import { PicturedProduct } from '../../../../../ui/product/picture/PicturedProduct.tsx'
import type { Shipment } from '../queries.ts'
import classes from '../Warehouse.module.css'

type Line = Shipment['lines'][number]

type Props = {
  lines: readonly Line[]
  picked?: PickedPieces
  /** What can be done with a line while it is picked. */
  action?: (line: Line) => ReactNode
}

/** The lines of a shipment; with what is confirmed of each while it is picked. */
export function PickLines({ lines, picked, action }: Props) {
  const text = useText()
  const { number } = useFormat()
  const nameOf = useProductName()
  return (
    <RowTable
      rows={lines}
      rowKey={({ position }) => position}
      columns={[
        {
          head: text('desk.product'),
          cell: (line) => (
            <PicturedProduct product={line}>
              <span className={classes.number}>{line.number}</span> {nameOf(line)}
              {!line.ownMake && line.oemCode !== line.number && <span className={classes.quiet}>{line.oemCode}</span>}
            </PicturedProduct>
          ),
        },
        { head: text('desk.pieces'), isRight: true, cell: ({ qty }) => number(qty) },
        ...(picked
          ? [
              {
                head: text('warehouse.picked'),
                isRight: true as const,
                cell: (line: Line) => <PickedCount line={line} count={picked[line.position] ?? 0} />,
              },
            ]
          : []),
        ...(action ? [{ head: text('warehouse.short'), isSpoken: true as const, cell: action }] : []),
      ]}
    />
  )
}

function PickedCount({ line: { qty }, count }: { line: Line; count: number }) {
  const text = useText()
  // What was confirmed before pieces turned out to be missing may be more than is left.
  const isWhole = count >= qty
  const words = text('warehouse.picked_of', { count: isWhole ? qty : count, qty })
  return isWhole ? <span className={classes.whole}>{`✓ ${words}`}</span> : words
}
