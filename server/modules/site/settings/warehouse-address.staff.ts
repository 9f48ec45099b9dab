import type { WarehouseSettings } from '../../../../rules/site/settings.ts'
import type { Db, Tx } from '../../../db/database.ts'

const warehouses = (db: Db | Tx) =>
  db.selectFrom('warehouses').select(['code', 'country', 'subdivision', 'address1', 'postcode', 'city', 'state'])

/** Every warehouse with where returned goods arrive and whose public holidays hold there. */
export const findWarehouseSettings = (db: Db) => warehouses(db).orderBy('code').execute()

/** One of them, held to the end of the transaction; undefined where there is none. */
export const lockWarehouseSettings = (tx: Tx, code: string) =>
  warehouses(tx).where('code', '=', code).forNoKeyUpdate().executeTakeFirst()

export const storeWarehouseSettings = (tx: Tx, code: string, settings: WarehouseSettings) =>
  tx.updateTable('warehouses').set(settings).where('code', '=', code).execute()
