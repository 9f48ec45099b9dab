import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { siteQuery, useSite } from '../../../../api/site/site.ts'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { sayIn } from '../../../../ui/language/language.tsx'
import { AskCard } from '../../../features/catalogue/content/AskCard.tsx'
import { NoticeList } from '../../../features/catalogue/content/NoticeList.tsx'
import { noticesQuery } from '../../../features/catalogue/content/queries.ts'
import { homeTextsQuery } from '../../../features/catalogue/home/queries.ts'
import { GiftCard } from '../../../features/catalogue/home/visitor/GiftCard.tsx'
import { pageHead } from '../../../layout/page-head.ts'

export const Route = createFileRoute('/_shop/aster/notice')({
  loader: async ({ context: { queries } }) => {
    const { orgId } = await queries.ensureQueryData(siteQuery)
    await Promise.all([queries.ensureQueryData(noticesQuery(orgId)), queries.prefetchQuery(homeTextsQuery(orgId))])
  },
  head: ({ match }) => {
    const text = sayIn(match.context.reading)
    return pageHead(match, { title: text('content.notice_title'), description: text('content.notice_description') })
  },
  component: NoticePage,
  pendingComponent: () => <BlockSkeleton height={480} />,
})

function NoticePage() {
  const { data } = useSuspenseQuery(noticesQuery(useSite().orgId))
  const side = (
    <>
      <AskCard />
      <GiftCard />
    </>
  )
  return <NoticeList notices={data} side={side} />
}
