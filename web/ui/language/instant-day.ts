import { useContext, useMemo } from 'react'
import { dayFormat } from '../../../texts/language/day-format.ts'
import { ClockContext } from './format.ts'
import { useLanguage } from './language.tsx'

/** The day of an ISO instant, by the clock of the site. */
export function useInstantDay() {
  const { language } = useLanguage()
  const timeZone = useContext(ClockContext)
  return useMemo(() => {
    const days = dayFormat(language, { dateStyle: 'medium', timeZone })
    return (iso: string) => days(new Date(iso))
  }, [language, timeZone])
}
