import { createFileRoute } from '@tanstack/react-router'
import { siteQuery } from '../../../api/site/site.ts'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { LazyTexts } from '../../../ui/language/LazyTexts.tsx'
import { AskCard } from '../../features/catalogue/content/AskCard.tsx'
import { homeTextsQuery } from '../../features/catalogue/home/queries.ts'
import { FlowCard } from '../../features/catalogue/home/visitor/FlowCard.tsx'
import { GiftCard } from '../../features/catalogue/home/visitor/GiftCard.tsx'
import { Registration } from '../../features/customer/registration/Registration.tsx'
import { headWithTitle } from '../../layout/page-head.ts'
import { moreTexts } from '../../layout/page-texts.ts'

export const Route = createFileRoute('/_shop/ac/register')({
  ...moreTexts('registration'),
  loader: async ({ context: { queries } }) => {
    const { orgId } = await queries.ensureQueryData(siteQuery)
    await queries.prefetchQuery(homeTextsQuery(orgId))
  },
  // In the words that every page has: its own texts arrive after its head.
  head: headWithTitle('site.join_free'),
  component: RegisterPage,
  pendingComponent: () => <BlockSkeleton height={640} />,
})

function RegisterPage() {
  return (
    <LazyTexts part="registration">
      <Registration
        side={
          <>
            <FlowCard />
            <GiftCard joins={false} />
            <AskCard />
          </>
        }
      />
    </LazyTexts>
  )
}
