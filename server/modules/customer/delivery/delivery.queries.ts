import { sql } from 'kysely'
import type { Limits } from '../../../../rules/customer/account.ts'
import type { VatId } from '../../../../rules/vat/rate.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { isExcluded } from '../../catalogue/availability/excluded-area.queries.ts'
import { receivables } from '../credit/credit.queries.ts'

/** The address to which orders of a customer `c` go unless they say otherwise (`chooseAddresses`), as a query of one row or none. */
const defaultAddress = sql`
  select a.country, a.postcode from addresses a
   where a.customer_id = c.id
   order by array_position(array['regular', 'nonRegular', 'billing'], a.kind::text), a.is_default desc, a.id
   limit 1`

type Account = Limits & { termsNetDays: number; creditLimit: number; openBalance: number; overdueDays: number }

/**
 * Where the goods of a customer go, what decides whether orders of the caller wait, what handling a regular one costs (cents), and
 * the VAT number.
 */
export async function findRouteAndAccount(db: Db, caller: CustomerCaller, now: Date) {
  const { rows } = await sql<Account & { to: string; postcode: string; vatId: VatId; handlingFee: number }>`
    select coalesce(d.country, c.country) as to, coalesce(d.postcode, '') as postcode,
           json_build_object('number', c.vat_number, 'confirmed', c.vat_confirmed) as "vatId", c.terms_net_days as "termsNetDays", c.credit_limit as "creditLimit", owed."openBalance", owed."overdueDays",
           a.order_limit as "orderLimit", a.month_limit as "monthLimit",
           coalesce((select f.fee from handling_fees f
                      where f.org_id = c.org_id and f.currency = c.currency and f.order_type = 'REG'), 0) as "handlingFee"
      from customers c
      join accounts a on a.customer_id = c.id and a.id = ${caller.accountId}
      left join lateral (${defaultAddress}) d on true
      join (${receivables(caller.customerId, now)}) owed on true
     where c.id = ${caller.customerId}
  `.execute(db)
  const { to, postcode, vatId, handlingFee, ...account } = onlyRow(rows)
  return { route: { region: caller.region, to, postcode, currency: caller.currency }, account, vatId, handlingFee }
}

function onlyRow<Row>([row]: readonly Row[]) {
  if (!row) throw new Error('a customer without a row')
  return row
}

/** The codes of the warehouses that send to a customer's default address, as an array that a statement reads once. */
export const sendingWarehouses = ({ customerId, region, currency }: CustomerCaller) => sql<string[]>`array(
  select distinct r.warehouse
    from customers c
    left join lateral (${defaultAddress}) d on true
    join shipping_rates r on r.country = coalesce(d.country, c.country) and r.currency = ${currency}
    join warehouses w on w.code = r.warehouse and w.region = ${region}
   where c.id = ${customerId}
     and not ${isExcluded(sql.ref('w.code'), { country: sql.ref('r.country'), postcode: sql`coalesce(d.postcode, '')` })})`
