import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { siteQuery, useSite } from '../../../../api/site/site.ts'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { sayIn } from '../../../../ui/language/language.tsx'
import { About } from '../../../features/catalogue/content/About.tsx'
import { AskCard } from '../../../features/catalogue/content/AskCard.tsx'
import { declarationsQuery, loadDeclarations } from '../../../features/catalogue/content/queries.ts'
import { homeTextsQuery } from '../../../features/catalogue/home/queries.ts'
import { GiftCard } from '../../../features/catalogue/home/visitor/GiftCard.tsx'
import { Figures } from '../../../features/catalogue/home/visitor/SiteTexts.tsx'
import { pageHead } from '../../../layout/page-head.ts'

export const Route = createFileRoute('/_shop/aster/aboutus')({
  loader: async ({ context: { queries } }) => {
    const { orgId } = await queries.ensureQueryData(siteQuery)
    // The figures are home's: without them the page still says who we are.
    await Promise.all([loadDeclarations(queries, 'about'), queries.prefetchQuery(homeTextsQuery(orgId))])
  },
  head: ({ match }) => {
    const text = sayIn(match.context.reading)
    return pageHead(match, { title: text('content.about_title'), description: text('content.about_description') })
  },
  component: AboutPage,
  pendingComponent: () => <BlockSkeleton height={640} />,
})

function AboutPage() {
  const { orgId, region } = useSite()
  const { data } = useSuspenseQuery(declarationsQuery(orgId, 'about'))
  const figures = useQuery(homeTextsQuery(orgId)).data?.filter(({ part }) => part === 'figure') ?? []
  return (
    <About
      declarations={data}
      figures={<Figures texts={figures} hasMap={region === 'EU'} />}
      side={
        <>
          <AskCard />
          <GiftCard />
        </>
      }
    />
  )
}
