import { sql } from 'kysely'
import type { ProductSummary } from '../../../../rules/catalogue/product/summary.ts'
import type { DeliveryMode, ReturnKind, ReturnReason } from '../../../../rules/return/return.ts'
import type { ReturnAction, ReturnLineState, ReturnState } from '../../../../rules/return/return-state.ts'
import type { ReturnTermKind } from '../../../../rules/return/terms.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { imageSql } from '../../catalogue/products/summary-columns.ts'
import type { OrderAddress } from '../../customer/address/address.queries.ts'
import { filesOfReturn } from '../file/file.queries.ts'
import { findCredited } from './credited.queries.ts'
import { findForecastLines } from './forecast.queries.ts'

export const returnHead = [
  'r.id as returnId',
  sql<string>`coalesce(r.rma_number, '')`.as('rmaNumber'),
  sql<ReturnState>`r.status`.as('status'),
  sql<ReturnKind>`r.type`.as('type'),
  'r.created_at as createdAt',
  'r.submitted_at as submittedAt',
] as const

export type StoredReturn = NonNullable<Awaited<ReturnType<typeof findReturn>>>

/** A return with lines, files and record, by its id; undefined where it is not this customer's. */
export async function findReturn(db: Db | Tx, returnId: number, customerId?: number) {
  const head = await db
    .selectFrom('returns as r')
    .innerJoin('orgs as g', 'g.id', 'r.org_id')
    .select([...returnHead, 'r.revision', 'r.forwarder', 'r.other_forwarder as otherForwarder', 'r.note', 'r.question'])
    .select(['r.opened_at as openedAt', 'r.decided_at as decidedAt', 'r.comes_back as comesBack'])
    .select('r.answered_at as answeredAt')
    .select(['r.tracking_number as trackingNumber', 'r.customer_id as customerId', 'r.org_id as orgId'])
    .select(['g.iso2 as country', 'g.time_zone as timeZone', 'g.currency'])
    .select([
      sql<DeliveryMode>`r.delivery_mode`.as('deliveryMode'),
      sql<OrderAddress | null>`r.address`.as('address'),
      sql<string>`coalesce(r.warehouse, '')`.as('warehouse'),
    ])
    .where('r.id', '=', returnId)
    .$if(customerId !== undefined, (found) => found.where('r.customer_id', '=', customerId ?? 0))
    .executeTakeFirst()
  if (!head) return undefined
  const [lines, files, events, credited, invoiced] = await Promise.all([
    findLines(db, returnId),
    filesOfReturn(db, returnId),
    findEvents(db, returnId),
    findCredited(db, returnId),
    findForecastLines(db, returnId),
  ])
  return { ...head, lines, files, events, credited, invoiced }
}

export type StoredLine = ProductSummary & {
  position: number
  orderId: number
  orderno: string
  orderPosition: number
  image: string | null
  custNumber: string
  qty: number
  batchNumber: string
  reason: ReturnReason | null
  otherReason: string
  cameInstead: string
  state: ReturnLineState
  refusedBecause: string
  term: ReturnTermKind | null
  termUntil: string | null
  feeBp: number
  received: number | null
  /** Pieces that came in and do not go back. */
  kept: number
  /** Of the line in its order; cents. */
  quantity: number
  amount: number
  discount: number
  vatRateBp: number
  currency: string
  credits: string[]
  replacement: string
}

async function findLines(db: Db | Tx, returnId: number) {
  const { rows } = await sql<StoredLine>`
    select r.position, r.order_id as "orderId", o.order_number as orderno, r.order_position as "orderPosition", l.number, l.oem_code as "oemCode", l.name, l.names,
           k.own_make as "ownMake", ${imageSql('l.sku_id')} as image, l.cust_number as "custNumber", r.quantity as qty,
           r.batch_number as "batchNumber", r.reason, r.other_reason as "otherReason", r.came_instead as "cameInstead", r.state,
           r.refused_because as "refusedBecause", r.term, r.term_until as "termUntil", r.fee_bp as "feeBp", r.received,
           r.restocked + r.scrapped as kept, l.quantity, l.amount, l.discount, o.vat_rate_bp as "vatRateBp", o.currency,
           array(select f.number from return_credits c join finance_items f on f.id = c.credit_id
                  where c.return_id = r.return_id and c.position = r.position order by f.id) as credits,
           coalesce(n.order_number, '') as replacement
      from return_lines r
      join order_lines l on l.order_id = r.order_id and l.position = r.order_position
      join orders o on o.id = r.order_id
      join skus k on k.id = l.sku_id
      left join orders n on n.id = r.replacement_id
     where r.return_id = ${returnId}
     order by r.position`.execute(db)
  return rows
}

type StoredEvent = {
  action: ReturnAction
  status: ReturnState
  at: Date
  byUs: boolean
  by: string
  position: number | null
  reason: string
}

/** Only accounts of the customer are named; staff stay unnamed. */
async function findEvents(db: Db | Tx, returnId: number) {
  const { rows } = await sql<StoredEvent>`
    select e.action, e.status, e.at, e.position, e.reason, a.customer_id is null as "byUs",
           case when a.customer_id is null then '' else a.name end as by
      from return_events e
      left join accounts a on a.id = e.account_id
     where e.return_id = ${returnId}
     order by e.id`.execute(db)
  return rows
}
