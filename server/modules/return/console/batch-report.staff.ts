import { sql } from 'kysely'
import type { ReturnReason } from '../../../../rules/return/return.ts'
import type { Db } from '../../../db/database.ts'
import { prefixPattern } from '../../../db/like.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'

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
/** What each row says of all, whether they are answered or not. */
type Sums = { total: number; reasons: { reason: ReturnReason; pieces: number }[] }

/**
 * What was claimed to be at fault, by product, batch and reason, in pieces: the 500 rows with the most, and the sums of all.
 * A keyword is what a number begins with. ISO dates, both inclusive.
 */
export async function reportBatches(db: Db, staff: Staff, query: Query) {
  const { rows } = await sql<Row & Sums>`
    with batches as (${claimsByBatch(staff, query)}),
         reasons as (select reason, sum(pieces)::integer as pieces from batches group by reason)
    select number, "batchNumber", reason, returns, customers, pieces, refused, "asClaimed", "notAsClaimed",
           (select count(*) from return_files f where f.return_id = any (return_ids))::integer as files,
           count(*) over ()::integer as total,
           (select jsonb_agg(jsonb_build_object('reason', r.reason, 'pieces', r.pieces) order by r.pieces desc, r.reason)
              from reasons r) as reasons
      from batches
     order by pieces desc, number, "batchNumber", reason
     limit 500`.execute(db)
  const [{ total, reasons } = nothing] = rows
  return { rows: rows.map(({ total: _, reasons: __, ...row }) => row), total, reasons }
}

const nothing: Sums = { total: 0, reasons: [] }

const claimsByBatch = (staff: Staff, { from, until, orgId, keyword = '' }: Query) => {
  const beginning = prefixPattern(keyword.trim().toUpperCase())
  return sql`
    select o.number, upper(l.batch_number) as "batchNumber", l.reason,
           count(distinct r.id)::integer as returns, count(distinct r.customer_id)::integer as customers,
           array_agg(distinct r.id) as return_ids,
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
       and ${canAccessSite(staff, sql.ref('r.org_id'))}
       and (${orgId ?? null}::integer is null or r.org_id = ${orgId ?? null})
       and (${from ?? null}::date is null or r.submitted_at >= ${from ?? null}::date::timestamp at time zone g.time_zone)
       and (${until ?? null}::date is null or r.submitted_at < (${until ?? null}::date + 1)::timestamp at time zone g.time_zone)
     group by o.number, upper(l.batch_number), l.reason`
}
