import { useState } from 'react'
import { Button } from '../../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import { useProductName } from '../../../../ui/product/name.ts'
import { PicturedProduct } from '../../../../ui/product/picture/PicturedProduct.tsx'
import { MoveTable } from './MoveTable.tsx'
import type { Shelves } from './queries.ts'
import { ReorderPointForm } from './ReorderPointForm.tsx'
import { ShelfForm } from './ShelfForm.tsx'
import classes from './Warehouse.module.css'

type Shelf = Shelves['shelves'][number]

type Props = {
  product: Shelves
  /** The page was opened for it: Enter counts its first shelf. */
  isOpened?: boolean
}

/** What lies on the shelves of a product, what is promised and awaited, and how it came there. */
export function ShelvesDetail({ product, isOpened = false }: Props) {
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
      <ShelfTable shelves={product.shelves} isOpened={isOpened} onChange={setOpen} />
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

type TableProps = { shelves: readonly Shelf[]; isOpened: boolean; onChange: (shelf: Shelf) => void }

function ShelfTable({ shelves, isOpened, onChange }: TableProps) {
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
          cell: (shelf) => <CountButton isNext={isOpened && shelf === shelves[0]} onPress={() => onChange(shelf)} />,
        },
      ]}
    />
  )
}

function CountButton({ isNext, onPress }: { isNext: boolean; onPress: () => void }) {
  const text = useText()
  return (
    // Whoever has found a product from another page counts it by Enter; a scan on this one would press it by its own.
    <Button variant="default" size="compact-sm" autoFocus={isNext} onClick={onPress}>
      {text('warehouse.count_or_correct')}
    </Button>
  )
}
