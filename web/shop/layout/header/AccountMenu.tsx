import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSession } from '../../../api/session.ts'
import { Disclosure } from '../../../ui/controls/Disclosure.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { menuQuery } from '../../features/site/queries.ts'
import { companyShort } from '../footer/company.ts'
import classes from '../Shop.module.css'

const AccountEntries = lazy(() => import('./AccountEntries.tsx'))

/** Who is signed in, and what they may open. */
export function AccountMenu({ bare }: { bare: boolean }) {
  const text = useText()
  const queries = useQueryClient()
  const session = useSession()
  if (!session) return null
  const { name, userName } = session.user
  const company = session.cust?.company
  const welcome = company
    ? text('layout.welcome', { name: name || userName, company: companyShort(company) })
    : text('layout.welcome_name', { name: name || userName })
  const toApprove = session.listsToApprove
  const face = (
    <>
      <span className={classes.welcome} title={company}>
        {welcome}
      </span>
      {toApprove > 0 && (
        <span className={classes.count} role="img" aria-label={text('layout.to_approve', { count: toApprove })}>
          {toApprove}
        </span>
      )}
    </>
  )
  if (bare) return face
  return (
    <div className={classes.accountMenu}>
      <Disclosure
        face={face}
        className={classes.account}
        side="right"
        onIntent={() => {
          void queries.prefetchQuery(menuQuery)
          void import('./AccountEntries.tsx')
        }}
      >
        <Suspense>
          <AccountEntries />
        </Suspense>
      </Disclosure>
    </div>
  )
}
