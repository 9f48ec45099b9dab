import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { loadTexts, toLanguage } from '../texts/index.ts'
import { readQuery, writeQuery } from './address.ts'
import { failingAtOnce, watchedCaches } from './api/failures.ts'
import { startAgeAtArrival } from './api/queries.ts'
import { routeTree } from './routes.gen.ts'
import { PageFailed } from './shop/layout/PageFailed.tsx'
import { loadTextsOfPages } from './shop/layout/page-texts.ts'
import type { RouterContext } from './shop/layout/router-context.ts'

const readPageContext = createIsomorphicFn()
  .server(() => {
    const { page } = getGlobalStartContext() ?? {}
    return { language: page?.language, nonce: page?.nonce, textsFile: page?.texts, origin: page?.origin }
  })
  .client(() => ({
    language: document.documentElement.lang,
    nonce: undefined,
    textsFile: undefined,
    origin: window.location.origin,
  }))

/** A router for one reader: on the server one for each page, in the browser one for all. */
export async function getRouter() {
  const { language: wanted, nonce, textsFile, origin = '' } = readPageContext()
  const language = toLanguage(wanted) ?? 'en'
  const queries = new QueryClient({
    ...watchedCaches(),
    defaultOptions: {
      ...failingAtOnce,
      queries: { ...failingAtOnce.queries, staleTime: 30_000, gcTime: 10 * 60_000 },
    },
  })
  const context: RouterContext = {
    queries,
    reading: { language, texts: await loadTexts[language]() },
    textsFile,
    origin,
  }

  const router = createRouter({
    routeTree,
    context,
    ssr: { ...(nonce && { nonce }) },
    defaultPreload: 'intent',
    // The query cache knows what is fresh; the router asks it every time.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageFailed,
    // A page is shown as soon as it is there: its skeleton stood in the server's answer already.
    defaultPendingMinMs: 0,
    parseSearch: readQuery,
    stringifySearch: writeQuery,
    defaultStructuralSharing: true,
    scrollRestoration: true,
    hydrate: async () => {
      const [matchedRoutes] = router.getMatchedRoutes(window.location.pathname)
      await loadTextsOfPages(matchedRoutes, context.reading)
    },
  })
  setupRouterSsrQueryIntegration({ router, queryClient: queries })
  const { hydrate } = router.options
  router.options.hydrate = async (dehydrated) => {
    await hydrate?.(dehydrated)
    startAgeAtArrival(queries)
  }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
