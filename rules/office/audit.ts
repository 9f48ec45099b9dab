/** What can happen that must be known later. A new one gets its sentence in texts/<language>/audit.ts. */
export const auditActions = [
  'session.opened',
  'session.refused',
  'session.closed_everywhere',
  'password.changed',
  'password.link_sent',
  'password.chosen',
  'authenticator.confirmed',
  'authenticator.removed',
  'authenticator.codes_renewed',
  'authenticator.recovery_used',
  'email.changed',
  'email.confirmed',
  'customer.registered',
  'customer.added',
  'customer.approved',
  'customer.rejected',
  'customer.changed',
  'site.changed',
  'warehouse.changed',
  'carrier.added',
  'carrier.changed',
  'account.added',
  'account.changed',
  'account.impersonated',
  'account_price.changed',
  'address.added',
  'address.changed',
  'address.removed',
  'internal_note.added',
  'internal_note.changed',
  'internal_note.removed',
  'tag.added',
  'tag.removed',
  'order.released',
  'order.held',
  'order.resumed',
  'order.paid',
  'order.delivery_changed',
  'order.lines_changed',
  'order.warehouse_changed',
  'shipment.created',
  'shipment.short_picked',
  'shipment.packed',
  'shipment.tracking_changed',
  'shipment.dispatched',
  'shipment.delivered',
  'shipment.failed',
  'shipment.cancelled',
  'stock.received',
  'stock.counted',
  'stock.corrected',
  'stock.arrival_changed',
  'stock.reorder_point_changed',
  'supplier.added',
  'supplier.changed',
  'purchase_order.added',
  'purchase_order.changed',
  'purchase_order.placed',
  'purchase_order.cancelled',
  'order.cancelled',
  'invoice.credited',
  'e_invoice.reopened',
  'e_invoice.sent',
  'e_invoice.refused',
  'invoice.copied',
  'bookkeeping.changed',
  'bank_file.imported',
  'bank_table.kept',
  'bank_table.removed',
  'bank_entry.settled',
  'bank_entry.ignored',
  'bank_entry.reopened',
  'payment.registered',
  'payment.refunded',
  'payment.undone',
  'refund.undone',
  'reminder.sent',
  'reminder.stopped',
  'reminder.resumed',
  'reminder.ruled',
  'item.disputed',
  'item.agreed',
  'return.submitted',
  'return.cancelled',
  'return.changed',
  'return_exception.changed',
  'batch_note.changed',
  'toolbar.changed',
  'toolbar.key_renewed',
] as const
export type AuditAction = (typeof auditActions)[number]

type ActionText<Action> = Action extends `${infer Subject}.${infer Verb}` ? `audit.${Subject}_${Verb}` : never
/** The key of the sentence of each action. */
export type AuditActionText = ActionText<AuditAction>

/** The key of an action's sentence; undefined for what an older shop wrote and is no longer written. */
export function auditActionText(action: string): AuditActionText | undefined {
  const auditAction = auditActions.find((one) => one === action)
  // The type says what the template builds.
  return auditAction && (`audit.${auditAction.replace('.', '_')}` as AuditActionText)
}

export type Difference = { field: string; before: string; after: string }

/** Field by field what an event changed, in the order of the event; what stayed is left out. '' is nothing. */
export function findDifferences(before: unknown, after: unknown): Difference[] {
  const [was, is] = [readFields(before), readFields(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? '', after: is.get(field) ?? '' }))
    .filter((one) => one.before !== one.after)
}

/** What an event says of something, as text by field; fields of fields have a point between. */
function readFields(value: unknown, path = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map()
  if (typeof value !== 'object' || Array.isArray(value)) return new Map([[path, readText(value)]])
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [...readFields(inner, path ? `${path}.${name}` : name)]),
  )
}

function readText(value: unknown): string {
  if (Array.isArray(value)) return value.map(readText).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The most characters of what events are looked for by. */
export const auditFilterLengths = { custnum: 20, userName: 100, subject: 60 }
