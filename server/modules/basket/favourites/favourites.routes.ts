import {
  addFavourites,
  changeFavourite,
  countFavourites,
  listFavouriteNews,
  listFavourites,
  removeFavourite,
  removeFavourites,
  watchFavourite,
} from '../../../../contract/basket/favourites.ts'
import { planFavourites } from '../../../../rules/basket/favourites.ts'
import { toAmount, toCents } from '../../../../rules/catalogue/price/money.ts'
import { toPage } from '../../../../rules/paging.ts'
import { say } from '../../../../texts/say.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Context } from '../../../http/context.ts'
import type { Mount } from '../../../http/mount.ts'
import { Refusal } from '../../../http/refuse.ts'
import { refuseForeignWarehouse } from '../../catalogue/availability/warehouse.queries.ts'
import { pricedSkus } from '../../catalogue/products/priced-skus.ts'
import { changeWatch } from '../watch/change-watch.ts'
import { findFavouriteNews } from './favourite-news.queries.ts'
import { favouriteQueries, skuIdsByNumber } from './favourites.queries.ts'

export const favouriteRoutes = (mount: Mount) => {
  mount(listFavourites, async ({ query, caller, db, now }) => {
    const { rows: page, total } = await favouriteQueries(db, caller).page(query.keyword ?? '', toPage(query))
    const ids = page.map(({ skuId }) => skuId)
    const skus = await pricedSkus({ db, caller, now }, ids)
    const rows = page.flatMap(({ skuId, total: _, addedAt, ...favourite }) => {
      const goodsSku = skus.get(skuId)
      if (!goodsSku) return []
      const { unitPrice = null, discountPrice = null } = goodsSku.price ?? {}
      const { number } = goodsSku
      return [{ ...favourite, number, goodsSku, unitPrice, discountPrice, addedAt: addedAt.toISOString() }]
    })
    return { rows, total }
  })

  mount(listFavouriteNews, ({ caller, db, now }) => listNews({ caller, db, now }))

  mount(countFavourites, ({ caller, db }) => count(db, caller))

  mount(addFavourites, ({ body, caller, db, now, language }) =>
    db.transaction().execute(async (tx) => {
      const plans = await keepEach(tx, caller, body, now)
      const lines = plans.map((plan) => {
        const reason = 'refused' in plan ? plan.refused : null
        return { number: plan.number, added: reason === null, reason, msg: reason && say(language, reason) }
      })
      return { ...(await count(tx, caller)), lines }
    }),
  )

  mountChanges(mount)
}

const mostNews = 6

/** News that is true no longer is none: sold out once more, or as dear as before. */
async function listNews(context: Context<CustomerCaller, Db>) {
  const announced = await findFavouriteNews(context.db, context.caller, context.now)
  const skus = await pricedSkus(
    context,
    announced.map(({ skuId }) => skuId),
  )
  const news = announced.flatMap(({ skuId, isBack, droppedFrom }) => {
    const goodsSku = skus.get(skuId)
    if (!goodsSku) return []
    const price = goodsSku.price && (goodsSku.price.discountPrice ?? goodsSku.price.unitPrice)
    const isCheaper = droppedFrom !== null && price !== undefined && toCents(price) < droppedFrom
    const isInStock = isBack && goodsSku.stock.total > 0
    if (!isInStock && !isCheaper) return []
    return [{ goodsSku, isBack: isInStock, priceBefore: isCheaper ? toAmount(droppedFrom) : null }]
  })
  return news.slice(0, mostNews)
}

function mountChanges(mount: Mount) {
  mount(changeFavourite, async ({ params, body, caller, db }) => {
    const custNumber = body.custNumber.trim()
    if (!(await favouriteQueries(db, caller).rename(params.id, custNumber))) throw new Refusal('gone.favourite')
    return { custNumber }
  })

  mount(watchFavourite, ({ params, body, caller, db, now }) => changeWatch({ db, caller, now }, params.id, body))

  mount(removeFavourite, async ({ params, caller, db }) => {
    if ((await favouriteQueries(db, caller).remove(params)) === 0) throw new Refusal('gone.favourite')
    return count(db, caller)
  })

  mount(removeFavourites, async ({ body, caller, db }) => {
    await favouriteQueries(db, caller).remove({ numbers: body.numbers.map((number) => number.trim()) })
    return count(db, caller)
  })
}

type FavouriteRequest = { number: string; custNumber?: string | undefined; warehouse?: string | undefined }

/** Keeps what can be kept. Two requests of one account take turns, so that none counts past the limit. */
async function keepEach(tx: Tx, caller: CustomerCaller, requests: readonly FavouriteRequest[], now: Date) {
  const favourites = favouriteQueries(tx, caller)
  await favourites.lock()
  await refuseForeignWarehouse(tx, caller, requests)
  const numbers = requests.map(({ number }) => number.trim())
  const had = new Set(await favourites.skuIds())
  const idsByNumber = await skuIdsByNumber(tx, numbers)
  const plans = planFavourites(
    numbers.map((number) => {
      const skuId = idsByNumber.get(number)
      return { number, skuId, isFavourite: skuId !== undefined && had.has(skuId) }
    }),
    had.size,
  )
  // Of what was named twice, the last is meant.
  const newFavourites = new Map(
    plans.flatMap((plan, at) => {
      if ('refused' in plan) return []
      const { custNumber, warehouse } = requests[at] ?? {}
      return [[plan.skuId, { skuId: plan.skuId, custNumber, warehouse }]]
    }),
  )
  await favourites.keep([...newFavourites.values()], now)
  return plans
}

async function count(db: Db | Tx, caller: CustomerCaller) {
  const skuIds = await favouriteQueries(db, caller).skuIds()
  return { favoritesQty: skuIds.length, skuIds }
}
