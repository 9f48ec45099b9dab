import type { Language } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { buildPreview, type OrderRequest } from './build-preview.ts'
import { toWire } from './wire.ts'

/** The order as it would be now, and from where more of it could leave (`buildPreview` says what it refuses). */
export async function orderPreview(
  db: Db,
  caller: CustomerCaller,
  request: OrderRequest,
  { language, now }: { language: Language; now: Date },
) {
  return toWire(await buildPreview({ db, caller, now }, request), caller, language)
}
