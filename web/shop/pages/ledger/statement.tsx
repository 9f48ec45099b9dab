import { createFileRoute } from '@tanstack/react-router'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { sayIn } from '../../../ui/language/language.tsx'
import { dayIn } from '../../../ui/list/query.ts'
import type { StatementSearch } from '../../features/ledger/statement/queries.ts'
import { pageHead } from '../../layout/page-head.ts'
import { StatementPage } from './StatementPage.tsx'

export const Route = createFileRoute('/_shop/_account/_closed/finance/statement')({
  staticData: { permission: 'cust:finance' },
  validateSearch: (query: Record<string, unknown>): StatementSearch => ({
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
  }),
  head: ({ match }) => pageHead(match, { title: sayIn(match.context.reading)('statement.title') }),
  component: () => <StatementPage search={Route.useSearch()} />,
  pendingComponent: () => (
    <PageSkeleton title="statement.title">
      <RowSkeletons />
    </PageSkeleton>
  ),
})
