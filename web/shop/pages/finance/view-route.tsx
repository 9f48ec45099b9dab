import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { dayIn, pagingIn, textIn } from '../../../ui/list/query.ts'
import type { ItemSearch } from '../../features/finance/queries.ts'
import { headWithTitle } from '../../layout/page-head.ts'

// As much as the contract takes. The page reads the choices: no visitor's first page needs to know them.
const longest = 80

/** What the routes of the five views have in common. */
export const viewRoute = {
  staticData: { permission: 'cust:finance' } as const,
  validateSearch: (query: Record<string, unknown>): ItemSearch => ({
    keyword: textIn(query, 'keyword', longest),
    from: dayIn(query, 'from'),
    until: dayIn(query, 'until'),
    ageing: textIn(query, 'ageing', 20),
    bucket: textIn(query, 'bucket', longest) as ItemSearch['bucket'],
    sort: textIn(query, 'sort', longest) as ItemSearch['sort'],
    ...pagingIn(query),
  }),
  head: headWithTitle('finance.title'),
  pendingComponent: () => (
    <PageSkeleton title="finance.title">
      <RowSkeletons />
    </PageSkeleton>
  ),
}
