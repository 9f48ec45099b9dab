import {
  exportAccountPrices,
  getPriceRules,
  importAccountPrices,
  listAccountPrices,
  removeAccountPrice,
  removePriceRule,
  setAccountPrice,
  setPriceRule,
} from '../../../../contract/catalogue/account-price.ts'
import { amountOrNull, toAmount } from '../../../../rules/catalogue/price/money.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Db } from '../../../db/database.ts'
import { toActor } from '../../../events/record.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { pricesFor } from '../pricing/price.queries.ts'
import { accountPriceQueries } from './account-price.queries.ts'
import { exportPrices, importPrices } from './price-files.ts'
import { removePrice, removeRule, setPrice, setRule } from './set-prices.ts'

export const accountPriceRoutes = (mount: Mount) => {
  mount(listAccountPrices, async ({ query, caller, db, now }) => {
    const { keyword = '', accountId } = query
    const { rows, total } = await accountPriceQueries(db, caller).page({ keyword, accountId, ...toPage(query) })
    return { rows: await onWire(db, caller, rows, now), total }
  })

  mount(setAccountPrice, async ({ body, request, ...call }) => {
    const row = await setPrice({ ...call, actor: toActor(request, call.caller) }, body)
    const [set] = await onWire(call.db, call.caller, [row], call.now)
    return { ...row, price: toAmount(row.cents), purchasePrice: null, ...set }
  })

  mount(removeAccountPrice, async ({ query, request, ...call }) => {
    await removePrice({ ...call, actor: toActor(request, call.caller) }, query.accountPriceId)
    return null
  })

  mountRules(mount)

  mount(importAccountPrices, async ({ files, query, request, language, ...call }) => {
    const [file] = await files()
    const { bytes } = orNotFound(file)
    return importPrices({ ...call, actor: toActor(request, call.caller) }, { ...query, bytes, language })
  })

  mount(exportAccountPrices, ({ query, caller, db, language }) => exportPrices(db, caller, query.format, language))
}

function mountRules(mount: Mount) {
  mount(getPriceRules, async ({ caller, db }) => {
    const prices = accountPriceQueries(db, caller)
    const rules = (await prices.rules()).map(({ markupBp, ...rule }) => ({ ...rule, markup: markupBp / 100 }))
    return { rules, accounts: await prices.sellers() }
  })

  mount(setPriceRule, async ({ body, request, ...call }) => {
    await setRule({ ...call, actor: toActor(request, call.caller) }, body)
    return null
  })

  mount(removePriceRule, async ({ query, request, ...call }) => {
    await removeRule({ ...call, actor: toActor(request, call.caller) }, query.ruleId)
    return null
  })
}

type Row = Awaited<ReturnType<ReturnType<typeof accountPriceQueries>['all']>>[number]

/** With what the company pays itself, which its main account sees anyway. */
async function onWire(db: Db, caller: CustomerCaller, rows: readonly Row[], now: Date) {
  const ids = rows.map(({ skuId }) => skuId)
  const purchase = await pricesFor(db, caller, ids, now)
  return rows.map(({ skuId, cents, ...row }) => ({
    ...row,
    price: toAmount(cents),
    purchasePrice: amountOrNull(purchase.get(skuId)?.unitPrice ?? null),
  }))
}
