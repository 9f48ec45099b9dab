import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { siteQuery, useSite } from '../../api/site.ts'
import { sayIn, useText } from '../../ui/language.tsx'
import { BlockSkeleton } from '../../ui/Skeletons.tsx'
import { Parts } from '../features/content/Parts.tsx'
import { declarationsQuery } from '../features/content/queries.ts'
import { pageHead } from '../layout/page-head.ts'

export const Route = createFileRoute('/_shop/help/cookies')({
  loader: async ({ context: { queries } }) => {
    const { orgId } = await queries.ensureQueryData(siteQuery)
    await queries.ensureQueryData(declarationsQuery(orgId, 'cookies'))
  },
  head: ({ match }) => {
    const text = sayIn(match.context.reading)
    return pageHead(match, { title: text('content.cookies_title'), description: text('content.cookies_description') })
  },
  component: CookiesPage,
  pendingComponent: () => <BlockSkeleton height={640} />,
})

function CookiesPage() {
  const text = useText()
  const { data } = useSuspenseQuery(declarationsQuery(useSite().orgId, 'cookies'))
  return <Parts title={text('content.cookies_title')} parts={data} anchorOf={(_, at) => `part-${at + 1}`} />
}
