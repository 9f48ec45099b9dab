import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { siteCookies } from '../../../../rules/site/site.ts'
import { type Language, languageIn, loadTexts, toLanguage } from '../../../../texts/index.ts'
import { readCookie, writeChoice } from '../../../api/cookie.ts'
import { type Session, sessionQuery, useSession } from '../../../api/session/session.ts'
import { type Site, siteQuery, useSite } from '../../../api/site/site.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { sayIn, useLanguage } from '../../../ui/language/language.tsx'

/** Where a reader's language is kept: one place for a visitor of each country, one for who is signed in, one for the sign-in page. */
type LanguagePlace = { country: string } | 'account' | 'login'

/** Switches the language and keeps it; says so in the new one. */
export function useChooseLanguage(keeping: LanguagePlace) {
  const { switchTo } = useLanguage()
  const { region } = useSite()
  return async (chosen: Language) => {
    const language = languageIn(region, chosen)
    keepLanguage(keeping, language)
    await switchTo(language)
    const reading = { language, texts: await loadTexts[language]() }
    toast(sayIn(reading)('layout.language_switched'), 'good')
  }
}

const cookieName = (keeping: LanguagePlace) => {
  if (keeping === 'account') return siteCookies.accountLanguage
  if (keeping === 'login') return siteCookies.loginLanguage
  return siteCookies.languageOf(keeping.country)
}

export const keepLanguage = (keeping: LanguagePlace, language: Language) =>
  writeChoice(cookieName(keeping), language, siteCookies.seconds)

export const loadLanguage = (keeping: LanguagePlace) => toLanguage(readCookie(cookieName(keeping)))

/**
 * Gives who is signed in the language that they chose in this browser, else that of their profile, else the one of their site
 * (specification section 4).
 */
export function useOwnLanguage() {
  const session = useSession()
  const site = useSite()
  const { language, switchTo } = useLanguage()

  useEffect(() => {
    const own = ownLanguage(session, site)
    if (own === undefined) return
    // Kept as long as the session may be: the server renders the next page in it.
    keepLanguage('account', own)
    if (own !== language) void switchTo(own)
  }, [session, site, language, switchTo])
}

/** The same for who has just signed in, before their first page: it would be drawn twice otherwise. */
export function useTakeOwnLanguage() {
  const queries = useQueryClient()
  const { language, switchTo } = useLanguage()
  return async () => {
    const session = await queries.ensureQueryData(sessionQuery)
    // Where their site cannot be had, the page that follows says so.
    const site = await queries.ensureQueryData(siteQuery).catch(() => undefined)
    const own = site && ownLanguage(session, site)
    if (own && own !== language) await switchTo(own)
  }
}

/** Undefined for visitors, and while the site is still that of the visitor who is about to be a customer of another. */
function ownLanguage(session: Session | null, site: Site): Language | undefined {
  if (session === null || (session.cust !== null && session.user.orgId !== site.orgId)) return undefined
  const own = loadLanguage('account') ?? toLanguage(session.user.language) ?? toLanguage(site.language) ?? 'en'
  return languageIn(site.region, own)
}
