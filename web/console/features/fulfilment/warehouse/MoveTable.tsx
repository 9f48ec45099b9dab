import { Link } from '@tanstack/react-router'
import { nameShipment } from '../../../../../rules/fulfilment/shipment/shipment.ts'
import { shortPickReasons } from '../../../../../rules/fulfilment/shipment/short-pick.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import { detailLink } from '../../../../ui/page/console-link.ts'
import type { Shelves } from './queries.ts'
import classes from './Warehouse.module.css'

type Move = Shelves['moves'][number]

const kinds = ['opening', 'receipt', 'shipment', 'return', 'count', 'correction', 'scrap'] as const

/** The last moves of a product: what came to its shelves, what left them, and why. */
export function MoveTable({ moves }: { moves: readonly Move[] }) {
  const text = useText()
  const { number, instant } = useFormat()
  const warehouseName = useWarehouseName()
  if (moves.length === 0) return <p>{text('warehouse.no_moves')}</p>
  return (
    <RowTable
      rows={moves}
      rowKey={({ at, kind, ref, warehouse }) => `${at} ${kind} ${ref} ${warehouse}`}
      columns={[
        { head: text('warehouse.moved_at'), cell: ({ at }) => instant(at) },
        { head: text('desk.warehouse'), cell: ({ warehouse }) => warehouseName(warehouse) },
        { head: text('warehouse.move'), cell: (move) => <Cause move={move} /> },
        {
          head: text('desk.pieces'),
          isRight: true,
          cell: ({ pieces }) => (
            <span className={pieces < 0 ? classes.below : ''}>{`${pieces > 0 ? '+' : ''}${number(pieces)}`}</span>
          ),
        },
        { head: text('warehouse.by'), cell: ({ userName }) => userName ?? text('desk.by_shop') },
      ]}
    />
  )
}

/** What a move was, with the papers that it came or went with. */
function Cause({ move: { kind, ref, deliveryNote, purchaseOrder, reason } }: { move: Move }) {
  const text = useText()
  const moveKind = kinds.find((one) => one === kind)
  // A random number names a count or correction; it identifies nothing else.
  const isNamed = ['shipment', 'receipt', 'return'].includes(kind)
  const name = deliveryNote ?? (isNamed ? nameShipment(ref).split(' ').at(-1) : '')
  // A picker chooses a reason from a list, elsewhere it is typed.
  const chosen = ref.startsWith('short pick ') && shortPickReasons.find((one) => one === reason)
  return (
    <>
      {[moveKind ? text(`warehouse.move_${moveKind}`) : kind, name].filter(Boolean).join(' ')}
      {purchaseOrder && (
        <span className={classes.quiet}>
          <Link {...detailLink('purchase-orders', purchaseOrder.purchaseOrderId)}>{purchaseOrder.number}</Link>
        </span>
      )}
      <span className={classes.quiet}>{chosen ? text(`warehouse.short_${chosen}`) : reason}</span>
    </>
  )
}
