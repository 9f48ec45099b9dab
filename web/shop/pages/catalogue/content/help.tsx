import { createFileRoute, notFound } from '@tanstack/react-router'
import { helpPages } from '../../../../../rules/catalogue/content/content.ts'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { loadDeclarations } from '../../../features/catalogue/content/queries.ts'
import { EmptyPage } from '../../../layout/EmptyPage.tsx'
import { headWithTitle } from '../../../layout/page-head.ts'
import { Declarations } from './Declarations.tsx'

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
    return headWithTitle(page ? `site.${page}` : 'layout.not_found_title')({ match })
  },
  component: HelpPage,
  notFoundComponent: NoSuchPage,
  pendingComponent: () => <BlockSkeleton height={640} />,
})

function NoSuchPage() {
  const text = useText()
  return <EmptyPage title={text('layout.not_found_title')} words={text('layout.not_found')} searches />
}

function HelpPage() {
  const page = readHelpPage(Route.useParams().page)
  return page && <Declarations page={page} />
}
