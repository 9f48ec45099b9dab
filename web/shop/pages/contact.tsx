import { createFileRoute } from '@tanstack/react-router'
import { sessionQuery } from '../../api/session.ts'
import { sayIn } from '../../ui/language.tsx'
import { BlockSkeleton } from '../../ui/Skeletons.tsx'
import { Contact } from '../features/contact/Contact.tsx'
import { sitesToWriteTo } from '../features/contact/queries.ts'
import { pageHead } from '../layout/page-head.ts'

export const Route = createFileRoute('/_shop/aster/contactus')({
  loader: async ({ context: { queries } }) => {
    // A customer writes to his own site. Without the others a visitor writes to the one that he stands in.
    if (!queries.getQueryData(sessionQuery.queryKey)) await queries.prefetchQuery(sitesToWriteTo)
  },
  head: ({ match }) => {
    const text = sayIn(match.context.reading)
    return pageHead(match, { title: text('contact.title'), description: text('contact.description') })
  },
  component: Contact,
  pendingComponent: () => <BlockSkeleton height={640} />,
})
