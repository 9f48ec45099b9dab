import { sql } from 'kysely'

/** What staff note something of: one order or one customer. */
export type Noted = { orderId: number } | { customerId: number }

/** An order or a customer, found for the caller, and how the audit trail names it. */
export type NotedThing = { noted: Noted; subject: string; customerId: number; orgId: number }

/** Its columns in `internal_notes` and `tags`, of which exactly one is set. */
export const toColumns = (noted: Noted) =>
  'orderId' in noted
    ? { order_id: noted.orderId, customer_id: null }
    : { order_id: null, customer_id: noted.customerId }

/** Whether a row of these tables is about it. */
export const isAbout = (table: 'internal_notes' | 'tags', noted: Noted) =>
  'orderId' in noted
    ? sql<boolean>`${sql.ref(`${table}.order_id`)} = ${noted.orderId}`
    : sql<boolean>`${sql.ref(`${table}.customer_id`)} = ${noted.customerId}`
