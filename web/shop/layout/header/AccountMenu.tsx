import { IconUserCircle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { type Session, useSession } from '../../../api/session/session.ts'
import { Disclosure } from '../../../ui/controls/Disclosure.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { menuQuery } from '../../features/site/queries.ts'
import { companyShort } from '../footer/company.ts'
import classes from '../Shop.module.css'
import { SignOut } from './SignOut.tsx'

const AccountEntries = lazy(() => import('../account/AccountEntries.tsx'))

/** Who is signed in, and what they may open. */
export function AccountMenu({ bare }: { bare: boolean }) {
  const queries = useQueryClient()
  const session = useSession()
  if (!session) return null
  if (bare) return <Face session={session} />
  return (
    <Disclosure
      face={<Face session={session} />}
      className={classes.account}
      side="right"
      onIntent={() => {
        void queries.prefetchQuery(menuQuery)
        void import('../account/AccountEntries.tsx')
      }}
    >
      <Suspense>
        <AccountEntries />
      </Suspense>
      <li>
        <SignOut />
      </li>
    </Disclosure>
  )
}

/** Welcomes by name, and says how many lists wait to be approved. */
function Face({ session: { user, cust, listsToApprove: count } }: { session: Session }) {
  const text = useText()
  const name = user.name || user.userName
  const company = cust?.company
  return (
    <>
      <IconUserCircle size={20} aria-hidden />
      <span className={classes.welcome} title={company}>
        {company
          ? text('layout.welcome', { name, company: companyShort(company) })
          : text('layout.welcome_name', { name })}
      </span>
      {count > 0 && (
        <span className={classes.count} role="img" aria-label={text('layout.to_approve', { count })}>
          {count}
        </span>
      )}
    </>
  )
}
