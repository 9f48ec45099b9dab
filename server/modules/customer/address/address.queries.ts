import { sql } from 'kysely'
import { type AddressDraft, addressFields, type CustomerType } from '../../../../rules/address/form.ts'
import { toColumn } from '../../../../rules/address/import-columns.ts'
import type { AddressKind } from '../../../../rules/address/kind.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Page } from '../../catalogue/products/list.queries.ts'

const columns = [
  'a.id as addressId',
  sql<AddressKind>`a.kind`.as('kind'),
  'a.is_default as isDefault',
  sql<CustomerType>`a.customer_type`.as('customerType'),
  'a.company',
  'a.first_name as firstName',
  'a.last_name as lastName',
  'a.contact_name as contactName',
  'a.address1',
  'a.address2',
  'a.city',
  'a.state',
  'a.postcode',
  'a.country',
  'a.phone',
  'a.mobile',
  'a.email',
  'a.fax',
] as const

type Owner = Pick<CustomerCaller, 'customerId'>

/** The whole address book of a customer, defaults first: where an order can go. */
export const findAddresses = (db: Db | Tx, { customerId }: Owner) =>
  db
    .selectFrom('addresses as a')
    .select(columns)
    .where('a.customer_id', '=', customerId)
    .orderBy('a.kind')
    .orderBy('a.is_default', 'desc')
    .orderBy('a.id')
    .execute()

/** An address of the book, or one that only the order has. */
export type OrderAddress = Omit<Awaited<ReturnType<typeof findAddresses>>[number], 'addressId'> & {
  addressId: number | null
}

type AddressesQuery = Page & { keyword: string; kind: AddressKind | undefined }

/** Every query of the address book is bound to the customer whose it is. */
export const addressBookQueries = (db: Db | Tx, { customerId }: Owner) => ({
  /** Changes of one address book take turns; orders of the customer too. */
  lock: () => db.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute(),

  page: (find: AddressesQuery) => pageOfBook(db, customerId, find),

  find: (id: number) =>
    db
      .selectFrom('addresses as a')
      .select(columns)
      .where('a.customer_id', '=', customerId)
      .where('a.id', '=', id)
      .executeTakeFirst(),

  /** How many addresses there are, and how many of them for bills. */
  count: () =>
    db
      .selectFrom('addresses')
      .select([
        sql<number>`count(*)::int`.as('all'),
        sql<number>`count(*) filter (where kind = 'billing')::int`.as('billing'),
      ])
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow(),

  add: (drafts: readonly AddressDraft[]) => addAll(db, customerId, drafts),

  change: (id: number, draft: AddressDraft) =>
    db.updateTable('addresses').set(toRow(draft)).where('customer_id', '=', customerId).where('id', '=', id).execute(),

  remove: (id: number) =>
    db.deleteFrom('addresses').where('customer_id', '=', customerId).where('id', '=', id).execute(),

  /** Makes an address the only default one of its kind. */
  makeDefault: async (id: number, kind: AddressKind) => {
    const ofKind = db.updateTable('addresses').where('customer_id', '=', customerId).where('kind', '=', kind)
    await ofKind.set({ is_default: false }).where('is_default', '=', true).where('id', '<>', id).execute()
    await ofKind.set({ is_default: true }).where('id', '=', id).execute()
  },

  /** Each kind that has addresses and no default one gets its first as such. */
  keepDefaults: () =>
    sql`
      update addresses a set is_default = true
       where a.id in (
         select min(b.id) from addresses b where b.customer_id = ${customerId} group by b.kind having not bool_or(b.is_default)
       )`.execute(db),
})

async function pageOfBook(db: Db | Tx, customerId: number, { keyword, kind, limit, offset }: AddressesQuery) {
  const sought = keyword.trim().toLowerCase()
  const text = sql<string>`lower(concat_ws(E'\n', a.company, a.first_name || ' ' || a.last_name, a.contact_name, a.address1,
    a.address2, a.postcode || ' ' || a.city, a.phone, a.mobile, a.email))`
  let found = db.selectFrom('addresses as a').where('a.customer_id', '=', customerId)
  if (kind) found = found.where('a.kind', '=', kind)
  if (sought) found = found.where(sql<boolean>`position(${sought} in ${text}) > 0`)
  const rows = await found
    .select(columns)
    .orderBy('a.is_default', 'desc')
    .orderBy('a.kind')
    .orderBy('a.company')
    .orderBy('a.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** Adds what does not stand there already, word for word; answers the new ids. */
async function addAll(db: Db | Tx, customerId: number, drafts: readonly AddressDraft[]): Promise<number[]> {
  const names = ['kind', 'customer_type', ...addressFields.map(toColumn)]
  const list = sql.join(names.map((name) => sql.ref(name)))
  const { rows } = await sql<{ id: number }>`
    insert into addresses (customer_id, ${list})
    select distinct ${customerId}::integer, ${list}
      from json_to_recordset(${JSON.stringify(drafts.map(rowWithKind))})
        as d (${sql.join(names.map((name) => sql`${sql.ref(name)} text`))})
     where not exists (
       select from addresses a
        where a.customer_id = ${customerId}
          and (${sql.join(names.map((name) => sql.ref(`a.${name}`)))}) = (${sql.join(names.map((name) => sql.ref(`d.${name}`)))})
     )
    returning id
  `.execute(db)
  return rows.map(({ id }) => id)
}

const toRow = (draft: AddressDraft) => ({
  customer_type: draft.customerType,
  company: draft.company,
  first_name: draft.firstName,
  last_name: draft.lastName,
  contact_name: draft.contactName,
  address1: draft.address1,
  address2: draft.address2,
  city: draft.city,
  state: draft.state,
  postcode: draft.postcode,
  country: draft.country,
  phone: draft.phone,
  mobile: draft.mobile,
  email: draft.email,
  fax: draft.fax,
})

const rowWithKind = (draft: AddressDraft) => ({ kind: draft.kind, ...toRow(draft) })
