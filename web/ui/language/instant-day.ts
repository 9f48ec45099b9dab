import { useContext, useMemo } from 'react'
import { locales } from '../../../texts/index.ts'
import { ClockContext } from './format.ts'
import { useLanguage } from './language.tsx'

/** The day of an ISO instant, by the clock of the site. */
export function useInstantDay() {
  const { language } = useLanguage()
  const timeZone = useContext(ClockContext)
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone })
    return (iso: string) => days.format(new Date(iso))
  }, [language, timeZone])
}
