import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { nameShipment } from '../../../../../rules/fulfilment/shipment/shipment.ts'
import { shortPickReasons } from '../../../../../rules/fulfilment/shipment/short-pick.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import { detailLink } from '../../../../ui/page/console-link.ts'
import { useProductName } from '../../../../ui/product/name.ts'
import { PicturedProduct } from '../../../../ui/product/picture/PicturedProduct.tsx'
import type { Shelves } from './queries.ts'
import { ReorderPointForm } from './ReorderPointForm.tsx'
import { ShelfForm } from './ShelfForm.tsx'
import classes from './Warehouse.module.css'

type Shelf = Shelves['shelves'][number]

/** What lies on the shelves of a product, what is promised and awaited, and how it came there. */
export function ShelvesDetail({ product }: { product: Shelves }) {
  const text = useText()
  const nameOf = useProductName()
  const warehouseName = useWarehouseName()
  const [open, setOpen] = useState<Shelf | null>(null)
  return (
    <>
      <h2>
        <PicturedProduct product={product}>
          <span className={classes.number}>{product.number}</span> {nameOf(product)}
        </PicturedProduct>
      </h2>
      {!product.isSold && <p>{text('warehouse.not_sold', { numbers: product.number })}</p>}
      <ShelfTable shelves={product.shelves} onChange={setOpen} />
      <section className={classes.part}>
        <h2>{text('warehouse.moves')}</h2>
        <MoveTable moves={product.moves} />
      </section>
      {open && (
        <SideDrawer
          title={text('warehouse.change_shelf', { number: product.number, warehouse: warehouseName(open.warehouse) })}
          onClose={() => setOpen(null)}
        >
          <ShelfForm number={product.number} shelf={open} onDone={() => setOpen(null)} />
          <section className={classes.part}>
            <ReorderPointForm number={product.number} shelf={open} onDone={() => setOpen(null)} />
          </section>
        </SideDrawer>
      )}
    </>
  )
}

function ShelfTable({ shelves, onChange }: { shelves: readonly Shelf[]; onChange: (shelf: Shelf) => void }) {
  const text = useText()
  const { number, day } = useFormat()
  const warehouseName = useWarehouseName()
  return (
    <RowTable
      rows={shelves}
      rowKey={({ warehouse }) => warehouse}
      columns={[
        { head: text('desk.warehouse'), cell: ({ warehouse }) => warehouseName(warehouse) },
        { head: text('warehouse.on_hand'), isRight: true, cell: ({ onHand }) => number(onHand) },
        { head: text('warehouse.allocated'), isRight: true, cell: ({ allocated }) => number(allocated) },
        { head: text('warehouse.waiting'), isRight: true, cell: ({ waiting }) => number(waiting) },
        {
          head: text('warehouse.expected'),
          isRight: true,
          cell: ({ expected, expectedOn }) => (
            <>
              {number(expected)}
              {expectedOn && <span className={classes.quiet}>{day(expectedOn)}</span>}
            </>
          ),
        },
        {
          head: text('warehouse.reorder_point'),
          isRight: true,
          cell: ({ reorderPoint }) => reorderPoint !== null && number(reorderPoint),
        },
        {
          head: text('warehouse.count'),
          isSpoken: true,
          cell: (shelf) => <CountButton isFirst={shelf === shelves[0]} onPress={() => onChange(shelf)} />,
        },
      ]}
    />
  )
}

function CountButton({ isFirst, onPress }: { isFirst: boolean; onPress: () => void }) {
  const text = useText()
  return (
    // Whoever has looked for a product by keyboard counts it by Enter.
    <Button variant="default" size="compact-sm" autoFocus={isFirst} onClick={onPress}>
      {text('warehouse.count_or_correct')}
    </Button>
  )
}

const kinds = ['opening', 'receipt', 'shipment', 'return', 'count', 'correction', 'scrap'] as const

function MoveTable({ moves }: { moves: Shelves['moves'] }) {
  const text = useText()
  const { number, instant } = useFormat()
  const warehouseName = useWarehouseName()
  // A picker chooses a reason from a list, elsewhere it is typed.
  const shortReason = (ref: string, reason: string) => {
    const chosen = ref.startsWith('short pick ') && shortPickReasons.find((one) => one === reason)
    return chosen && text(`warehouse.short_${chosen}`)
  }
  if (moves.length === 0) return <p>{text('warehouse.no_moves')}</p>
  return (
    <RowTable
      rows={moves}
      rowKey={({ at, kind, ref, warehouse }) => `${at} ${kind} ${ref} ${warehouse}`}
      columns={[
        { head: text('warehouse.moved_at'), cell: ({ at }) => instant(at) },
        { head: text('desk.warehouse'), cell: ({ warehouse }) => warehouseName(warehouse) },
        {
          head: text('warehouse.move'),
          cell: ({ kind, ref, deliveryNote, purchaseOrder, reason }) => {
            const moveKind = kinds.find((one) => one === kind)
            // A random number names a count or correction; it identifies nothing else.
            const isNamed = ['shipment', 'receipt', 'return'].includes(kind)
            const name = deliveryNote ?? (isNamed ? nameShipment(ref).split(' ').at(-1) : '')
            return (
              <>
                {[moveKind ? text(`warehouse.move_${moveKind}`) : kind, name].filter(Boolean).join(' ')}
                {purchaseOrder && (
                  <span className={classes.quiet}>
                    <Link {...detailLink('purchase-orders', purchaseOrder.purchaseOrderId)}>
                      {purchaseOrder.number}
                    </Link>
                  </span>
                )}
                <span className={classes.quiet}>{shortReason(ref, reason) || reason}</span>
              </>
            )
          },
        },
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
