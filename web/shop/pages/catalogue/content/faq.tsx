import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { faqParts } from '../../../../../rules/catalogue/content/content.ts'
import { siteQuery, useSite } from '../../../../api/site/site.ts'
import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { LazyTexts } from '../../../../ui/language/LazyTexts.tsx'
import { sayIn, useText } from '../../../../ui/language/language.tsx'
import { textIn } from '../../../../ui/list/query.ts'
import { PartLinks } from '../../../../ui/page/PartLinks.tsx'
import { ReadingPage } from '../../../../ui/page/ReadingPage.tsx'
import { AskCard } from '../../../features/catalogue/content/AskCard.tsx'
import classes from '../../../features/catalogue/content/Content.module.css'
import { anchorOfPart, FaqList } from '../../../features/catalogue/content/FaqList.tsx'
import { FaqSearch } from '../../../features/catalogue/content/FaqSearch.tsx'
import { filterFaqs, longestFaqSearch } from '../../../features/catalogue/content/filter-faqs.ts'
import { type Faq as Answered, faqsQuery } from '../../../features/catalogue/content/queries.ts'
import { pageHead } from '../../../layout/page-head.ts'
import { moreTexts } from '../../../layout/page-texts.ts'

export const Route = createFileRoute('/_shop/help/faq')({
  validateSearch: (query: Record<string, unknown>): { q?: string | undefined } => ({
    q: textIn(query, 'q', longestFaqSearch),
  }),
  ...moreTexts('faq'),
  loader: async ({ context: { queries } }) => {
    const { orgId } = await queries.ensureQueryData(siteQuery)
    await queries.ensureQueryData(faqsQuery(orgId))
  },
  head: ({ match }) => {
    const text = sayIn(match.context.reading)
    return pageHead(match, { title: text('site.faq'), description: text('faq.description') })
  },
  component: FaqPage,
  pendingComponent: () => <BlockSkeleton height={640} />,
})

const toParts = (faqs: readonly Answered[]) => faqParts.filter((part) => faqs.some((faq) => faq.part === part))

function FaqPage() {
  return (
    <LazyTexts part="faq">
      <Faq />
    </LazyTexts>
  )
}

/** The FAQ in its four parts; what is searched for stands in the address. */
function Faq() {
  const text = useText()
  const navigate = Route.useNavigate()
  const { q: keyword = '' } = Route.useSearch()
  const { data: all } = useSuspenseQuery(faqsQuery(useSite().orgId))
  const found = filterFaqs(all, keyword)
  const parts = toParts(found).map((part) => ({ anchor: anchorOfPart[part], title: text(`faq.part_${part}`) }))
  return (
    <ReadingPage
      title={text('site.faq')}
      lead={text('faq.description')}
      side={
        <>
          <PartLinks parts={parts} />
          <AskCard />
        </>
      }
    >
      <FaqSearch
        keyword={keyword}
        count={found.length}
        onAsk={(q) =>
          void navigate({ search: (was) => ({ ...was, q: q || undefined }), replace: true, resetScroll: false })
        }
      />
      <FaqList
        all={all}
        found={found}
        open={keyword !== ''}
        askUs={<ButtonLink to="/aster/contactus">{text('content.ask')}</ButtonLink>}
      />
      <p className={classes.ask}>
        {text('content.empty_hint')}
        <ButtonLink to="/aster/contactus" variant="default">
          {text('content.ask')}
        </ButtonLink>
      </p>
    </ReadingPage>
  )
}
