import * as contract from '../../../../contract/finance/finance.ts'
import { ageingBuckets } from '../../../../rules/finance/item.ts'
import { toPage } from '../../../../rules/paging.ts'
import { toAmount } from '../../../../rules/price/money.ts'
import type { Mount } from '../../../http/mount.ts'
import { exportItems } from './export-items.ts'
import { findAgeing, type ItemSum, itemPage } from './item-list.queries.ts'
import { readItemFilters, toItem } from './wire.ts'

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
    const aged = Object.groupBy(await findAgeing(context), ({ currency }) => currency)
    return Object.entries(aged).map(([currency, rows = []]) => {
      const sumOf = (bucket: string | null) => rows.find((row) => row.bucket === bucket) ?? { amount: 0, items: 0 }
      const buckets = ageingBuckets.map((bucket) => ({ ...sumOf(bucket), bucket }))
      const unallocated = sumOf(null).amount
      const owed = buckets.reduce((sum, { amount }) => sum + amount, 0)
      return {
        currency,
        buckets: buckets.map(({ bucket, amount, items }) => ({ bucket, amount: toAmount(amount), items })),
        unallocated: toAmount(unallocated),
        balance: toAmount(owed - unallocated),
      }
    })
  })
}

const toSum = ({ currency, amount, cleared }: ItemSum) => ({
  currency,
  amount: toAmount(amount),
  paid: toAmount(cleared),
  balance: toAmount(amount - cleared),
})
