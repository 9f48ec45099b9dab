import { useMemo } from 'react'
import { addDays } from '../../../rules/shipping/day.ts'
import { dayFormat } from '../../../texts/language/day-format.ts'
import { useLanguage } from './language.tsx'

/** Says an ISO date, or one so many days from it, without its year. */
export function useShortDay() {
  const { language } = useLanguage()
  return useMemo(() => {
    const format = dayFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    return (iso: string, days = 0) => format(Date.parse(addDays(iso, days)))
  }, [language])
}
