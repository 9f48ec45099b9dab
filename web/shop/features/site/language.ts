import { useEffect } from 'react'
import { siteCookies } from '../../../../rules/site.ts'
import { type Language, languageRead, loadTexts } from '../../../../texts/index.ts'
import { readCookie, writeChoice } from '../../../api/cookie.ts'
import { useSession } from '../../../api/session.ts'
import { useSite } from '../../../api/site.ts'
import { sayIn, useLanguage } from '../../../ui/language.tsx'
import { toast } from '../../../ui/toast.ts'

/** Where a reader's language is kept: one place for a visitor of each country, one for who is signed in, one for the sign-in page. */
type Keeping = { country: string } | 'account' | 'login'

/** Switches the language and keeps it; says so in the new one. */
export function useChooseLanguage(keeping: Keeping) {
  const { switchTo } = useLanguage()
  return async (language: Language) => {
    keepLanguage(keeping, language)
    await switchTo(language)
    const reading = { language, texts: await loadTexts[language]() }
    toast(sayIn(reading)('layout.language_switched'), 'good')
  }
}

const nameOf = (keeping: Keeping) => {
  if (keeping === 'account') return siteCookies.accountLanguage
  if (keeping === 'login') return siteCookies.loginLanguage
  return siteCookies.languageOf(keeping.country)
}

export const keepLanguage = (keeping: Keeping, language: Language) =>
  writeChoice(nameOf(keeping), language, siteCookies.seconds)

export const keptLanguage = (keeping: Keeping) => languageRead(readCookie(nameOf(keeping)))

/** Gives who signs in the language that he chose, else the one of his site (specification section 4). */
export function useOwnLanguage() {
  const session = useSession()
  const site = useSite()
  const { language, switchTo } = useLanguage()
  const own = session && (session.cust === null || session.user.orgId === site.orgId) ? site.language : undefined

  useEffect(() => {
    if (own === undefined) return
    const kept = keptLanguage('account')
    const wanted = kept ?? languageRead(own) ?? 'en'
    if (!kept) keepLanguage('account', wanted)
    if (wanted !== language) void switchTo(wanted)
  }, [own, language, switchTo])
}
