import { sql } from 'kysely'
import type { UpdateFrequency } from '../../../../rules/order/order-update.ts'
import type { Role } from '../../../../rules/people/permissions.ts'
import type { ProductSummary } from '../../../../rules/product/summary.ts'
import type { DeliveryMode } from '../../../../rules/return/return.ts'
import type { ReturnAction, ReturnLineState, ReturnState } from '../../../../rules/return/return-state.ts'
import type { Tx } from '../../../db/database.ts'

/** What was done to a return, with the return, the person who filled it in, and the site. */
export type ReturnNews = {
  /** `remind`: nothing was done, and it still waits for a decision. */
  action: ReturnAction | 'remind'
  at: Date
  reason: string
  /** The lines that it was done to; null of all of them. */
  positions: number[] | null
  /** It was done by somebody of the customer. */
  isTheirOwn: boolean
  /** The customer has changed what staff had asked about. */
  isAnswer: boolean
  /** The name of who did it; empty for the shop. */
  by: string
  returnId: number
  rmaNumber: string
  status: ReturnState
  note: string
  question: string
  comesBack: boolean
  deliveryMode: DeliveryMode
  trackingNumber: string
  decidedAt: Date | null
  timeZone: string
  country: string
  submittedAt: Date
  answeredAt: Date | null
  orgId: number
  siteLanguage: string
  orderEmail: string
  customerId: number
  company: string
  custnum: string
  accountId: number
  email: string
  language: string
  role: Role
  mayEnter: boolean
  frequency: UpdateFrequency | null
}

/**
 * Takes what nobody was told of yet, the oldest first: whoever takes it tells it in the same transaction. The same done to several lines
 * is one; what is decided of some lines waits until all are decided.
 */
export async function takeNews(tx: Tx, most: number): Promise<ReturnNews[]> {
  const { rows } = await sql<ReturnNews>`
    with taken as (
      delete from return_news
       where id in (select n.id from return_news n join returns r on r.id = n.return_id
                     where not (n.action in ('approve', 'refuse') and r.status = 'submitted')
                     order by n.id limit ${most} for update of n skip locked)
      returning id, return_id, action, at),
    grouped as (
      select min(id) as id, return_id, action, max(at) as at, array_agg(at) as instants from taken group by return_id, action)
    select n.action, n.at, coalesce(e.reason, '') as reason, e.positions, coalesce(e.own, false) as "isTheirOwn",
           coalesce(e.by, '') as by, n.action = 'edit' and coalesce(e.before = 'ask', false) as "isAnswer",
           r.id as "returnId", r.rma_number as "rmaNumber", r.status, r.note, r.question, r.comes_back as "comesBack",
           r.delivery_mode as "deliveryMode", r.tracking_number as "trackingNumber",
           r.decided_at as "decidedAt", r.submitted_at as "submittedAt", r.answered_at as "answeredAt", g.time_zone as "timeZone", g.iso2 as country,
           r.org_id as "orgId", g.language as "siteLanguage", g.order_email as "orderEmail", r.customer_id as "customerId",
           c.company, c.custnum, a.id as "accountId", a.email, a.language, a.role,
           (a.status = 'active' and c.status = 'active') as "mayEnter", k.frequency
      from grouped n
      join returns r on r.id = n.return_id
      join orgs g on g.id = r.org_id
      join customers c on c.id = r.customer_id
      join accounts a on a.id = r.account_id
      left join order_update_choices k on k.account_id = a.id and k.kind = 'returned'
      left join lateral (
        select max(v.reason) as reason, bool_or(x.customer_id = r.customer_id) as own, max(x.name) as by,
               case when bool_or(v.position is null) then null else array_agg(v.position::integer) end as positions,
               (select p.action from return_events p where p.return_id = n.return_id and p.id < min(v.id)
                 order by p.id desc limit 1) as before
          from return_events v
          left join accounts x on x.id = v.account_id
         where v.return_id = n.return_id and v.action = n.action and v.at = any(n.instants)) e on true
     order by n.id`.execute(tx)
  return rows
}

export type NewsLine = ProductSummary & {
  returnId: number
  position: number
  orgId: number
  customerId: number
  orderno: string
  qty: number
  /** Pieces that came in; null where none had to, or they have not been received. */
  received: number | null
  /** Of them, those that were kept, and those that go back once it is inspected. */
  kept: number
  toSendBack: number
  /** Nothing was paid for it. */
  isFree: boolean
  state: ReturnLineState
  refusedBecause: string
  credits: string[]
  replacement: string
}

/** The lines of some returns, as they stand now. */
export async function findNewsLines(tx: Tx, returnIds: readonly number[]): Promise<NewsLine[]> {
  if (returnIds.length === 0) return []
  const { rows } = await sql<NewsLine>`
    select r.return_id as "returnId", r.position, o.org_id as "orgId", o.customer_id as "customerId", o.order_number as orderno,
           r.quantity as qty, r.received, r.restocked + r.scrapped as kept, r.to_send_back as "toSendBack", l.amount = 0 as "isFree",
           r.state, r.refused_because as "refusedBecause", l.number, l.oem_code as "oemCode", l.name, l.names,
           k.own_make as "ownMake", coalesce(n.order_number, '') as replacement,
           array(select f.number from return_credits c join finance_items f on f.id = c.credit_id
                  where c.return_id = r.return_id and c.position = r.position order by f.id) as credits
      from return_lines r
      join order_lines l on l.order_id = r.order_id and l.position = r.order_position
      join orders o on o.id = r.order_id
      join skus k on k.id = l.sku_id
      left join orders n on n.id = r.replacement_id
     where r.return_id = any(${returnIds}::bigint[])
     order by r.return_id, r.position`.execute(tx)
  return rows
}
