import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

/** A postcode with its country, and where it is stored. A warehouse belongs to no site alone: its events are the first one's. */
export type StoredPostcode = {
  postcode: string
  country: string
  orgId: number
  place: { address: number; customerId: number } | { office: string } | { warehouse: string }
}

/** Postcodes of address books, those of the next so many addresses. */
export async function findAddressPostcodes(db: Db, after: number, limit: number) {
  const rows = await db
    .selectFrom('addresses as a')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .select(['a.id', 'a.customer_id as customerId', 'a.postcode', 'a.country', 'c.org_id as orgId'])
    .where('a.id', '>', after)
    .orderBy('a.id')
    .limit(limit)
    .execute()
  return rows.map(({ id, customerId, ...row }) => ({ ...row, place: { address: id, customerId } }))
}

/** Postcodes of the companies and buildings of all sites, and of the warehouses. */
export async function findHousePostcodes(db: Db): Promise<StoredPostcode[]> {
  const offices = await db
    .selectFrom('offices')
    .select(['kind', 'org_id as orgId', 'postcode', 'country'])
    .orderBy('position')
    .execute()
  const warehouses = await db.selectFrom('warehouses').select(['code', 'postcode', 'country']).orderBy('code').execute()
  return [
    ...offices.map(({ kind, ...row }) => ({ ...row, place: { office: kind } })),
    ...warehouses.map(({ code, ...row }) => ({ ...row, orgId: 1, place: { warehouse: code } })),
  ]
}

/** Writes a postcode as it is to be, where it is still as it was read; whether it was. */
export async function replacePostcode(tx: Tx, { postcode, country, orgId, place }: StoredPostcode, form: string) {
  const { rows } = await sql`
    update ${setForm({ orgId, place }, form)} and postcode = ${postcode} and country = ${country} returning 1
  `.execute(tx)
  return rows.length > 0
}

function setForm({ orgId, place }: Pick<StoredPostcode, 'orgId' | 'place'>, form: string) {
  if ('address' in place) return sql`addresses set postcode = ${form} where id = ${place.address}`
  if ('office' in place) return sql`offices set postcode = ${form} where org_id = ${orgId} and kind = ${place.office}`
  return sql`warehouses set postcode = ${form} where code = ${place.warehouse}`
}
