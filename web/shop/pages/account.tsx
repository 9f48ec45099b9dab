import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CallFailed } from '../../api/call.ts'
import { useReason } from '../../ui/failure.ts'
import { useText } from '../../ui/language.tsx'
import { Failed } from '../../ui/Notice.tsx'
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
  const reasonOf = useReason()
  const { data, error, refetch } = useQuery(profileQuery)
  return (
    <div className={classes.page}>
      <h1>{text('profile.title')}</h1>
      {error instanceof CallFailed && <Failed reason={reasonOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <BlockSkeleton height={640} />}
      {data && (
        <>
          <div className={classes.column}>
            <PersonForm profile={data} onLanguage={(language) => keepLanguage('account', language)} />
            <EmailForm email={data.email} />
            {data.standing && <Standing standing={data.standing} />}
          </div>
          <div className={classes.column}>
            <PasswordForm email={data.email} userName={data.userName} />
            <Sessions />
          </div>
        </>
      )}
    </div>
  )
}
