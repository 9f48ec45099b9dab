import { createFileRoute, redirect } from '@tanstack/react-router'
import { safePath } from '../../features/me/session/safe-path.ts'

/** Goes on to the path behind it, so that a page which is open can be opened again (specification section 2). */
export const Route = createFileRoute('/redirect/$')({
  beforeLoad: ({ params: { _splat = '' }, location }) => {
    throw redirect({ href: safePath(`/${_splat}${location.searchStr}`), replace: true })
  },
})
