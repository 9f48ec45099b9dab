import {
  isAccountPrice,
  isMarkup,
  mostAccountPrices,
  mostPriceRules,
} from '../../../../rules/catalogue/price/account-price.ts'
import { toCents } from '../../../../rules/catalogue/price/money.ts'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { type Actor, recordEvent } from '../../../events/record.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { accountPriceQueries, findSkuIds, type PriceToSet } from './account-price.queries.ts'

export type Change = { db: Db; caller: CustomerCaller; actor: Actor; now: Date }

type PriceChange = { number: string; accountId: number | null; price: number }

/** Sets the price of a product for one sales rep or for all; answers its row. */
export async function setPrice({ db, caller, actor, now }: Change, { number, accountId, price }: PriceChange) {
  const cents = toCents(price)
  if (!isAccountPrice(cents)) throw new Refusal('request.invalid', { fields: ['price'] })
  const key = normalise(number)
  const skuId = (await findSkuIds(db, [key])).get(key)
  if (skuId === undefined) throw new Refusal('basket.product_unknown', { fields: ['number'] })

  return db.transaction().execute(async (tx) => {
    const prices = accountPriceQueries(tx, caller)
    await prices.lock()
    await mustBeSeller(tx, caller, accountId)
    const [isSet] = await prices.whichAreSet([{ skuId, accountId }])
    if (!isSet && (await prices.count()) >= mostAccountPrices) throw new Refusal('account_price.full')
    await keepPrices(tx, { caller, actor, now }, [{ skuId, accountId, cents }])
    return orNotFound(await prices.find(skuId, accountId))
  })
}

export const removePrice = ({ db, caller, actor, now }: Change, accountPriceId: number) =>
  db.transaction().execute(async (tx) => {
    const prices = accountPriceQueries(tx, caller)
    await prices.lock()
    const before = orNotFound(await prices.remove(accountPriceId))
    await note(tx, { subject: `sku ${before.skuId}`, before }, { actor, now })
  })

type MarkupRule = { accountId: number | null; classId: number | null; brandId: number | null; markup: number }

/** Sets a mark-up for one sales rep or for all. */
export async function setRule({ db, caller, actor, now }: Change, { markup, ...rule }: MarkupRule) {
  const markupBp = toCents(markup)
  if (!isMarkup(markupBp)) throw new Refusal('request.invalid', { fields: ['markup'] })
  await db.transaction().execute(async (tx) => {
    const prices = accountPriceQueries(tx, caller)
    await prices.lock()
    await mustBeSeller(tx, caller, rule.accountId)
    const rules = await prices.rules()
    const before = rules.find(
      ({ accountId, classId, brandId }) =>
        accountId === rule.accountId && classId === rule.classId && brandId === rule.brandId,
    )
    if (!before && rules.length >= mostPriceRules) throw new Refusal('account_price.full')
    const after = { ...rule, markupBp }
    if (!(await prices.setRule(after))) throw new Refusal('request.invalid', { fields: ['classId', 'brandId'] })
    await note(
      tx,
      { subject: 'account price rule', before: before && { ...rule, markupBp: before.markupBp }, after },
      { actor, now },
    )
  })
}

export const removeRule = ({ db, caller, actor, now }: Change, ruleId: number) =>
  db.transaction().execute(async (tx) => {
    const prices = accountPriceQueries(tx, caller)
    await prices.lock()
    const before = orNotFound(await prices.removeRule(ruleId))
    await note(tx, { subject: 'account price rule', before }, { actor, now })
  })

/** Keeps prices and notes what changed, as one event however many they are. */
export async function keepPrices(tx: Tx, { caller, actor, now }: Omit<Change, 'db'>, newPrices: readonly PriceToSet[]) {
  const changed = await accountPriceQueries(tx, caller).set(newPrices)
  const [first] = changed
  if (!first) return 0
  const subject = changed.length === 1 ? `sku ${first.skuId}` : 'account prices'
  const lines = (cents: 'before' | 'after') =>
    changed.map(({ skuId, accountId, [cents]: price }) => ({ skuId, accountId, cents: price }))
  await note(tx, { subject, before: { prices: lines('before') }, after: { prices: lines('after') } }, { actor, now })
  return changed.length
}

/** Prices are for sales reps of the company alone; anybody else is not found. */
async function mustBeSeller(tx: Tx, caller: CustomerCaller, accountId: number | null) {
  if (accountId === null) return
  const sellers = await accountPriceQueries(tx, caller).sellers()
  orNotFound(sellers.find((seller) => seller.accountId === accountId))
}

type Note = { subject: string; before?: object | undefined; after?: object }

const note = (tx: Tx, event: Note, { actor, now }: Pick<Change, 'actor' | 'now'>) =>
  recordEvent(tx, { action: 'account_price.changed', ...event, ...actor }, now)
