import { ageingBuckets, type FinanceView, itemSorts, longestItemKeyword } from '../../../../rules/ledger/item.ts'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { sayIn } from '../../../ui/language/language.tsx'
import { choiceIn, dayIn, pagingIn, textIn } from '../../../ui/list/query.ts'
import type { ItemSearch } from '../../features/ledger/queries.ts'
import { pageHead } from '../../layout/page-head.ts'

// As much of an age as the contract takes.
const longestAgeing = 20

/** What the routes of the five views have in common. */
export const viewRoute = (view: FinanceView) => ({
  staticData: { permission: 'cust:finance' } as const,
  validateSearch: (query: Record<string, unknown>): ItemSearch => ({
    keyword: textIn(query, 'keyword', longestItemKeyword),
    from: dayIn(query, 'from'),
    until: dayIn(query, 'until'),
    ageing: textIn(query, 'ageing', longestAgeing),
    bucket: choiceIn(query, 'bucket', ageingBuckets),
    dueFrom: dayIn(query, 'dueFrom'),
    dueUntil: dayIn(query, 'dueUntil'),
    sort: choiceIn(query, 'sort', itemSorts),
    ...pagingIn(query),
  }),
  head: ({ match }: { match: Parameters<typeof pageHead>[0] }) => {
    const text = sayIn(match.context.reading)
    return pageHead(match, { title: text('finance.view_title', { view: text(`finance.view_${view}`) }) })
  },
  pendingComponent: () => (
    <PageSkeleton title="finance.title">
      <RowSkeletons />
    </PageSkeleton>
  ),
})
