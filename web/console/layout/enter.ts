import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { consoleEntries } from '../../../rules/office/console.ts'
import { consolePath, movedAddress } from '../../../rules/office/console-address.ts'
import { loadLazyTexts } from '../../../texts/lazy/load-lazy-texts.ts'
import { admit } from '../../api/closed.ts'
import { sessionQuery } from '../../api/session/session.ts'
import { type Reading, sayIn } from '../../ui/language/language.tsx'
import { idIn } from '../../ui/list/query.ts'
import { consolePages, missingPage } from './pages.ts'

type BeforeLoadArgs = {
  context: { queries: QueryClient; reading: Reading }
  location: { href: string; searchStr: string }
  params: { _splat?: string | undefined }
}

/**
 * Lets staff into the page of a path, with its texts; the console itself is the first page that one may open. An address that
 * no page has says so within the console: who works there finds the next page in its menu.
 */
export async function enter({ params: { _splat = '' }, context, ...arriving }: BeforeLoadArgs) {
  const moved = movedAddress(_splat)
  if (moved) throw redirect({ href: `/console/${moved}${arriving.location.searchStr}`, replace: true })
  const [name = '', id, ...more] = _splat.split('/').filter(Boolean)
  const found = id === undefined ? pageAt(name, false) : (pageAt(`${name}/${id}`, false) ?? pageAt(name, true))
  const page = more.length > 0 ? undefined : found
  await confine(context.queries, name)
  const { permissions, user } = await admit({ ...arriving, context, matches: page ? [{ staticData: page }] : [] })
  const first = consoleEntries(permissions)[0]?.address ?? (user.lacksAuthenticator ? 'authenticator' : undefined)
  if (!first) throw redirect({ to: '/401' })
  if (name === '') throw redirect({ href: consolePath(first), replace: true })

  const { language } = context.reading
  const texts = { ...context.reading.texts, ...(await loadLazyTexts.console[language]()) }
  const reading = { language, texts }
  const shown = page ?? missingPage
  return {
    reading,
    page: shown,
    id: idIn({ id }, 'id'),
    code: id ?? '',
    title: `${sayIn(reading)(shown.title)} · Aster`,
  }
}

/** Who has to set up an authenticator first goes there, wherever they wanted to. */
async function confine(queries: QueryClient, name: string) {
  const session = await queries.ensureQueryData(sessionQuery)
  if (session?.user.lacksAuthenticator && name !== 'authenticator')
    throw redirect({ href: consolePath('authenticator') })
}

const pageAt = (name: string, isDetail: boolean) =>
  consolePages.find((one) => one.name === name && one.isDetail === isDetail)
