import { numberKeys } from '../../rules/catalogue/product/part-number.ts'
import type { World } from './world.ts'

/** A product that can be found by its numbers. */
export async function numberedSku({ db, sku }: Pick<World, 'db' | 'sku'>, given: Parameters<World['sku']>[0] = {}) {
  const added = await sku(given)
  const { oem_code } = await db
    .selectFrom('skus')
    .select('oem_code')
    .where('id', '=', added.id)
    .executeTakeFirstOrThrow()
  const named = [
    { kind: 'own', raw: added.number },
    { kind: 'oem', raw: oem_code },
  ] as const
  await db
    .insertInto('part_numbers')
    .values(named.map(({ kind, raw }) => ({ sku_id: added.id, kind, raw, ...numberKeys(raw) })))
    .execute()
  return { ...added, oemCode: oem_code }
}
