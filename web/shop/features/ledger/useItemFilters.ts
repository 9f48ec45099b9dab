import {
  ageingBuckets,
  type FinanceView,
  isAgeing,
  itemSorts,
  longestItemKeyword,
} from '../../../../rules/ledger/item.ts'
import { useText } from '../../../ui/language/language.tsx'
import type { Filter } from '../../../ui/list/FindForm.tsx'
import type { ItemSearch } from './queries.ts'

// As much of an age as the contract takes: more than any needs, so that a word typed by mistake is seen and refused.
const longestTyped = 20

/** What narrows a view; `refusal` is what the server found wrong with the age. Only what is owed and open has an age. */
export function useItemFilters(view: FinanceView, refusal: string | undefined): Filter<keyof ItemSearch>[] {
  const text = useText()
  const hasAge = view !== 'openCredit' && view !== 'cleared'
  const rule = { holds: isAgeing, fault: text('finance.ageing_not_a_number') }
  const buckets = ageingBuckets.map((bucket) => ({ value: bucket, label: text(`finance.bucket_${bucket}`) }))
  const age: Filter<keyof ItemSearch>[] = [
    { name: 'ageing', label: text('finance.ageing'), longest: longestTyped, rule, refusal, isShort: true },
    { name: 'bucket', label: text('finance.bucket'), any: text('finance.any_bucket'), among: buckets },
    { name: 'dueFrom', label: text('finance.due_from'), isDay: true },
    { name: 'dueUntil', label: text('finance.due_until'), isDay: true },
  ]
  const words = {
    newest: text('order.sort_newest'),
    oldest: text('order.sort_oldest'),
    due: text('finance.sort_due'),
    highest: text('finance.sort_highest'),
    lowest: text('finance.sort_lowest'),
  }
  const sorts = itemSorts.slice(1).map((sort) => ({ value: sort, label: words[sort] }))
  return [
    { name: 'keyword', label: text('finance.keyword'), longest: longestItemKeyword },
    { name: 'from', label: text('order.from'), isDay: true },
    { name: 'until', label: text('order.until'), isDay: true },
    ...(hasAge ? age : []),
    { name: 'sort', label: text('order.sort'), any: words.newest, among: sorts, sorts: true },
  ]
}
