import { lazy, Suspense, useEffect, useState } from 'react'
import { siteCookies, siteToHint } from '../../../../rules/site/site.ts'
import { readCookie } from '../../../api/cookie.ts'
import { useSession } from '../../../api/session/session.ts'
import { useSite } from '../../../api/site/site.ts'
import { countryOfVisitor } from './queries.ts'

const HintCard = lazy(() => import('./HintCard.tsx'))

/**
 * Offers the site of their country to a visitor who chose none. Asked once, after the page, because a visitor's page is
 * the same for all.
 */
export function CountryHint() {
  const { orgId } = useSite()
  const visitor = useSession() === null
  const [country, setCountry] = useState('')

  useEffect(() => {
    if (!visitor || readCookie(siteCookies.country) !== undefined || noteHint()) return
    // It is a hint: without an answer there is none.
    countryOfVisitor().then(setCountry, () => {})
  }, [visitor])

  const better = siteToHint(country, orgId)
  if (!visitor || better === undefined) return null
  return (
    <Suspense>
      <HintCard country={country} orgId={better} onClose={() => setCountry('')} />
    </Suspense>
  )
}

/** Whether this browser has been asked already; from now on it has. */
function noteHint(): boolean {
  try {
    const wasShown = localStorage.getItem('country-asked') !== null
    localStorage.setItem('country-asked', '1')
    return wasShown
  } catch {
    return true
  }
}
