import { acceptPriceChanges, listPriceChanges } from '../../../../contract/basket/price-change.ts'
import { toAmount, toCents } from '../../../../rules/catalogue/price/money.ts'
import type { Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { Refusal } from '../../../http/refuse.ts'
import { skusOnWire } from '../../catalogue/products/sku.queries.ts'
import { basketQueries } from '../basket/basket.queries.ts'
import { basketSummary } from '../basket/basket-summary.ts'
import { changedLines } from './changed-lines.ts'

export const priceChangeRoutes = (mount: Mount) => {
  mount(listPriceChanges, async ({ caller, db, now }) => {
    const changed = await changedLines(db, caller, now)
    const ids = changed.map(({ skuId }) => skuId)
    const skus = await skusOnWire({ db, caller, now }, ids)
    const rows = changed.flatMap(({ id, skuId, custNumber, quantity, priceSeenAt, before, now, ...change }) => {
      const goodsSku = skus.get(skuId)
      if (!goodsSku) return []
      return {
        shoppingCartId: id,
        number: goodsSku.number,
        custNumber,
        goodsSku,
        qty: quantity,
        before: toAmount(before),
        seenAt: priceSeenAt.toISOString(),
        now: toAmount(now),
        difference: toAmount(change.difference),
        lineDifference: toAmount(change.lineDifference),
      }
    })
    const difference = changed.reduce((sum, line) => sum + line.lineDifference, 0)
    return { rows, total: rows.length, difference: toAmount(difference), currency: caller.currency }
  })

  mount(acceptPriceChanges, ({ body, caller, db, now }) =>
    db.transaction().execute(async (tx) => {
      const accepted = await acceptPrices(tx, caller, body.items, now)
      return { ...(await basketSummary(tx, caller, now)), accepted }
    }),
  )
}

/** Agrees to what is asked today and was agreed to. Refuses all where one line is not the caller's. */
async function acceptPrices(
  tx: Tx,
  caller: CustomerCaller,
  items: readonly { shoppingCartId: number; price: number }[],
  now: Date,
) {
  const basket = basketQueries(tx, caller, now)
  await basket.lock()
  const agreed = new Map(items.map(({ shoppingCartId, price }) => [shoppingCartId, toCents(price)]))
  if ((await basket.lines([...agreed.keys()])).length !== agreed.size) throw new Refusal('gone.basket_line')
  const changed = await changedLines(tx, caller, now)
  return basket.acceptPrices(
    changed.filter(({ id, now }) => agreed.get(id) === now).map(({ id, now: price }) => ({ id, price })),
  )
}
