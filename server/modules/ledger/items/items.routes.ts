import * as contract from '../../../../contract/ledger/items.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Mount } from '../../../http/mount.ts'
import { exportItems } from './export-items.ts'
import { findAgeing, type ItemSum, itemPage } from './item-list.queries.ts'
import { readItemFilters, toAgeing, toItem } from './wire.ts'

export const financeItemRoutes = (mount: Mount) => {
  mount(contract.listFinanceItems, async (context) => {
    const { rows, sums } = await itemPage(context, readItemFilters(context.query), toPage(context.query))
    return {
      rows: rows.map(toItem),
      total: sums.reduce((count, { items }) => count + items, 0),
      sums: sums.map(toSum),
    }
  })

  mount(contract.exportFinanceItems, (context) =>
    exportItems(context, { ...readItemFilters(context.query), format: context.query.format }),
  )

  mount(contract.getAgeing, async (context) => {
    return toAgeing(await findAgeing(context))
  })
}

const toSum = ({ currency, amount, cleared }: ItemSum) => ({
  currency,
  amount: toAmount(amount),
  paid: toAmount(cleared),
  balance: toAmount(amount - cleared),
})
