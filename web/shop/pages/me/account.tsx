import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { useMay } from '../../../api/session/session.ts'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { CreditStatus } from '../../features/me/profile/CreditStatus.tsx'
import { EmailForm } from '../../features/me/profile/EmailForm.tsx'
import { OrderUpdates } from '../../features/me/profile/OrderUpdates.tsx'
import { PasswordForm } from '../../features/me/profile/PasswordForm.tsx'
import classes from '../../features/me/profile/Profile.module.css'
import { ProfileForm } from '../../features/me/profile/ProfileForm.tsx'
import { profileQuery } from '../../features/me/profile/queries.ts'
import { Sessions } from '../../features/me/profile/Sessions.tsx'
import { keepLanguage } from '../../features/site/language.ts'
import { headWithTitle } from '../../layout/page-head.ts'

const InvoiceSettings = lazy(() => import('../../features/me/profile/InvoiceSettings.tsx'))
const ToolbarSettings = lazy(() => import('../../features/basket/toolbar/ToolbarSettings.tsx'))

export const Route = createFileRoute('/_shop/_account/_closed/my/account')({
  head: headWithTitle('profile.title'),
  component: AccountPage,
  pendingComponent: () => (
    <PageSkeleton title="profile.title">
      <BlockSkeleton height={640} />
    </PageSkeleton>
  ),
})

function AccountPage() {
  const text = useText()
  const result = useQuery(profileQuery)
  const keepsAccounts = useMay('cust:account')
  const orders = useMay('cust:order')
  return (
    <div className={classes.page}>
      <h1>{text('profile.title')}</h1>
      <Fetched result={result} skeleton={<BlockSkeleton height={640} />}>
        {(profile) => (
          <>
            <div className={classes.column}>
              <ProfileForm profile={profile} onLanguage={(language) => keepLanguage('account', language)} />
              <EmailForm email={profile.email} />
              {orders && <OrderUpdates />}
              {profile.creditStatus && <CreditStatus creditStatus={profile.creditStatus} />}
              {keepsAccounts && <LazyCard Content={InvoiceSettings} height={420} />}
            </div>
            <div className={classes.column}>
              <PasswordForm email={profile.email} userName={profile.userName} />
              <Sessions />
              {keepsAccounts && <LazyCard Content={ToolbarSettings} height={280} />}
            </div>
          </>
        )}
      </Fetched>
    </div>
  )
}

/** A card whose code comes with it; `height` is that of its place until then. */
function LazyCard({ Content, height }: { Content: ComponentType; height: number }) {
  return (
    <section className={classes.card}>
      <Suspense fallback={<BlockSkeleton height={height} />}>
        <Content />
      </Suspense>
    </section>
  )
}
