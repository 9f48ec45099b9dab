import { useMemo } from 'react'
import { addDays } from '../../../../../rules/shipping/day.ts'
import { locales } from '../../../../../texts/index.ts'
import { useLanguage } from '../../../../ui/language/language.tsx'

/** Says an ISO date, or one so many days from it, without its year. */
export function useShortDay() {
  const { language } = useLanguage()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short', timeZone: 'UTC' })
    return (iso: string, days = 0) => format.format(Date.parse(addDays(iso, days)))
  }, [language])
}
