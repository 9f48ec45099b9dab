import { sql } from 'kysely'
import type { CompanyDraft } from '../../../../rules/customer/registration.ts'
import type { Db, Tx } from '../../../db/database.ts'

type Names = { userName: string; email: string }

/** Which of a name and an address is taken, however they are written: a name by an account, an address by who has proved it. */
export async function findTaken(db: Db | Tx, { userName, email }: Names) {
  const { rows } = await sql<{ userName: boolean; email: boolean }>`
    select exists (select 1 from accounts where lower(user_name) = lower(${userName})) as "userName",
           exists (select 1 from accounts where lower(email) = lower(${email}) and email_proved_at is not null) as email
  `.execute(db)
  return rows[0] ?? { userName: false, email: false }
}

/** Whether an account has proved an address, however it is written. */
export const isAddressProved = async (db: Db | Tx, email: string) =>
  (await findTaken(db, { userName: '', email })).email

/** The registration that was stored under a key of its sender. */
export const registrationByKey = (db: Db | Tx, key: string) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('customers as c', 'c.id', 'r.customer_id')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .innerJoin('orgs as o', 'o.id', 'c.org_id')
    .select(['c.custnum', 'c.company', 'a.user_name as userName', 'a.email', 'o.site_name as siteName'])
    .select('r.request_hash as requestHash')
    .where('r.once_key', '=', key)
    .executeTakeFirst()

type NewCustomer = { company: CompanyDraft; orgId: number; currency: string; vatConfirmed: boolean | null }

/** A customer who waits for approval, with their number; the price list is the first of the currency until staff choose. */
export async function addPendingCustomer(tx: Tx, { company, orgId, currency, vatConfirmed }: NewCustomer, now: Date) {
  const { rows } = await sql<{ id: number; custnum: string }>`
    with next as (select nextval(pg_get_serial_sequence('customers', 'id'))::integer as id)
    insert into customers (id, custnum, org_id, company, vat_number, country, currency, price_list_id, status, tax_code, sdi_code,
                           phone, fax, vat_confirmed, created_at, registered_at, membership_agreed_at)
    overriding system value
    select next.id, 'C' || (200000 + next.id), ${orgId}, ${company.company}, nullif(${company.vatNumber}, ''),
           ${company.country}, ${currency}, (select id from price_lists where currency = ${currency} order by name <> currency, id limit 1),
           'pending', ${company.taxCode}, ${company.sdiCode}, ${company.phone}, ${company.fax}, ${vatConfirmed}::boolean,
           ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      from next
    returning id, custnum
  `.execute(tx)
  if (!rows[0]) throw new Error('The customer was not stored')
  return rows[0]
}

export const addBillingAddress = (tx: Tx, customerId: number, company: CompanyDraft, email: string) =>
  tx
    .insertInto('addresses')
    .values({
      customer_id: customerId,
      kind: 'billing',
      is_default: true,
      company: company.company,
      first_name: company.firstName,
      last_name: company.lastName,
      address1: company.address1,
      address2: company.address2,
      city: company.city,
      state: company.state,
      postcode: company.postcode,
      country: company.country,
      phone: company.phone,
      email,
    })
    .execute()

type NewAccount = Names & {
  customerId: number
  name: string
  passwordHash: string
  language: string
  /** By a code; null: another user has entered the address. */
  emailProvedAt: Date | null
}

/** An account without rights; undefined where another has taken the name or the address in the meantime. */
export const addAccountWithoutRights = (
  tx: Tx,
  { customerId, userName, passwordHash, emailProvedAt, ...account }: NewAccount,
  now: Date,
) =>
  tx
    .insertInto('accounts')
    .values({
      ...account,
      customer_id: customerId,
      user_name: userName,
      password_hash: passwordHash,
      email_proved_at: emailProvedAt,
      role: 'none',
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** Gives the documents of a draft to the customer and ends the draft; answers how many there are. */
export async function bindDocuments(tx: Tx, draftId: number, customerId: number): Promise<number> {
  const bound = await tx
    .updateTable('documents')
    .set({ customer_id: customerId, draft_id: null })
    .where('draft_id', '=', draftId)
    .returning('id')
    .execute()
  await tx.deleteFrom('registration_drafts').where('id', '=', draftId).execute()
  return bound.length
}

type StoredRegistration = { customerId: number; accountId: number; key: string; requestHash: Buffer }

export const storeRegistration = (tx: Tx, { customerId, accountId, key, requestHash }: StoredRegistration) =>
  tx
    .insertInto('registrations')
    .values({ customer_id: customerId, account_id: accountId, once_key: key, request_hash: requestHash })
    .execute()
