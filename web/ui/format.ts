import { useMemo } from 'react'
import { type Language, localeOf } from '../../texts/index.ts'
import { useLanguage } from './language.tsx'

const timeZone = 'Europe/Amsterdam'

const formats = new Map<Language, ReturnType<typeof formatsOf>>()

function formatsOf(language: Language) {
  const locale = localeOf[language]
  const numbers = new Intl.NumberFormat(locale)
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const instants = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const currencies = new Map<string, Intl.NumberFormat>()
  const money = (currency: string) => {
    const known = currencies.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
    currencies.set(currency, known)
    return known
  }
  return {
    /** An amount of the wire (two decimals) with its currency. */
    money: (amount: number, currency: string) => money(currency).format(amount),
    number: (value: number) => numbers.format(value),
    /** An ISO date, YYYY-MM-DD. */
    day: (iso: string) => days.format(new Date(`${iso}T00:00:00Z`)),
    /** An ISO instant, in the time of the warehouse. */
    instant: (iso: string) => instants.format(new Date(iso)),
  }
}

/** Money, numbers and dates in the reader's form. */
export function useFormat() {
  const { language } = useLanguage()
  return useMemo(() => {
    const known = formats.get(language) ?? formatsOf(language)
    formats.set(language, known)
    return known
  }, [language])
}
