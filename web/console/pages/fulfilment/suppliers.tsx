import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../ui/dialog/SideDrawer.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { ListPage, wholeList } from '../../../ui/list/ListPage.tsx'
import { PurchaseOrderTabs } from '../../features/fulfilment/purchase-order/PurchaseOrderTabs.tsx'
import { type Supplier, suppliersQuery } from '../../features/fulfilment/purchase-order/queries.ts'
import { SupplierForm } from '../../features/fulfilment/purchase-order/SupplierForm.tsx'
import { SupplierList } from '../../features/fulfilment/purchase-order/SupplierList.tsx'

export default function SuppliersPage() {
  const text = useText()
  const [open, setOpen] = useState<Supplier | 'new' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <ListPage
        title={text('purchase_order.suppliers')}
        titleAction={<Button onClick={() => setOpen('new')}>{text('purchase_order.new_supplier')}</Button>}
        intro={text('purchase_order.suppliers_intro')}
        above={<PurchaseOrderTabs />}
        found={useQuery({ ...suppliersQuery, select: wholeList })}
        expectedRows={4}
        empty={<Empty title={text('purchase_order.no_suppliers')}>{text('purchase_order.no_suppliers_hint')}</Empty>}
      >
        {(suppliers) => <SupplierList suppliers={suppliers} onChange={setOpen} />}
      </ListPage>
      {open && (
        <SideDrawer title={open === 'new' ? text('purchase_order.new_supplier') : open.name} onClose={close}>
          <SupplierForm supplier={open === 'new' ? null : open} onDone={close} />
        </SideDrawer>
      )}
    </>
  )
}
