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
import { loadTexts } from '../../texts/index.ts'
import { readQuery, writeQuery } from '../address.ts'
import type { Session } from '../api/session/session.ts'
import { show } from './show.tsx'

/** Renders a page of the shop by its own route, at an address with a query. Returns the address as it is by then. */
export async function showPage(route: AnyRoute, query: string, session: Session) {
  const root = createRootRoute()
  const page = route.update({ id: '/page', path: '/page', getParentRoute: () => root } as never)
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' })
  const history = createMemoryHistory({ initialEntries: [`/page${query}`] })
  const router = createRouter({
    routeTree: root.addChildren([page, anywhere]),
    history,
    parseSearch: readQuery,
    stringifySearch: writeQuery,
    context: { reading: { language: 'en', texts: await loadTexts.en() }, origin: '' } as never,
  })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  await router.load()
  await show(<RouterProvider router={router as never} />, { session })
  return () => history.location.search
}

/** The same for a page of the console. */
export const showConsolePage = (Page: () => ReactNode, query: string, session: Session) =>
  showPage(createRoute({ getParentRoute: () => createRootRoute(), path: '/page', component: Page }), query, session)
