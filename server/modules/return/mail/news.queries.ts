import { sql } from 'kysely'
import type { ProductSummary } from '../../../../rules/catalogue/product/summary.ts'
import type { Role } from '../../../../rules/identity/permissions.ts'
import type { UpdateFrequency } from '../../../../rules/order/order-update.ts'
import type { DeliveryMode } from '../../../../rules/return/return.ts'
import type { ReturnAction, ReturnLineState, ReturnState } from '../../../../rules/return/return-state.ts'
import type { Tx } from '../../../db/database.ts'

/** What was done to a return, with the return, the account that filled it in, and the site. */
export type ReturnNews = {
  /** `remind`: nothing was done, and it still waits for a decision. `decide`: some lines were approved, others refused. */
  action: ReturnAction | 'remind' | 'decide'
  at: Date
  reason: string
  /** The lines that it was done to; null of all of them. */
  positions: number[] | null
  /** An account of the customer did it. */
  isByCustomer: boolean
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

const isDecision = (news: string) => sql`${sql.ref(`${news}.action`)} in ('approve', 'refuse')`

/**
 * Takes pending news, the oldest first: whoever takes it announces it in the same transaction. The same done to several lines
 * is one; what is decided of some lines waits until all are decided, and is one then, whatever it is.
 */
export async function takeNews(tx: Tx, most: number): Promise<ReturnNews[]> {
  const { rows } = await sql<ReturnNews>`
    with chosen as materialized (
      -- Of the decisions of a return the first stands for all, so that two processes never share them.
      select n.id, n.return_id, ${isDecision('n')} as decides
        from return_news n join returns r on r.id = n.return_id
       where not ${isDecision('n')}
          or (r.status <> 'submitted'
              and not exists (select from return_news f where f.return_id = n.return_id and ${isDecision('f')} and f.id < n.id))
       order by n.id limit ${most} for update of n skip locked),
    taken as (
      delete from return_news t using chosen c
       where t.id = c.id or (c.decides and t.return_id = c.return_id and ${isDecision('t')})
      returning t.id, t.return_id, t.action, t.at),
    grouped as (
      select min(t.id) as id, t.return_id, max(t.at) as at, array_agg(t.at) as instants, array_agg(distinct t.action) as actions
        from taken t group by t.return_id, case when ${isDecision('t')} then 'decide' else t.action end)
    select case when cardinality(n.actions) > 1 then 'decide' else n.actions[1] end as action, n.at, coalesce(e.reason, '') as reason, e.positions, coalesce(e.own, false) as "isByCustomer",
           coalesce(e.by, '') as by, 'edit' = any(n.actions) and coalesce(e.before = 'ask', false) as "isAnswer",
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
        select (array_agg(v.reason order by v.id desc))[1] as reason, bool_or(x.customer_id = r.customer_id) as own, max(x.name) as by,
               case when bool_or(v.position is null) then null else array_agg(v.position::integer) end as positions,
               (select p.action from return_events p where p.return_id = n.return_id and p.id < min(v.id)
                 order by p.id desc limit 1) as before
          from return_events v
          left join accounts x on x.id = v.account_id
         where v.return_id = n.return_id and v.action = any(n.actions) and v.at = any(n.instants)) e on true
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
