import { sql } from 'kysely'
import { mostOfKind, shortestPart } from '../../../../rules/office/find.ts'
import { substringPattern } from '../../../db/like.ts'
import { canAccessSite } from '../../../staff/site-access.ts'
import { type Found, lookUp, type Seeker } from './found.ts'

type Row = { id: number; number: string; name: string }

/** Customers with this VAT number, or a part of their number or company, or of the name or e-mail address of one of their accounts. */
export async function findCustomers({ tx, staff, sought }: Seeker): Promise<Found[]> {
  if (sought.length < shortestPart) return []
  const like = substringPattern(sought)
  const isOwn = canAccessSite(staff, sql.ref('c.org_id'))
  // Each way ends with its newest few: of a part that nearly all have, the others are not read.
  const { rows } = await sql<Row>`
    select c.id, c.custnum as number, c.company as name
      from (
        select c.id from customers c where c.custnum = ${sought} and ${isOwn}
        union
        select c.id from customers c
         where c.vat_number is not null
           and upper(regexp_replace(c.vat_number, '[^A-Za-z0-9]', '', 'g')) = ${sought.replaceAll(/[^A-Z0-9]/g, '')} and ${isOwn}
        union
        (select c.id from customers c where upper(c.custnum || ' ' || c.company) like ${like} and ${isOwn}
          order by c.id desc limit ${mostOfKind})
        union
        (select c.id from accounts a
          cross join lateral (select * from customers k where k.id = a.customer_id offset 0) c
          where a.customer_id is not null and upper(a.name || ' ' || a.email) like ${like} and ${isOwn}
          order by a.id desc limit ${mostOfKind})
      ) f
      ${lookUp('customers', 'c')}
     order by c.custnum = ${sought} desc, c.id desc
     limit ${mostOfKind}`.execute(tx)
  return rows.map((row) => ({ kind: 'customer', page: 'customers', ...row }))
}
