import { createFileRoute } from '@tanstack/react-router'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { sayIn } from '../../../ui/language/language.tsx'
import { pageHead } from '../../layout/page-head.ts'
import { OverviewPage } from './OverviewPage.tsx'

export const Route = createFileRoute('/_shop/_account/_closed/finance/account')({
  staticData: { permission: 'cust:finance' },
  head: ({ match }) => pageHead(match, { title: sayIn(match.context.reading)('overview.heading') }),
  component: OverviewPage,
  pendingComponent: () => (
    <PageSkeleton title="overview.heading">
      <BlockSkeleton height={600} />
    </PageSkeleton>
  ),
})
