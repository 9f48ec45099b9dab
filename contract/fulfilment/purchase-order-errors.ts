import type { PurchaseOrderRefusal, SupplierRefusal } from '../../rules/fulfilment/purchase-order.ts'

/** How what is refused of suppliers and purchase orders travels. */
export const purchaseOrderErrors = {
  'supplier.name_taken': { status: 200, code: 60_141 },
  'supplier.changed': { status: 200, code: 60_142 },
  'purchase_order.changed': { status: 200, code: 60_143 },
  'purchase_order.not_now': { status: 200, code: 60_144 },
  'purchase_order.no_lines': { status: 200, code: 60_145 },
  'purchase_order.same_line': { status: 200, code: 60_146 },
  'purchase_order.already_received': { status: 200, code: 60_147 },
  'purchase_order.past_day': { status: 200, code: 60_148 },
  'purchase_order.own_arrival': { status: 200, code: 60_149 },
  'purchase_order.unknown': { status: 200, code: 60_150 },
  'purchase_order.not_ordered': { status: 200, code: 60_151 },
  'purchase_order.surplus': { status: 200, code: 60_152 },
} satisfies Record<PurchaseOrderRefusal | SupplierRefusal, { status: number; code: number }>
