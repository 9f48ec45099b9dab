import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { apiPrefix } from '../../contract/endpoint.ts'
import { type Language, loadTexts } from '../../texts/index.ts'
import { readQuery, writeQuery } from '../address.ts'
import { failingAtOnce, watchedCaches } from '../api/failures.ts'
import { type Session, sessionQuery } from '../api/session/session.ts'
import { type Site, siteQuery } from '../api/site/site.ts'
import { Questions } from '../ui/feedback/Questions.tsx'
import { Toaster } from '../ui/feedback/Toaster.tsx'
import { ClockContext } from '../ui/language/format.ts'
import { LanguageProvider } from '../ui/language/language.tsx'

/** A customer's account that may order. */
export const buyer: Session = {
  user: {
    userName: 'nl.buyer',
    name: 'Noor',
    custId: 1,
    accountId: 2,
    custnum: 'C1',
    email: 'noor@example.com',
    avatar: '',
    orgId: 1,
    confirmed: true,
    impersonator: null,
    lacksAuthenticator: false,
    language: 'en',
    preferences: {},
  },
  roles: ['buyer'],
  permissions: ['cust:shoppingcart', 'cust:order'],
  cust: { company: 'Voorbeeld', country: 'NL', termsNetDays: 30 },
  currency: 'EUR',
  region: 'EU',
  listsToApprove: 0,
  unreadMessages: 0,
  favoritesQty: 0,
  shoppingCartQty: 0,
  shoppingCartPrice: 0,
}

/** The site that most readers stand in. */
export const dutch: Site = {
  orgId: 1,
  siteName: 'Netherlands',
  region: 'EU',
  iso2: 'NL',
  language: 'en',
  languages: ['en', 'it', 'de', 'fr', 'pl'],
  currency: 'EUR',
  hotPhone: '+31 20 000 0001',
  serviceEmail: 'service.nl@aster.example',
  skypeId: 'live:aster.nl',
  timeZone: 'Europe/Amsterdam',
  workTime: 'Mon–Fri 08:30–17:30',
  warehouse: 'NL',
  cutOffAt: '2026-11-18T15:30:00Z',
  myqo: false,
  registerOrgId: 1,
  certificates: ['iso9001', 'iso14001', 'rohs'],
  legalEntity: null,
  offices: [],
}

type Refused = { refused: string; code: number; msg?: string; fields?: string[]; details?: unknown; status?: number }
export type Reader = { session: Session | null; site?: Site; language?: Language }

/** What is known of a reader before anything is asked for. */
export function startQueries({ session, site = dutch }: Reader) {
  const queries = new QueryClient({
    ...watchedCaches(),
    defaultOptions: { ...failingAtOnce, queries: { ...failingAtOnce.queries, staleTime: 60_000 } },
  })
  queries.setQueryData(sessionQuery.queryKey, session)
  queries.setQueryData(siteQuery.queryKey, site)
  return queries
}

/** Renders a part of a page for a reader, with all that stands around it in the shop. */
export async function show(part: ReactNode, given: Reader, queries = startQueries(given)) {
  const { site = dutch, language = 'en' } = given
  const root = createRootRoute({ component: Outlet })
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' })
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory(),
    parseSearch: readQuery,
    stringifySearch: writeQuery,
  })
  const first = { language, texts: await loadTexts[language]() }

  return act(async () =>
    render(
      <QueryClientProvider client={queries}>
        <RouterContextProvider router={router}>
          <LanguageProvider first={first}>
            <ClockContext value={site.timeZone}>
              <MantineProvider>
                {part}
                <Questions />
                <Toaster />
              </MantineProvider>
            </ClockContext>
          </LanguageProvider>
        </RouterContextProvider>
      </QueryClientProvider>,
    ),
  )
}

type Answer = object | Refused

const isRefused = (answer: Answer): answer is Refused => 'refused' in answer && typeof answer.refused === 'string'
type Answers = Record<string, Answer | ((query: URLSearchParams) => Promise<Answer>)>

/**
 * Answers calls by method and path, the envelope around; what is not named is not found. An answer that depends on what
 * is asked for, or comes later, is a function. Returns what was sent.
 */
export function answering(answers: Answers) {
  const requests: SentCall[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body = '', headers, keepalive, credentials }: Sending) => {
    const [path, query] = url.slice(apiPrefix.length).split('?')
    requests.push({ url, body, headers, keepalive, credentials })
    const answer = answers[`${method} ${path}`] ?? { refused: 'request.not_found', code: 404, status: 404 }
    return envelope(typeof answer === 'function' ? await answer(new URLSearchParams(query)) : answer)
  })
  return requests
}

type SentCall = { url: string; body: string; headers: Record<string, string>; keepalive: boolean; credentials: string }
type Sending = Partial<Pick<SentCall, 'body'>> & Omit<SentCall, 'url' | 'body'> & { method: string }

function envelope(answer: Answer) {
  // A change of several answers those that refused it as a list.
  if (!isRefused(answer)) return Response.json({ code: 200, msg: 'ok', data: answer })
  const { refused: reason, code, msg = '', fields = [], details, status = 200 } = answer
  return Response.json({ code, msg, data: { reason, fields, details } }, { status })
}
