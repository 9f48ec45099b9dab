import { createFileRoute } from '@tanstack/react-router'
import { sessionQuery } from '../../../../api/session/session.ts'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { LazyTexts } from '../../../../ui/language/LazyTexts.tsx'
import { sayIn } from '../../../../ui/language/language.tsx'
import { Contact } from '../../../features/customer/contact/Contact.tsx'
import { sitesToWriteTo } from '../../../features/customer/contact/queries.ts'
import { pageHead } from '../../../layout/page-head.ts'
import { moreTexts } from '../../../layout/page-texts.ts'

export const Route = createFileRoute('/_shop/aster/contactus')({
  ...moreTexts('contact'),
  loader: async ({ context: { queries } }) => {
    // A customer writes to their own site. Without the others a visitor writes to the one that they stand in.
    if (!queries.getQueryData(sessionQuery.queryKey)) await queries.prefetchQuery(sitesToWriteTo)
  },
  // In the words that every page has: its own texts arrive after its head.
  head: ({ match }) => {
    const text = sayIn(match.context.reading)
    return pageHead(match, { title: text('site.contact'), description: text('contact.description') })
  },
  component: ContactPage,
  pendingComponent: () => <BlockSkeleton height={640} />,
})

function ContactPage() {
  return (
    <LazyTexts part="contact">
      <Contact />
    </LazyTexts>
  )
}
