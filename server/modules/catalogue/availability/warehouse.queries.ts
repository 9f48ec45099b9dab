import type { Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'

type ShipFrom = { warehouse?: string | null | undefined }

/** Refuses a warehouse from which nothing is sent to the caller's region. Asks nothing where none is named. */
export async function refuseForeignWarehouse(tx: Tx, { region }: CustomerCaller, choices: readonly ShipFrom[]) {
  const named = new Set(choices.flatMap(({ warehouse }) => warehouse ?? []))
  if (named.size === 0) return
  const warehouses = await tx
    .selectFrom('warehouses')
    .select('code')
    .where('region', '=', region)
    .where('code', 'in', [...named])
    .execute()
  if (warehouses.length < named.size) throw new Refusal('request.invalid', { fields: ['warehouse'] })
}
