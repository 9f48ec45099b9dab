import { useQuery } from '@tanstack/react-query'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { OverviewCards } from '../../features/ledger/overview/OverviewCards.tsx'
import { overviewQuery } from '../../features/ledger/overview/queries.ts'
import { ViewTabs } from '../../features/ledger/ViewTabs.tsx'

/** How the customer's account stands: their credit line, what is due when, and what they bought in the last twelve months. */
export function OverviewPage() {
  const text = useText()
  const found = useQuery(overviewQuery)
  return (
    <>
      <h1>{text('overview.heading')}</h1>
      <ViewTabs view="overview" />
      <p>{text('overview.intro')}</p>
      <Fetched result={found} skeleton={<BlockSkeleton height={600} />}>
        {(overview) => <OverviewCards overview={overview} />}
      </Fetched>
    </>
  )
}
