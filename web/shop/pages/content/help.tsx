import { createFileRoute, notFound } from '@tanstack/react-router'
import { helpPages } from '../../../../rules/site/content.ts'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { loadDeclarations } from '../../features/content/queries.ts'
import { Declarations } from '../../layout/footer/Declarations.tsx'
import { headWithTitle } from '../../layout/page-head.ts'

const readHelpPage = (name: string) => helpPages.find((one) => one === name)

/** Terms, privacy, imprint and cookies of the site. */
export const Route = createFileRoute('/_shop/help/$page')({
  loader: ({ context: { queries }, params }) => {
    const page = readHelpPage(params.page)
    if (!page) throw notFound()
    return loadDeclarations(queries, page)
  },
  head: ({ match, params }) => {
    const page = readHelpPage(params.page)
    return page ? headWithTitle(`site.${page}`)({ match }) : {}
  },
  component: HelpPage,
  pendingComponent: () => <BlockSkeleton height={640} />,
})

function HelpPage() {
  const page = readHelpPage(Route.useParams().page)
  return page && <Declarations page={page} />
}
