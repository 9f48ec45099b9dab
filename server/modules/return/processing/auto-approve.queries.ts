import { sql } from 'kysely'
import { doubtDays, mostApprovedUnseen } from '../../../../rules/return/auto-approve.ts'
import { advisoryLock } from '../../../db/advisory-lock.ts'
import type { Tx } from '../../../db/database.ts'
import { accountCanAccessSite } from '../../../staff/site-access.ts'

/**
 * The positions of submitted lines that need no review (decision 32): goods at fault, of a batch whose note says so for their reason,
 * or for all, at the sites of who wrote it; with a file, up to so many pieces of the batch, and of a customer whose claims were found as they
 * said. A note for the reason itself goes before the one for all. Returns of one customer take turns here, so that the bound holds.
 */
export async function findKnownFaults(tx: Tx, { returnId, customerId }: Claimed, now: Date) {
  await advisoryLock(tx, [`known faults of ${customerId}`])
  const { rows } = await sql<{ position: number }>`
    select l.position
      from returns r
      join return_lines l on l.return_id = r.id and l.state = 'submitted'
      join order_lines o on o.order_id = l.order_id and o.position = l.order_position
     where r.id = ${returnId} and r.type = 'quality'
       and (select n.auto_approve and ${isOfWriter}
              from batch_notes n join accounts w on w.id = n.account_id
             where n.sku_id = o.sku_id and n.batch_number = upper(l.batch_number) and (n.reason is null or n.reason = l.reason)
             order by n.reason nulls last limit 1)
       and exists (select from return_files f where f.return_id = r.id)
       and not exists (
         select from returns d join return_lines m on m.return_id = d.id
          where d.customer_id = r.customer_id and d.type = 'quality' and m.finding = 'notAsClaimed'
            and d.submitted_at > ${new Date(now.getTime() - doubtDays * 86_400_000)})
       and ${claimedSoFar} <= ${mostApprovedUnseen}
     order by l.position`.execute(tx)
  return rows.map(({ position }) => position)
}

type Claimed = { returnId: number; customerId: number }

/** Whether writer w of a note can access the site of return r. */
const isOfWriter = sql`(w.status = 'active' and ${accountCanAccessSite('w', sql.ref('r.org_id'))})`

/** Pieces of the batch of line l that the customer of return r has claimed to be at fault, up to this line. */
const claimedSoFar = sql`(
  select sum(m.quantity)
    from returns d
    join return_lines m on m.return_id = d.id and upper(m.batch_number) = upper(l.batch_number) and m.batch_number <> ''
    join order_lines p on p.order_id = m.order_id and p.position = m.order_position and p.sku_id = o.sku_id
   where d.customer_id = r.customer_id and d.type = 'quality' and m.state not in ('saved', 'cancelled', 'refused')
     and (d.id <> r.id or m.position <= l.position))`
