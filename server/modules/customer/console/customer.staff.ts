import { type RawBuilder, sql } from 'kysely'
import type { CompanyFacts, CustomerState } from '../../../../rules/customer/customer.ts'
import type { CompanyDraft } from '../../../../rules/customer/registration.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'
import { hasTag, tagsInRow } from '../../../staff/tags.ts'
import { isInvited } from '../account/account.queries.ts'

type CustomersQuery = {
  status?: CustomerState | undefined
  keyword?: string | undefined
  tag?: string | undefined
  limit: number
  offset: number
}
export type Decision =
  | {
      status: 'active'
      priceListId: number
      termsNetDays: number
      creditLimit: number
      accountManagerId: number | null
    }
  | { status: 'rejected'; reason: string }

/** A VAT number however it is written; an index knows it (0096). */
const vatKey = (number: RawBuilder<unknown>) => sql`upper(regexp_replace(${number}, '[^A-Za-z0-9]', '', 'g'))`

const columns = [
  'c.id as customerId',
  'c.custnum',
  'c.company',
  sql<CustomerState>`c.status`.as('status'),
  'o.site_name as siteName',
  'c.country',
  sql<string>`coalesce(c.vat_number, '')`.as('vatNumber'),
  'c.vat_confirmed as vatConfirmed',
  'c.registered_at as registeredAt',
  sql<number>`(select count(*)::integer from documents d where d.customer_id = c.id)`.as('documentCount'),
  sql<number>`(select count(*)::integer from customers e
    where e.id <> c.id and e.vat_number is not null and ${vatKey(sql.ref('e.vat_number'))} = ${vatKey(sql.ref('c.vat_number'))})`.as(
    'equalVatCount',
  ),
] as const

/** Every query of customers is bound to the sites that a staff user can access; the admin's are all. */
export function customerQueries(db: Db | Tx, staff: Staff) {
  const own = ownCustomers(db, staff)
  const find = (customerId: number) => selectOne(own, customerId)
  return {
    page: (find: CustomersQuery) => selectPage(own, find),

    find,
    equalVat: (customerId: number) => equalVat(db, staff, customerId),

    /** Held to the end of the transaction, so that what is decided about them stays true until it is written. */
    lockAndFind: async (customerId: number) => {
      await own.select('c.id').where('c.id', '=', customerId).forNoKeyUpdate('c').execute()
      return find(customerId)
    },
  }
}

const selectOne = (own: Own, customerId: number) =>
  own
    .innerJoin('price_lists as p', 'p.id', 'c.price_list_id')
    .leftJoin('accounts as m', 'm.id', 'c.account_manager_id')
    .select(columns)
    .select(['c.org_id as orgId', 'c.tax_code as taxCode', 'c.sdi_code as sdiCode', 'c.phone', 'c.fax'])
    .select(['o.currency', 'c.price_list_id as priceListId', 'p.name as priceList'])
    .select(['c.terms_net_days as termsNetDays', 'c.credit_limit as creditLimit'])
    .select([
      'c.account_manager_id as accountManagerId',
      sql<string | null>`coalesce(nullif(m.name, ''), m.user_name)`.as('accountManager'),
    ])
    .select(['c.rejected_because as rejectedBecause', 'c.suspended_because as suspendedBecause'])
    .where('c.id', '=', customerId)
    .executeTakeFirst()

const ownCustomers = (db: Db | Tx, staff: Staff) =>
  db
    .selectFrom('customers as c')
    .innerJoin('orgs as o', 'o.id', 'c.org_id')
    .where(canAccessSite(staff, sql.ref('c.org_id')))

type Own = ReturnType<typeof ownCustomers>

