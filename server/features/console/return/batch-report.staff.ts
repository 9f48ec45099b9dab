import { sql } from 'kysely'
import type { ReturnReason } from '../../../../rules/return/return.ts'
import type { Db } from '../../../db/database.ts'
import { prefixPattern } from '../../../db/like.ts'
import { looksAfter, type Staff } from '../customer/customer.staff.ts'

type Query = {
  from?: string | undefined
  until?: string | undefined
  orgId?: number | undefined
  keyword?: string | undefined
}

type Row = {
  number: string
  batchNumber: string
  reason: ReturnReason
  returns: number
  files: number
  customers: number
  pieces: number
  refused: number
  asClaimed: number
  notAsClaimed: number
}

/** What was claimed to be at fault, by product, batch and reason, in pieces; the most first. A keyword is what a number begins with. ISO dates, both inclusive. */
export async function reportBatches(db: Db, staff: Staff, { from, until, orgId, keyword = '' }: Query) {
  const beginning = prefixPattern(keyword.trim().toUpperCase())
  const { rows } = await sql<Row>`
    select o.number, upper(l.batch_number) as "batchNumber", l.reason,
           count(distinct r.id)::integer as returns, count(distinct r.customer_id)::integer as customers,
           (select count(*) from return_files f where f.return_id = any (array_agg(distinct r.id)))::integer as files,
           sum(l.quantity)::integer as pieces,
           coalesce(sum(l.quantity) filter (where l.state = 'refused'), 0)::integer as refused,
           coalesce(sum(l.received) filter (where l.finding = 'asClaimed'), 0)::integer as "asClaimed",
           coalesce(sum(l.received) filter (where l.finding = 'notAsClaimed'), 0)::integer as "notAsClaimed"
      from returns r
      join orgs g on g.id = r.org_id
      join return_lines l on l.return_id = r.id
      join order_lines o on o.order_id = l.order_id and o.position = l.order_position
     where r.type = 'quality' and l.state not in ('saved', 'cancelled')
       and (upper(l.batch_number) like ${beginning} or upper(o.number) like ${beginning})
       and ${looksAfter(staff, sql.ref('r.org_id'))}
       and (${orgId ?? null}::integer is null or r.org_id = ${orgId ?? null})
       and (${from ?? null}::date is null or r.submitted_at >= ${from ?? null}::date::timestamp at time zone g.time_zone)
       and (${until ?? null}::date is null or r.submitted_at < (${until ?? null}::date + 1)::timestamp at time zone g.time_zone)
     group by o.number, upper(l.batch_number), l.reason
     order by pieces desc, o.number, "batchNumber", l.reason
     limit 500`.execute(db)
  return rows
}
