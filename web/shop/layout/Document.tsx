import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback } from 'react'
import type { Language } from '../../../texts/index.ts'
import { writeCookie } from '../../api/cookie.ts'
import { sessionQuery } from '../../api/session.ts'
import { LanguageProvider, useLanguage } from '../../ui/language.tsx'
import '../../ui/styles.ts'
import { Toaster } from '../../ui/Toaster.tsx'
import { theme } from '../../ui/theme.ts'
import { SessionDialogs } from '../features/session/SessionDialogs.tsx'
import { useLateSession } from '../features/session/useLateSession.ts'
import type { RouterContext } from './router-context.ts'

// Specification section 9: cookies of language and country last 30 days.
const languageKept = 30 * 24 * 60 * 60

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { queries } }) => {
    await queries.ensureQueryData(sessionQuery)
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
      ...(context.textsFile ? [{ rel: 'modulepreload', href: context.textsFile }] : []),
    ],
  }),
  shellComponent: Document,
  component: Page,
})

function Document({ children }: { children: ReactNode }) {
  const { reading } = useRouter().options.context
  const queries = useQueryClient()

  const keep = useCallback(
    (language: Language) => {
      writeCookie('language', language, languageKept)
      // Names of classes and sentences of the server come in the reader's language.
      void queries.invalidateQueries()
    },
    [queries],
  )

  return (
    <LanguageProvider first={reading} onSwitch={keep}>
      <Html>{children}</Html>
    </LanguageProvider>
  )
}

function Html({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const nonce = useRouter().options.ssr?.nonce
  return (
    <html lang={language} {...mantineHtmlProps}>
      <head>
        <ColorSchemeScript defaultColorScheme="auto" {...(nonce && { nonce })} />
        <HeadContent />
      </head>
      <body>
        <MantineProvider theme={theme} defaultColorScheme="auto" {...(nonce && { getStyleNonce: () => nonce })}>
          {children}
        </MantineProvider>
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
      <SessionDialogs />
      <Toaster />
    </>
  )
}
