import type { RefObject } from 'react'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { Select } from '../../../../../ui/controls/Select.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../../ui/language/warehouse.ts'
import classes from '../Warehouse.module.css'
import { NoteField } from './NoteField.tsx'
import { ExpectedPurchaseOrders, PurchaseOrderField, SurplusField } from './PurchaseOrderField.tsx'
import type { useReceipt } from './useReceipt.ts'

type Props = {
  receipt: ReturnType<typeof useReceipt>
  note: RefObject<HTMLInputElement | null>
  isPending: boolean
  isSurplus: boolean
}

/** By which document the goods came, with which purchase order, into which warehouse. */
export function Booking({ receipt, note, isPending, isSurplus }: Props) {
  const text = useText()
  return (
    <>
      <ExpectedPurchaseOrders receipt={receipt} />
      <SurplusField receipt={receipt} isSurplus={isSurplus} />
      <div className={classes.scan}>
        <PurchaseOrderField receipt={receipt} onEnd={() => note.current?.focus()} />
        <NoteField receipt={receipt} note={note} />
        <WarehouseSelect receipt={receipt} />
        <Button type="submit" loading={isPending}>
          {text('warehouse.receive', { pieces: receipt.pieces })}
        </Button>
      </div>
    </>
  )
}

function WarehouseSelect({ receipt: { form, warehouses } }: { receipt: ReturnType<typeof useReceipt> }) {
  const text = useText()
  const warehouseName = useWarehouseName()
  return (
    <Select
      label={text('desk.warehouse')}
      data={warehouses.map((code) => ({ value: code, label: warehouseName(code) }))}
      {...form.choice('warehouse')}
    />
  )
}
