import type { Language } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { draftOrder, type OrderRequest } from './draft-order.ts'
import { makePreview } from './wire.ts'

/** The order as it would be now, and from where more of it could leave (`draftOrder` says what it refuses). */
export async function orderPreview(
  db: Db,
  caller: CustomerCaller,
  request: OrderRequest,
  { language, now }: { language: Language; now: Date },
) {
  return makePreview(await draftOrder({ db, caller, now }, request), caller, language)
}
