import type { Static } from 'typebox'
import type { FinanceItem } from '../../../../contract/ledger/items.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { ageingBuckets, isAgeing, mostDaysOverdue } from '../../../../rules/ledger/item.ts'
import { isDay } from '../../../../rules/shipping/day.ts'
import { Refusal } from '../../../http/refuse.ts'
import type { Aged, ItemFilters, ItemRow } from './item-list.queries.ts'

/** An item as it is shown: what is the customer's is below zero. */
export function toItem({ side, amount, cleared, isDisputed, ...item }: ItemRow): Static<typeof FinanceItem> {
  const sign = side === 'debit' ? 1 : -1
  const signed = (cents: number) => (cents === 0 ? 0 : toAmount(sign * cents))
  return {
    ...item,
    amount: signed(amount),
    paid: signed(cleared),
    balance: signed(amount - cleared),
    status: cleared < amount ? openState(isDisputed) : 'cleared',
  }
}

const openState = (isDisputed: boolean) => (isDisputed ? 'disputed' : 'open')

/** What is open of a ledger by currency, each bucket with what is in it. */
export const toAgeing = (aged: readonly Aged[]) =>
  Object.entries(Object.groupBy(aged, ({ currency }) => currency)).map(([currency, rows = []]) => {
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

type Query = Omit<ItemFilters, 'keyword' | 'ageing'> & { keyword?: string | undefined; ageing?: string | undefined }

/** What a list is narrowed to; refuses days that there are not, and an ageing that is no number (specification section 5). */
export function readItemFilters({ keyword = '', ageing = '', ...query }: Query): ItemFilters {
  const fields = (['from', 'until', 'dueFrom', 'dueUntil'] as const).filter(
    (name) => query[name] !== undefined && !isDay(query[name]),
  )
  if (fields.length > 0) throw new Refusal('request.invalid', { fields })
  return { ...query, keyword: keyword.trim(), ageing: readAgeing(ageing.trim()) }
}

function readAgeing(typed: string) {
  if (typed === '') return undefined
  if (!isAgeing(typed)) throw new Refusal('finance.ageing_not_a_number', { fields: ['ageing'] })
  return Math.min(Number(typed), mostDaysOverdue)
}
