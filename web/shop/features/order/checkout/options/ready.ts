import { useText } from '../../../../../ui/language/language.tsx'
import type { Preview } from '../../queries.ts'

type WarehousePreview = Pick<Preview, 'warehouses' | 'shipFrom' | 'waiting'>
type Ready = Preview['warehouses'][number] & { ready: number }

/** The warehouse that has more of the order now than the one it is sent from; undefined where none has. */
export function readierThan({ warehouses, shipFrom }: WarehousePreview): Ready | undefined {
  const withPieces = warehouses.filter((one): one is Ready => one.ready !== null)
  const chosen = withPieces.find(({ warehouse }) => warehouse === shipFrom)
  const [best] = withPieces.toSorted((one, other) => other.ready - one.ready)
  return best && chosen && best.ready > chosen.ready ? best : undefined
}

/** Says how much of the order a warehouse has now. */
export function useReadyWords({ lines, waiting }: Pick<Preview, 'lines' | 'waiting'>) {
  const text = useText()
  const pieces = lines.reduce((sum, { shipsNow }) => sum + shipsNow, waiting)
  return (ready: number) => text('back_order.ready', { ready, pieces })
}
