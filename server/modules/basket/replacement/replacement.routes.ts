import { listDisabledLines, replaceBasketLine, settleDisabledLines } from '../../../../contract/basket/replacement.ts'
import type { Mount } from '../../../http/mount.ts'
import { basketSummary } from '../basket/basket-summary.ts'
import { findDisabledLines } from './disabled-lines.queries.ts'
import { disabledOnWire } from './disabled-wire.ts'
import { replacementsFor } from './replacements.queries.ts'
import { replaceLine, settleLines } from './settle-lines.ts'

export const replacementRoutes = (mount: Mount) => {
  mount(listDisabledLines, async ({ caller, db, now }) => {
    const lines = await findDisabledLines(db, caller)
    const ids = lines.map(({ skuId }) => skuId)
    const replacements = await replacementsFor({ db, caller, now }, ids)
    const rows = lines.map(({ id, ...line }) => ({
      shoppingCartId: id,
      ...disabledOnWire({ ...line, replacements: replacements.get(line.skuId) ?? [] }),
    }))
    return { rows, total: rows.length, currency: caller.currency }
  })

  mount(settleDisabledLines, ({ body, caller, db, now }) =>
    db.transaction().execute(async (tx) => {
      await settleLines(tx, caller, body.items, now)
      return basketSummary(tx, caller, now)
    }),
  )

  mount(replaceBasketLine, ({ body, caller, db, now }) =>
    db.transaction().execute(async (tx) => {
      await replaceLine(tx, caller, body, now)
      return basketSummary(tx, caller, now)
    }),
  )
}
