import { sql } from 'kysely'
import { mostOfKind } from '../../../../rules/office/find.ts'
import { canAccessSite } from '../../../staff/site-access.ts'
import { type Found, lookUp, type Seeker } from './found.ts'

type Row = { id: number; number: string; name: string }

/** Returns by their RMA number, and by the tracking number under which they come. */
export async function findReturns({ tx, staff, sought }: Seeker): Promise<Found[]> {
  const { rows } = await sql<Row>`
    select r.id, r.rma_number as number, c.company as name
      from (select id from returns where rma_number = ${sought}
            union select id from returns where upper(tracking_number) = ${sought} and tracking_number <> '') f
      ${lookUp('returns', 'r')}
      join customers c on c.id = r.customer_id
     where r.rma_number is not null and ${canAccessSite(staff, sql.ref('r.org_id'))}
     order by r.id desc
     limit ${mostOfKind}`.execute(tx)
  return rows.map((row) => ({ kind: 'return', page: 'returns', ...row }))
}
