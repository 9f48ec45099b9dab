import type { WarehouseAddress } from '../../../../rules/site/settings.ts'
import type { Db, Tx } from '../../../db/database.ts'

const warehouses = (db: Db | Tx) =>
  db.selectFrom('warehouses').select(['code', 'country', 'address1', 'postcode', 'city', 'state'])

/** Every warehouse with where returned goods arrive. */
export const findWarehouseAddresses = (db: Db) => warehouses(db).orderBy('code').execute()

/** One of them, held to the end of the transaction; undefined where there is none. */
export const lockWarehouseAddress = (tx: Tx, code: string) =>
  warehouses(tx).where('code', '=', code).forNoKeyUpdate().executeTakeFirst()

export const storeWarehouseAddress = (tx: Tx, code: string, address: WarehouseAddress) =>
  tx.updateTable('warehouses').set(address).where('code', '=', code).execute()
