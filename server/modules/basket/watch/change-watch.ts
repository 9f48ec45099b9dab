import { watchAs } from '../../../../rules/basket/watch.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Context } from '../../../http/context.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { lookAtWatched } from './look.ts'
import { watchQueries } from './watch.queries.ts'

type WatchRequest = { stock: boolean; price: boolean }

/**
 * Sets what a favourite is watched for, from what is true of it now. Refuses another's as not found, and to watch a price
 * that the caller does not see.
 */
export const changeWatch = (
  { db, caller, now }: Context<CustomerCaller, Db>,
  favoriteId: number,
  request: WatchRequest,
) =>
  db.transaction().execute(async (tx) => {
    const { skuId, watch } = orNotFound(await watchQueries(tx, caller).lockOne(favoriteId), 'gone.favourite')
    const product = orNotFound((await lookAtWatched(tx, caller, [skuId], now)).get(skuId))
    if (request.price && product.price === null) throw new Refusal('watch.no_price', { fields: ['price'] })
    await watchQueries(tx, caller).keep([{ favoriteId, watch: watchAs(request, watch, product) }])
    return request
  })
