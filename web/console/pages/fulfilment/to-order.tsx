import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLiveKeys } from '../../../api/live/useLive.ts'
import { Select } from '../../../ui/controls/Select.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { BlockSkeleton, RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../ui/language/warehouse.ts'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { idIn, textIn } from '../../../ui/list/query.ts'
import { useChangeQuery } from '../../../ui/list/useChangeQuery.ts'
import { consoleLink } from '../../../ui/page/console-link.ts'
import classes from '../../features/fulfilment/purchase-order/PurchaseOrder.module.css'
import { PurchaseOrderTabs } from '../../features/fulfilment/purchase-order/PurchaseOrderTabs.tsx'
import {
  type Supplier,
  suppliersQuery,
  toOrderKeys,
  toOrderQuery,
  warehousesQuery,
} from '../../features/fulfilment/purchase-order/queries.ts'
import { ToOrderList } from '../../features/fulfilment/purchase-order/ToOrderList.tsx'
import { usePageSearch } from '../../layout/usePageSearch.ts'
import page from '../Page.module.css'

const readSearch = (query: Record<string, unknown>) => ({
  warehouse: textIn(query, 'warehouse', 2),
  supplierId: idIn(query, 'supplierId'),
})

/** What to order for a warehouse of a supplier; the first of each until others are chosen. */
export default function ToOrderPage() {
  const text = useText()
  useLiveKeys(toOrderKeys)
  const suppliers = useQuery(suppliersQuery)
  const warehouses = useQuery(warehousesQuery)
  return (
    <>
      <h1>{text('purchase_order.to_order')}</h1>
      <p className={page.intro}>{text('purchase_order.to_order_intro')}</p>
      <div className={classes.above}>
        <PurchaseOrderTabs />
      </div>
      <Fetched result={suppliers} skeleton={<BlockSkeleton height={480} />}>
        {(among) => (
          <Fetched result={warehouses} skeleton={<BlockSkeleton height={480} />}>
            {(codes) => <Choice suppliers={among} warehouses={codes} />}
          </Fetched>
        )}
      </Fetched>
    </>
  )
}

type Props = { suppliers: readonly Supplier[]; warehouses: readonly string[] }

function Choice({ suppliers, warehouses }: Props) {
  const text = useText()
  const search = usePageSearch(readSearch)
  const change = useChangeQuery()
  const warehouseName = useWarehouseName()
  const supplier = suppliers.find(({ supplierId }) => supplierId === search.supplierId) ?? suppliers[0]
  const warehouse = warehouses.find((code) => code === search.warehouse) ?? warehouses[0]
  if (!supplier || warehouse === undefined) {
    return (
      <Empty
        title={text('purchase_order.no_suppliers')}
        action={<Link {...consoleLink('purchase-orders/suppliers')}>{text('purchase_order.suppliers')}</Link>}
      >
        {text('purchase_order.no_suppliers_hint')}
      </Empty>
    )
  }
  return (
    <>
      <div className={classes.choice}>
        <Select
          label={text('purchase_order.supplier')}
          data={suppliers.map(({ supplierId, name }) => ({ value: String(supplierId), label: name }))}
          value={String(supplier.supplierId)}
          onChange={({ target }) => change({ supplierId: Number(target.value) })}
        />
        <Select
          label={text('desk.warehouse')}
          data={warehouses.map((code) => ({ value: code, label: warehouseName(code) }))}
          value={warehouse}
          onChange={({ target }) => change({ warehouse: target.value })}
        />
      </div>
      <Found warehouse={warehouse} supplierId={supplier.supplierId} />
    </>
  )
}

function Found(chosen: { warehouse: string; supplierId: number }) {
  const text = useText()
  return (
    <Fetched result={useQuery(toOrderQuery(chosen))} skeleton={<RowSkeletons rows={6} />}>
      {(found) =>
        found.total === 0 ? (
          <Empty title={text('purchase_order.nothing_to_order')}>{text('purchase_order.nothing_to_order_hint')}</Empty>
        ) : (
          <ToOrderList found={found} {...chosen} />
        )
      }
    </Fetched>
  )
}
