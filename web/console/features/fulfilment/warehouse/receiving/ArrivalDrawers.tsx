import { useState } from 'react'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../../../ui/dialog/SideDrawer.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../../ui/language/warehouse.ts'
import type { Arrival } from '../queries.ts'
import classes from '../Warehouse.module.css'
import { ArrivalForm } from './ArrivalForm.tsx'

/** Opens the form for a new arrival of a warehouse. */
export function AddArrival({ warehouse }: { warehouse: string }) {
  const text = useText()
  const warehouseName = useWarehouseName()
  const [isOpen, setOpen] = useState(false)
  const title = text('warehouse.add_arrival')
  return (
    <div className={classes.head}>
      <Button variant="default" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <SideDrawer title={`${title}: ${warehouseName(warehouse)}`} onClose={() => setOpen(false)}>
          <ArrivalForm warehouse={warehouse} arrival={null} onDone={() => setOpen(false)} />
        </SideDrawer>
      )}
    </div>
  )
}

/** The form of an arrival that is to change. */
export function ChangeArrival({ arrival, onClose }: { arrival: Arrival; onClose: () => void }) {
  const text = useText()
  const warehouseName = useWarehouseName()
  const { number, warehouse, reference } = arrival
  const title = text('warehouse.change_shelf', { number, warehouse: warehouseName(warehouse) })
  return (
    <SideDrawer title={reference ? `${title}, ${reference}` : title} onClose={onClose}>
      <ArrivalForm warehouse={warehouse} arrival={arrival} onDone={onClose} />
    </SideDrawer>
  )
}
