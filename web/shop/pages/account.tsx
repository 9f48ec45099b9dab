import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Fetched } from '../../ui/Fetched.tsx'
import { useText } from '../../ui/language.tsx'
import { BlockSkeleton } from '../../ui/Skeletons.tsx'
import { EmailForm } from '../features/profile/EmailForm.tsx'
import { PasswordForm } from '../features/profile/PasswordForm.tsx'
import { PersonForm } from '../features/profile/PersonForm.tsx'
import classes from '../features/profile/Profile.module.css'
import { profileQuery } from '../features/profile/queries.ts'
import { Sessions } from '../features/profile/Sessions.tsx'
import { Standing } from '../features/profile/Standing.tsx'
import { keepLanguage } from '../features/site/language.ts'
import { titled } from '../layout/page-head.ts'

export const Route = createFileRoute('/_shop/_closed/_account/my/account')({
  head: titled('profile.title'),
  component: AccountPage,
})

function AccountPage() {
  const text = useText()
  const asked = useQuery(profileQuery)
  return (
    <div className={classes.page}>
      <h1>{text('profile.title')}</h1>
      <Fetched asked={asked} skeleton={<BlockSkeleton height={640} />}>
        {(profile) => (
          <>
            <div className={classes.column}>
              <PersonForm profile={profile} onLanguage={(language) => keepLanguage('account', language)} />
              <EmailForm email={profile.email} />
              {profile.standing && <Standing standing={profile.standing} />}
            </div>
            <div className={classes.column}>
              <PasswordForm email={profile.email} userName={profile.userName} />
              <Sessions />
            </div>
          </>
        )}
      </Fetched>
    </div>
  )
}
