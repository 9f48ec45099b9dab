import { ConsoleTabs } from '../../../../ui/page/ConsoleTabs.tsx'

const tabs = [
  { path: 'purchase-orders', name: 'purchase_order.title' },
  { path: 'purchase-orders/to-order', name: 'purchase_order.to_order' },
  { path: 'purchase-orders/suppliers', name: 'purchase_order.suppliers' },
] as const

/** What is ordered, and of whom. */
export const PurchaseOrderTabs = () => <ConsoleTabs label="purchase_order.parts" tabs={tabs} />