/** A page: who waits longest comes first, then the youngest. */
async function selectPage(own: Own, { status, keyword = '', tag, limit, offset }: CustomersQuery) {
  let found = own
  if (status) found = found.where('c.status', '=', status)
  if (tag) found = found.where(hasTag('customer_id', sql.ref('c.id'), tag))
  const sought = keyword.trim().toLowerCase()
  if (sought) {
    found = found.where(sql<boolean>`position(${sought} in lower(concat_ws(E'\n', c.company, c.custnum, c.vat_number,
      (select string_agg(concat_ws(E'\n', a.user_name, a.name, a.email), E'\n')
         from accounts a where a.customer_id = c.id)))) > 0`)
  }
  const rows = await found
    .select(columns)
    .select(tagsInRow('customer_id', sql.ref('c.id')).as('tags'))
    .orderBy(sql`c.status <> 'pending'`)
    .orderBy(sql`case when c.status = 'pending' then c.registered_at end`)
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

type EqualVat = { customerId: number | null; company: string; custnum: string }

/** Other customers with the same VAT number; those of sites that the caller cannot access without their names. */
async function equalVat(db: Db | Tx, staff: Staff, customerId: number): Promise<EqualVat[]> {
  const { rows } = await sql<EqualVat & { isOwn: boolean }>`
    select c.id as "customerId", c.company, c.custnum,
           ${canAccessSite(staff, sql.ref('c.org_id'))} as "isOwn"
      from customers c
     where c.vat_number is not null and c.id <> ${customerId}
       and ${vatKey(sql.ref('c.vat_number'))} = (select ${vatKey(sql.ref('o.vat_number'))} from customers o where o.id = ${customerId})
     order by c.id
     limit 20
  `.execute(db)
  return rows.map(({ isOwn, ...row }) => (isOwn ? row : { customerId: null, company: '', custnum: '' }))
}

/** Reopens a rejected customer; false where that was done already. */
export async function storeReopening(tx: Tx, customerId: number) {
  const { numUpdatedRows } = await tx
    .updateTable('customers')
    .set({ status: 'pending', rejected_because: null })
    .where('id', '=', customerId)
    .where('status', '=', 'rejected')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** A main account of a customer, held to the end of the transaction. */
export const mainOfCustomer = (tx: Tx, customerId: number, accountId: number) =>
  tx
    .selectFrom('accounts as a')
    .select(['a.user_name as userName', 'a.name', 'a.email', 'a.language', isInvited])
    .where('a.id', '=', accountId)
    .where('a.customer_id', '=', customerId)
    .where('a.role', '=', 'main')
    .forNoKeyUpdate('a')
    .executeTakeFirst()

/** Where an account is written to; whoever wrote the address down has not proved it. */
export const storeEmailAddress = (tx: Tx, accountId: number, email: string) =>
  tx.updateTable('accounts').set({ email, email_proved_at: null }).where('id', '=', accountId).execute()

/** Where invoices go. */
export const findBillingAddress = (db: Db, customerId: number) =>
  db
    .selectFrom('addresses')
    .select(['company', 'first_name as firstName', 'last_name as lastName', 'address1', 'address2', 'postcode'])
    .select(['city', 'state', 'country'])
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'billing')
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .executeTakeFirst()

/** Decides about a customer who waits; false where that was done already. */
export async function storeDecision(tx: Tx, customerId: number, decision: Decision) {
  const { numUpdatedRows } = await tx
    .updateTable('customers')
    .set(
      decision.status === 'active'
        ? { status: 'active', ...termsRow(decision) }
        : { status: 'rejected', rejected_because: decision.reason },
    )
    .where('id', '=', customerId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type AgreedTerms = Omit<Extract<Decision, { status: 'active' }>, 'status'>

/** The terms of a customer; those of orders that were placed stay with them. */
export const storeTerms = (tx: Tx, customerId: number, chosen: AgreedTerms) =>
  tx.updateTable('customers').set(termsRow(chosen)).where('id', '=', customerId).execute()

const termsRow = (chosen: AgreedTerms) => ({
  price_list_id: chosen.priceListId,
  terms_net_days: chosen.termsNetDays,
  credit_limit: chosen.creditLimit,
  account_manager_id: chosen.accountManagerId,
})

type Correction = CompanyFacts & { orgId: number; vatConfirmed: boolean | null; accountManagerId: number | null }

/** What was corrected; the currency, and with it the price list, stays. */
export const storeCorrection = (tx: Tx, customerId: number, { company, vatNumber, ...given }: Correction) =>
  tx
    .updateTable('customers')
    .set({
      company,
      vat_number: vatNumber || null,
      tax_code: given.taxCode,
      sdi_code: given.sdiCode,
      phone: given.phone,
      fax: given.fax,
      org_id: given.orgId,
      vat_confirmed: given.vatConfirmed,
      account_manager_id: given.accountManagerId,
    })
    .where('id', '=', customerId)
    .execute()

/** Suspends a customer with a reason; null lets them in again. */
export const storeSuspension = (tx: Tx, customerId: number, reason: string | null) =>
  tx
    .updateTable('customers')
    .set({ status: reason === null ? 'active' : 'suspended', suspended_because: reason })
    .where('id', '=', customerId)
    .execute()

/** Gives the account that registered the rights of a main account. */
export const makeMain = (tx: Tx, customerId: number) =>
  tx
    .updateTable('accounts')
    .set({ role: 'main' })
    .where('customer_id', '=', customerId)
    .where('role', '=', 'none')
    .execute()

type NewCustomer = AgreedTerms & { orgId: number; company: CompanyDraft; vatConfirmed: boolean | null }

/** A customer who may buy, with their number. */
export async function addCustomer(tx: Tx, { company, orgId, vatConfirmed, ...chosen }: NewCustomer, now: Date) {
  const { rows } = await sql<{ customerId: number; custnum: string }>`
    with next as (select nextval(pg_get_serial_sequence('customers', 'id'))::integer as id)
    insert into customers (id, custnum, org_id, company, vat_number, country, currency, price_list_id, terms_net_days, credit_limit,
                           account_manager_id, tax_code, sdi_code, phone, fax, vat_confirmed, created_at)
    overriding system value
    select next.id, 'C' || (200000 + next.id), ${orgId}, ${company.company}, nullif(${company.vatNumber}, ''),
           ${company.country}, (select currency from orgs where id = ${orgId}), ${chosen.priceListId}, ${chosen.termsNetDays}, ${chosen.creditLimit},
           ${chosen.accountManagerId}::integer, ${company.taxCode}, ${company.sdiCode}, ${company.phone}, ${company.fax},
           ${vatConfirmed}::boolean, ${now}::timestamptz
      from next
    returning id as "customerId", custnum
  `.execute(tx)
  if (!rows[0]) throw new Error('The customer was not stored')
  return rows[0]
}
