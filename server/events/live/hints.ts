import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** The channel on which instances of the shop notify each other that open pages may have changed. */
export const liveChannel = 'live'

/** Which orders have changed, with their customers and sites, who has a new message, and who owes something else. No data: whoever may see it asks. */
export type Hint = {
  orders: readonly { orgId: number; customerId: number; orderno: string }[]
  messages: readonly number[]
  /** Customers of whose accounts something else has changed than their orders. */
  customersOwing?: readonly number[]
}

// PostgreSQL takes 8,000 bytes.
const mostInOne = 100

/**
 * Notifies all instances, this one too. A statement of its own after the transaction: inside of one, its commit would wait for those of all
 * others that notify. A hint that is lost is harmless, as pages ask by themselves when a stream starts over.
 */
export async function publishHint(db: Db, { orders, messages, customersOwing = [] }: Hint) {
  const compact = [
    ...orders.map(({ orgId, customerId, orderno }) => [orgId, customerId, orderno]),
    ...messages.map((accountId) => [accountId]),
    ...customersOwing.map((customerId) => ['owes', customerId]),
  ]
  const payloads: string[] = []
  for (let at = 0; at < compact.length; at += mostInOne) {
    payloads.push(`${randomUUID()} ${JSON.stringify(compact.slice(at, at + mostInOne))}`)
  }
  if (payloads.length === 0) return
  await sql`select pg_notify(${liveChannel}, payload) from unnest(${payloads}::text[]) as payload`.execute(db)
}

type Compact =
  | [orgId: number, customerId: number, orderno: string]
  | [accountId: number]
  | [kind: 'owes', customerId: number]

/** A hint as it was published, with an id that is the same in all instances. */
export function readHint(payload: string): Hint & { id: string } {
  const at = payload.indexOf(' ')
  const entries = JSON.parse(payload.slice(at + 1)) as Compact[]
  return {
    id: payload.slice(0, at),
    orders: entries.flatMap((entry) =>
      entry.length === 3 ? [{ orgId: entry[0], customerId: entry[1], orderno: entry[2] }] : [],
    ),
    messages: entries.flatMap((entry) => (entry.length === 1 ? [entry[0]] : [])),
    customersOwing: entries.flatMap((entry) => (entry.length === 2 ? [entry[1]] : [])),
  }
}
