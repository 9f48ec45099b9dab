import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { aboutParts } from '../../../../rules/site/content.ts'
import { useSite } from '../../../api/site.ts'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { sayIn, useText } from '../../../ui/language/language.tsx'
import { Parts } from '../../features/content/Parts.tsx'
import { declarationsQuery, loadDeclarations } from '../../features/content/queries.ts'
import { pageHead } from '../../layout/page-head.ts'

export const Route = createFileRoute('/_shop/aster/aboutus')({
  loader: ({ context: { queries } }) => loadDeclarations(queries, 'about'),
  head: ({ match }) => {
    const text = sayIn(match.context.reading)
    return pageHead(match, { title: text('content.about_title'), description: text('content.about_description') })
  },
  component: AboutPage,
  pendingComponent: () => <BlockSkeleton height={640} />,
})

function AboutPage() {
  const text = useText()
  const { data } = useSuspenseQuery(declarationsQuery(useSite().orgId, 'about'))
  const parts = aboutParts.flatMap((part) => data.filter((one) => one.part === part))
  return <Parts title={text('content.about_title')} parts={parts} anchorOf={({ part }) => part} />
}
