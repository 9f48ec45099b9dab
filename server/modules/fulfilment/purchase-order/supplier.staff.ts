import { sql } from 'kysely'
import type { SupplierRefusal } from '../../../../rules/fulfilment/purchase-order.ts'
import { advisoryLock } from '../../../db/advisory-lock.ts'
import type { Db, Tx } from '../../../db/database.ts'

export type SupplierDraft = { name: string; email: string; note: string; currency: string; leadDays: number }
type Supplier = SupplierDraft & { supplierId: number; version: number }

const columns = sql`id as "supplierId", name, email, note, currency, lead_days as "leadDays", version`

export async function allSuppliers(db: Db) {
  const { rows } = await sql<Supplier>`select ${columns} from suppliers order by lower(name)`.execute(db)
  return rows
}

export async function findSupplier(tx: Db | Tx, supplierId: number) {
  const { rows } = await sql<Supplier>`select ${columns} from suppliers where id = ${supplierId}`.execute(tx)
  return rows[0]
}

/** Before any name is given: of two suppliers that get one at once, the later one sees the name of the other. */
export const lockSupplierNames = (tx: Tx) => advisoryLock(tx, ['supplier names'])

/** Held to the end of the transaction. */
export async function lockSupplier(tx: Tx, supplierId: number) {
  const { rows } = await sql<Supplier>`
    select ${columns} from suppliers where id = ${supplierId} for no key update`.execute(tx)
  return rows[0]
}

const nameTaken = 'supplier.name_taken' satisfies SupplierRefusal

/** The id of a new supplier; a reason where another has its name. */
export async function storeNewSupplier(tx: Tx, { name, email, note, currency, leadDays }: SupplierDraft) {
  const { rows } = await sql<{ supplierId: number }>`
    insert into suppliers (name, email, note, currency, lead_days)
    values (${name}, ${email}, ${note}, ${currency}, ${leadDays})
    on conflict (lower(name)) do nothing
    returning id as "supplierId"`.execute(tx)
  return rows[0]?.supplierId ?? nameTaken
}

/** Changes a supplier, which is to be locked before, and so are the names; a reason where another has the name. */
export async function storeSupplier(tx: Tx, supplierId: number, supplier: SupplierDraft) {
  const { name, email, note, currency, leadDays } = supplier
  const { numAffectedRows } = await sql`
    update suppliers set name = ${name}, email = ${email}, note = ${note}, currency = ${currency}, lead_days = ${leadDays},
           version = version + 1
     where id = ${supplierId}
       and not exists (select from suppliers other where lower(other.name) = lower(${name}) and other.id <> ${supplierId})
  `.execute(tx)
  return numAffectedRows === 1n ? undefined : nameTaken
}
