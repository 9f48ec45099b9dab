import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { addPurchaseOrder } from '../../../../../contract/fulfilment/purchase-order.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Select } from '../../../../ui/controls/Select.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import { Fetched } from '../../../../ui/list/Fetched.tsx'
import { consoleLink, detailLink } from '../../../../ui/page/console-link.ts'
import { type Supplier, suppliersQuery, warehousesQuery } from './queries.ts'

/** Begins a purchase order: of whom, and for which warehouse. */
export function NewPurchaseOrder() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const suppliers = useQuery({ ...suppliersQuery, enabled: isOpen })
  const warehouses = useQuery({ ...warehousesQuery, enabled: isOpen })
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('purchase_order.new')}</Button>
      {isOpen && (
        <SideDrawer title={text('purchase_order.new')} onClose={() => setOpen(false)}>
          <Fetched result={suppliers} skeleton={<BlockSkeleton height={200} />}>
            {(among) => (
              <Fetched result={warehouses} skeleton={<BlockSkeleton height={200} />}>
                {(codes) => <NewForm suppliers={among} warehouses={codes} />}
              </Fetched>
            )}
          </Fetched>
        </SideDrawer>
      )}
    </>
  )
}

type Props = { suppliers: readonly Supplier[]; warehouses: readonly string[] }

function NewForm({ suppliers, warehouses }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const warehouseName = useWarehouseName()
  const form = useForm({
    start: { supplierId: String(suppliers[0]?.supplierId ?? ''), warehouse: warehouses[0] ?? '' },
  })
  const adding = useStaffChange(addPurchaseOrder, ({ purchaseOrderId }) => {
    void navigate(detailLink('purchase-orders', purchaseOrderId))
  })
  if (suppliers.length === 0) return <SupplierFirst />
  const send = () =>
    form.send(({ supplierId, warehouse }) =>
      adding.send({ body: { supplierId: Number(supplierId), warehouse, lines: [] } }),
    )
  return (
    <Form onSend={send}>
      <RefusalNotice why={adding.error} />
      <Select
        label={text('purchase_order.supplier')}
        data={suppliers.map(({ supplierId, name }) => ({ value: String(supplierId), label: name }))}
        data-autofocus
        {...form.choice('supplierId')}
      />
      <Select
        label={text('desk.warehouse')}
        data={warehouses.map((code) => ({ value: code, label: warehouseName(code) }))}
        {...form.choice('warehouse')}
      />
      <Button type="submit" loading={adding.isPending}>
        {text('purchase_order.create')}
      </Button>
    </Form>
  )
}

function SupplierFirst() {
  const text = useText()
  return (
    <p>
      {text('purchase_order.supplier_first')}{' '}
      <Link {...consoleLink('purchase-orders/suppliers')}>{text('purchase_order.suppliers')}</Link>
    </p>
  )
}
