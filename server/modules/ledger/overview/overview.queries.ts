import { sql } from 'kysely'
import type { ItemSide } from '../../../../rules/ledger/item.ts'
import { mostShares, type SpendingFacts } from '../../../../rules/ledger/spending.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { ageingDay, type Receivables, receivables } from '../../customer/credit/credit.queries.ts'

/** What of a currency is open and due on a day; what is disputed, and what is theirs, has none. Cents. */
export type OpenOnDay = { currency: string; side: ItemSide; dueOn: string | null; open: number }

export type AccountFacts = Receivables & {
  /** By the clock of the customer's site, an ISO date. */
  today: string
  /** Of the customer's prices; the credit limit is in it. */
  currency: string
  termsNetDays: number
  creditLimit: number
  openOnDays: OpenOnDay[]
}

type Reader = { db: Db; caller: Pick<CustomerCaller, 'customerId'>; now: Date }

/** How the caller's company stands today: its terms, what it owes, and what is open by the day on which it is due. Cents. */
export async function findAccountFacts({ db, caller, now }: Reader): Promise<AccountFacts> {
  const { rows } = await sql<AccountFacts>`
    select (${now}::timestamptz at time zone g.time_zone)::date as today, u.currency, u.terms_net_days as "termsNetDays",
           u.credit_limit as "creditLimit", owed.*, (${openOnDays(caller.customerId)}) as "openOnDays"
      from customers u
      join orgs g on g.id = u.org_id
     cross join (${receivables(caller.customerId, now)}) owed
     where u.id = ${caller.customerId}`.execute(db)
  return orNotFound(rows[0])
}

const openOnDays = (customerId: number) => sql`
  select coalesce(json_agg(d order by d.currency, d."dueOn"), '[]')
    from (
      select f.currency, f.side, ${ageingDay} as "dueOn", sum(f.open)::bigint as open
        from finance_items f
       where f.customer_id = ${customerId} and f.cleared < f.amount
       group by 1, 2, 3
    ) d`

/**
 * What was invoiced to the caller's company less what was credited in some months (YYYY-MM, in their order), by the date of the document.
 * Only invoices and credit notes have lines, and credit notes alone are theirs. Cents, without VAT.
 */
export async function findSpending({ db, caller }: Reader, months: readonly string[]): Promise<SpendingFacts> {
  const { rows } = await sql<SpendingFacts>`
    with sums as materialized (
      select f.currency, to_char(f.issued_on, 'YYYY-MM') as month, l.sku_id,
             sum(case f.side when 'debit' then i.net else -i.net end)::bigint as net
        from finance_items f
       cross join lateral (${invoiceLines}) i
        left join order_lines l on l.order_id = i.order_id and l.position = i.order_position
       where f.customer_id = ${caller.customerId} and f.issued_on >= ${`${months[0]}-01`}::date
         and f.issued_on < (${`${months.at(-1)}-01`}::date + interval '1 month')::date
       group by 1, 2, 3
    )
    select (${monthSums}) as months, (${brandSums}) as brands, (${bestProducts}) as products`.execute(db)
  return rows[0] ?? { months: [], brands: [], products: [] }
}

// "offset 0" lets each document find its lines by their index: the cost is that of the company's own documents, however many others there are.
const invoiceLines = sql`
  select order_id, order_position, net from invoice_lines where invoice_id = f.id offset 0`

const monthSums = sql`
  select coalesce(json_agg(m), '[]')
    from (select currency, month, sum(net)::bigint as net from sums group by 1, 2) m`

const brandSums = sql`
  select coalesce(json_agg(b), '[]')
    from (
      select s.currency, n.name as brand, sum(s.net)::bigint as net
        from sums s
        left join skus k on k.id = s.sku_id
        left join brands n on n.id = k.brand_id
       group by 1, 2
    ) b`

const bestProducts = sql`
  select coalesce(json_agg(json_build_object('currency', p.currency, 'number', k.number, 'name', k.name, 'names', k.names, 'net', p.net)
                           order by p.currency, p.place), '[]')
    from (
      select currency, sku_id, sum(net)::bigint as net,
             row_number() over (partition by currency order by sum(net) desc, sku_id) as place
        from sums
       where sku_id is not null
       group by 1, 2
    ) p
    join skus k on k.id = p.sku_id
   where p.place <= ${mostShares}`
