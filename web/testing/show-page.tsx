import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { type Language, loadTexts } from '../../texts/index.ts'
import { readQuery, writeQuery } from '../address.ts'
import type { Session } from '../api/session/session.ts'
import { type Reader, show, startQueries } from './show.tsx'

type Page = Reader & {
  /** What of the address says which one it is, such as `/$id`. */
  params?: string
}

/** Renders a page of the shop by its own route, at an address below `/page`. Returns its router. */
export async function openPage(route: AnyRoute, address: string, { params = '', ...given }: Page) {
  const root = createRootRoute()
  const page = route.update({ id: '/page', path: `/page${params}`, getParentRoute: () => root } as never)
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' })
  const { language = 'en' } = given
  const queries = startQueries(given)
  const router = createRouter({
    routeTree: root.addChildren([page, anywhere]),
    history: createMemoryHistory({ initialEntries: [`/page${address}`] }),
    parseSearch: readQuery,
    stringifySearch: writeQuery,
    context: {
      queries,
      reading: { language, texts: await loadTexts[language]() },
      origin: 'https://aster.example',
    } as never,
  })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  await router.load()
  await show(<RouterProvider router={router as never} />, given, queries)
  return router
}

/** The same where the query alone says what the page shows. Returns the query as it is by then. */
export async function showPage(route: AnyRoute, query: string, session: Session, language: Language = 'en') {
  const { history } = await openPage(route, query, { session, language })
  return () => history.location.search
}

/** The same for a page of the console. */
export const showConsolePage = (Page: () => ReactNode, query: string, session: Session, language?: Language) =>
  showPage(
    createRoute({ getParentRoute: () => createRootRoute(), path: '/page', component: Page }),
    query,
    session,
    language,
  )
