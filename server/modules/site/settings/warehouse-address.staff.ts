import { sql } from 'kysely'
import type { ExcludedArea } from '../../../../rules/shipping/excluded-area.ts'
import type { WarehouseSettings } from '../../../../rules/site/settings.ts'
import type { Db, Tx } from '../../../db/database.ts'

const warehouses = (db: Db | Tx) =>
  db.selectFrom('warehouses').select(['code', 'country', 'subdivision', 'address1', 'postcode', 'city', 'state'])

/** Every warehouse with where returned goods arrive, whose public holidays hold there, and where it does not send. */
export const findWarehouseSettings = (db: Db) =>
  warehouses(db)
    .select(
      sql<ExcludedArea[]>`(
        select coalesce(json_agg(json_build_object('country', x.country, 'postcode', x.postcode) order by x.country, x.postcode), '[]')
          from excluded_areas x where x.warehouse = warehouses.code)`.as('excludedAreas'),
    )
    .orderBy('code')
    .execute()

/** One of them, held to the end of the transaction; undefined where there is none. */
export const lockWarehouseSettings = (tx: Tx, code: string) =>
  warehouses(tx).where('code', '=', code).forNoKeyUpdate().executeTakeFirst()

export const storeWarehouseSettings = (tx: Tx, code: string, settings: WarehouseSettings) =>
  tx.updateTable('warehouses').set(settings).where('code', '=', code).execute()
