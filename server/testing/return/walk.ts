import { sql } from 'kysely'
import { returnTransitions } from '../../../rules/return/return-state.ts'
import type { Db, Tx } from '../../db/database.ts'

type Line = { returnId: number; position: number; state: string }

/** Every line of a customer's returns by how it stands. */
export async function statesOf(db: Db | Tx, customerId: number) {
  const { rows } = await sql<Line>`
    select l.return_id as "returnId", l.position, l.state from return_lines l join returns r on r.id = l.return_id
     where r.customer_id = ${customerId} order by 1, 2`.execute(db)
  return rows
}

const keyOf = ({ returnId, position }: Line) => `${returnId}/${position}`

/** Steps between two looks that the table of states knows of none of its actions. An edit replaces lines, and leaves their state. */
export function findForbiddenSteps(before: readonly Line[], after: readonly Line[]) {
  const was = new Map(before.map((line) => [keyOf(line), line.state]))
  return after.filter((line) => {
    const from = was.get(keyOf(line)) ?? 'saved'
    if (from === line.state) return false
    return !Object.values(returnTransitions).some(
      (step) => step.from.some((one) => one === from) && step.to.some((one) => one === line.state),
    )
  })
}

/** What must never be wrong of a customer's returns, their orders and the shelves; empty where all is as it must be. */
export async function findBrokenReturns(db: Db | Tx, customerId: number) {
  const { rows } = await sql<{ broken: string }>`
    with mine as (select l.* from return_lines l join returns r on r.id = l.return_id where r.customer_id = ${customerId})
    select 'returned ' || o.order_id as broken
      from order_lines o join orders d on d.id = o.order_id
     where d.customer_id = ${customerId}
       and (o.returned > o.shipped or o.returned <> (
             select coalesce(sum(case when m.state in ('credited', 'replaced', 'sentBack') then coalesce(m.received, m.quantity)
                                      else m.quantity end), 0)
               from mine m where m.order_id = o.order_id and m.order_position = o.position
                and m.state not in ('saved', 'refused', 'cancelled', 'expired')))
    union all
    select 'credited ' || i.item_id from invoices i join orders d on d.id = i.order_id
     where d.customer_id = ${customerId} and i.kind = 'invoice'
       and (select coalesce(sum(c.net), 0) from invoices c where c.corrects_id = i.item_id) > i.net
    union all
    select 'pieces ' || m.return_id from mine m
     where (select coalesce(sum(c.pieces), 0) from return_credits c where c.return_id = m.return_id and c.position = m.position)
           > case when m.state <> 'credited' then 0 when m.received is null then m.quantity else m.restocked + m.scrapped end
    union all
    select 'replaced ' || o.id from orders o
     where exists (select from mine m where m.replacement_id = o.id)
       and (o.total <> 0 or o.customer_id <> ${customerId}
            or (select sum(l.quantity) from order_lines l where l.order_id = o.id)
               <> (select sum(case when m.received is null then m.quantity else m.restocked + m.scrapped end)
                     from mine m where m.replacement_id = o.id))
    union all
    select 'stock ' || m.return_id || '/' || m.position from mine m join returns r on r.id = m.return_id
     where (select coalesce(sum(k.pieces), 0) from stock_moves k where k.ref = r.rma_number || ' ' || m.position) <> m.restocked
    union all
    select 'ledger ' || k.sku_id from stock k
     where k.on_hand <> (select coalesce(sum(v.pieces), 0) from stock_moves v where v.sku_id = k.sku_id and v.warehouse = k.warehouse)
    union all
    select 'waits ' || r.id from returns r
     where r.customer_id = ${customerId}
       and r.waits_since is distinct from (case
             when r.status = 'submitted' and r.question = '' then coalesce(r.answered_at, r.submitted_at)
             when r.status = 'approved' and r.delivery_mode = 'providerCourier' then r.decided_at
             when r.status in ('submitted', 'approved', 'sent', 'received', 'inspected')
                  and exists (select from mine m where m.return_id = r.id and m.state in ('received', 'inspected'))
             then case when r.status = 'submitted' then coalesce(r.answered_at, r.submitted_at) else r.updated_at end end)
    union all
    select 'record ' || r.id from returns r
     where r.customer_id = ${customerId} and r.status <> 'saved'
       and r.status is distinct from (select e.status from return_events e where e.return_id = r.id order by e.id desc limit 1)
  `.execute(db)
  return rows.map(({ broken }) => broken)
}
