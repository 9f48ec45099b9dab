import face from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url'
import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  retainSearchParams,
  Scripts,
  useLocation,
  useRouter,
} from '@tanstack/react-router'
import { type ReactNode, Suspense, useCallback } from 'react'
import { languageTag } from '../../../texts/index.ts'
import { lateCookieScript } from '../../api/session/late-cookie.ts'
import { sessionQuery } from '../../api/session/session.ts'
import { siteQuery } from '../../api/site/site.ts'
import { ClockContext } from '../../ui/language/format.ts'
import { LanguageProvider, type Reading, useLanguage } from '../../ui/language/language.tsx'
import '../../ui/theme/styles.ts'
import { Toaster } from '../../ui/feedback/Toaster.tsx'
import { choiceIn, idIn } from '../../ui/list/query.ts'
import { settingsScript } from '../../ui/theme/settings.ts'
import { theme } from '../../ui/theme/theme.ts'
import { SessionDialogs } from '../features/me/session/SessionDialogs.tsx'
import { useLateSession } from '../features/me/session/useLateSession.ts'
import { useOwnLanguage } from '../features/site/language.ts'
import type { RouterContext } from './router-context.ts'

type FrameAddress = { org_id?: number | undefined; qo?: '1' | undefined }

const pageEnd = 'page-end'

export const Route = createRootRouteWithContext<RouterContext>()({
  // The site that a link led to, and the quick-order flag, go with their reader from page to page.
  validateSearch: (query: Record<string, unknown>): FrameAddress => ({
    org_id: idIn(query, 'org_id'),
    qo: choiceIn(query, 'qo', ['1']),
  }),
  search: { middlewares: [retainSearchParams(['org_id', 'qo'])] },
  beforeLoad: async ({ context: { queries } }) => {
    await Promise.all([queries.ensureQueryData(sessionQuery), queries.ensureQueryData(siteQuery)])
  },
  head: ({ match: { context } }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: context.reading.texts['layout.title'] },
      { name: 'description', content: context.reading.texts['layout.description'] },
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      // Where lists have columns they are painted whole: rows that come one after another would move what is on the screen.
      { rel: 'expect', href: `#${pageEnd}`, blocking: 'render', media: '(min-width: 48.01em)' },
      // Asked for before the style that names it has come.
      { rel: 'preload', href: face, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
      ...(context.textsFile ? [{ rel: 'modulepreload', href: context.textsFile }] : []),
    ],
  }),
  shellComponent: Document,
  component: Page,
})

function Document({ children }: { children: ReactNode }) {
  const router = useRouter()
  const queries = useQueryClient()

  const updateDocument = useCallback(
    (reading: Reading) => {
      // Calls say it; React writes the same a moment later.
      document.documentElement.lang = languageTag(reading.language)
      router.update({ context: { ...router.options.context, reading } })
      // Names of classes and sentences of the server come in the reader's language, and so do titles.
      void queries.invalidateQueries().then(() => router.invalidate())
    },
    [queries, router],
  )

  return (
    <LanguageProvider first={router.options.context.reading} onSwitch={updateDocument}>
      <Html>{children}</Html>
    </LanguageProvider>
  )
}

function Html({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const { data: site } = useQuery(siteQuery)
  const isVisitor = useQueryClient().getQueryData(sessionQuery.queryKey) === null
  const nonce = useRouter().options.ssr?.nonce
  return (
    <html lang={languageTag(language)} data-org={site?.orgId} {...mantineHtmlProps}>
      <head>
        {isVisitor && (
          <script suppressHydrationWarning {...(nonce && { nonce })}>
            {lateCookieScript}
          </script>
        )}
        <script suppressHydrationWarning {...(nonce && { nonce })}>
          {settingsScript}
        </script>
        <ColorSchemeScript defaultColorScheme="auto" {...(nonce && { nonce })} />
        <HeadContent />
      </head>
      <body>
        <ClockContext value={site?.timeZone ?? 'UTC'}>
          <MantineProvider theme={theme} defaultColorScheme="auto" {...(nonce && { getStyleNonce: () => nonce })}>
            {children}
          </MantineProvider>
        </ClockContext>
        <Scripts />
      </body>
    </html>
  )
}

function Page() {
  useLateSession()
  return (
    <>
      <Outlet />
      <div id={pageEnd} hidden />
      <SessionDialogs />
      <Toaster />
      <Suspense>
        <OwnLanguage />
      </Suspense>
    </>
  )
}

/** Apart from the page, because it waits for the site of who has just signed in. */
function OwnLanguage() {
  // Signing in empties what was known of the reader; the page after it asks again who they are.
  useLocation({ select: ({ pathname }) => pathname })
  useOwnLanguage()
  return null
}
