import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { type Session, sessionQuery } from '../../../api/session/session.ts'
import { useText } from '../../../ui/language/language.tsx'
import { SignInForm } from '../../features/me/session/SignInForm.tsx'
import { redirectIn, safePath } from '../../features/me/session/safe-path.ts'
import { LanguageChoice } from '../../features/site/LanguageChoice.tsx'
import { useTakeOwnLanguage } from '../../features/site/language.ts'
import { Logo } from '../../layout/header/Logo.tsx'
import { headWithTitle } from '../../layout/page-head.ts'
import classes from './login.module.css'

export const Route = createFileRoute('/login')({
  validateSearch: redirectIn,
  beforeLoad: async ({ context: { queries }, search }) => {
    const session = await queries.ensureQueryData(sessionQuery)
    if (session) throw redirect({ href: wayOnward(session, search.redirect) })
  },
  head: headWithTitle('session.title'),
  component: LoginPage,
})

/** The page that was requested; without a required authenticator its set-up comes first. */
const wayOnward = (session: Session | null, path: string | undefined) =>
  session?.user.lacksAuthenticator ? '/console/authenticator' : safePath(path)

/** Stands alone, without the shop's frame (specification section 2). */
function LoginPage() {
  const text = useText()
  const { redirect: path, ended } = Route.useSearch()
  const navigate = Route.useNavigate()
  const takeOwnLanguage = useTakeOwnLanguage()
  const queries = useQueryClient()
  const goOn = async () => {
    await takeOwnLanguage()
    const session = await queries.ensureQueryData(sessionQuery)
    await navigate({ href: wayOnward(session, path), replace: true })
  }
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Logo />
        <div className={classes.ways}>
          <Link to="/ac/register">{text('site.join_free')}</Link>
          <LanguageChoice atLogin />
        </div>
      </header>
      <main className={classes.main}>
        {ended && <p role="status">{text('layout.session_ended')}</p>}
        <SignInForm onSignedIn={() => void goOn()} />
      </main>
    </div>
  )
}
