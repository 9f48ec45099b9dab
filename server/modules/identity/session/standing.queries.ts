import { sql } from 'kysely'
import type { Role } from '../../../../rules/identity/permissions.ts'
import { idleHours } from '../../../../rules/identity/session.ts'
import type { Db } from '../../../db/database.ts'
import { canSignIn, mayGoOn } from './session.queries.ts'

/** What a session allows, and for a staff user at which sites. */
export type Standing = { hash: string; accountId: number; customerId: number | null; roles: Role[]; sites: number[] }

/** Of sessions, by the hashes of their tokens in hex, those that are still good, as they stand now. One query, which uses none of them. */
export async function findStandings(db: Db, hashes: readonly string[], now: Date): Promise<Standing[]> {
  if (hashes.length === 0) return []
  const idle = new Date(now.getTime() - idleHours * 3_600_000)
  const { rows } = await sql<Standing>`
    select encode(s.token_hash, 'hex') as hash, a.id as "accountId", a.customer_id as "customerId",
           case when a.staff_roles = '{}' then array[a.role] else a.staff_roles end as roles,
           array(select org_id from staff_sites f where f.account_id = a.id order by 1) as sites
      from unnest(${hashes}::text[]) as h (hash)
      join sessions s on s.token_hash = decode(h.hash, 'hex')
      join accounts a on a.id = s.account_id
      left join customers c on c.id = a.customer_id
     where ${canSignIn} and ${mayGoOn(now)} and s.expires_at > ${now} and (s.kept or s.last_seen_at > ${idle})
  `.execute(db)
  return rows
}
