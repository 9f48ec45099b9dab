import { createFileRoute, Link } from '@tanstack/react-router'
import { useText } from '../../ui/language/language.tsx'
import { HomePage } from '../compose/HomePage.tsx'
import { redirectIn } from '../features/me/session/safe-path.ts'
import shop from '../layout/Shop.module.css'
import { homeHead, loadHome } from './load-home.ts'

export const Route = createFileRoute('/_shop/index')({
  // A session that ended by itself leads here, with the way back.
  validateSearch: redirectIn,
  loader: loadHome,
  head: homeHead,
  component: IndexPage,
})

function IndexPage() {
  const text = useText()
  const { ended, redirect } = Route.useSearch()
  return (
    <>
      {ended && (
        <p role="alert" className={shop.notice}>
          {text(ended === 'failed' ? 'server.failed' : 'layout.session_ended')}.{' '}
          <Link to="/login" search={{ redirect }}>
            {text('layout.log_in_again')}
          </Link>
        </p>
      )}
      <HomePage />
    </>
  )
}
