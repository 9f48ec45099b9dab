import { createFileRoute, useLocation } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { longestLinkToken } from '../../../../rules/identity/password.ts'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { LazyTexts } from '../../../ui/language/LazyTexts.tsx'
import { textIn } from '../../../ui/list/query.ts'
import { ChoosePassword } from '../../features/me/session/ChoosePassword.tsx'
import { ForgottenPassword } from '../../features/me/session/ForgottenPassword.tsx'
import { LanguageChoice } from '../../features/site/LanguageChoice.tsx'
import { Logo } from '../../layout/header/Logo.tsx'
import { headWithTitle } from '../../layout/page-head.ts'
import classes from './login.module.css'

export const Route = createFileRoute('/my/password')({
  // The token is for the browser of its reader alone.
  ssr: false,
  // Mails from before 28 November 2026 have it in the query; an invitation is good for seven days.
  validateSearch: (query: Record<string, unknown>): { token?: string | undefined } => ({
    token: textIn(query, 'token', longestLinkToken),
  }),
  head: headWithTitle('session.password'),
  component: NewPasswordPage,
})

/** Asks for a mailed link, or takes one. Stands alone like the sign-in. */
function NewPasswordPage() {
  const { token: queried } = Route.useSearch()
  const hash = useOwnHash()
  const token = textIn(Object.fromEntries(new URLSearchParams(hash)), 'token', longestLinkToken) ?? queried
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Logo />
        <LanguageChoice atLogin />
      </header>
      <main className={classes.main}>
        <Suspense fallback={<BlockSkeleton height={320} />}>
          <LazyTexts part="account">{token ? <ChoosePassword token={token} /> : <ForgottenPassword />}</LazyTexts>
        </Suspense>
      </main>
    </div>
  )
}

/** What stands behind the number sign here; it stays while another page, which has none, is on its way. */
function useOwnHash() {
  const hash = useLocation({ select: (location) => (location.pathname === Route.to ? location.hash : undefined) })
  const [last, setLast] = useState(hash ?? '')
  if (hash !== undefined && hash !== last) setLast(hash)
  return hash ?? last
}
