import { createContext, useContext, useMemo } from 'react'
import { currencyFormat } from '../../../rules/catalogue/price/currency-format.ts'
import { type Language, locales } from '../../../texts/index.ts'
import { dayFormat } from '../../../texts/language/day-format.ts'
import { useLanguage } from './language.tsx'

/** The clock by which instants are shown: that of the reader's site (an IANA name). */
export const ClockContext = createContext('UTC')

const formats = new Map<string, ReturnType<typeof makeFormats>>()

function makeFormats(language: Language, timeZone: string) {
  const locale = locales[language]
  const numbers = new Intl.NumberFormat(locale)
  const days = dayFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const instants = dayFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const monthNames = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const initials = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' })
  const names = new Intl.ListFormat(locale)
  const currencies = new Map<string, Intl.NumberFormat>()
  const money = (currency: string) => {
    const format = currencies.get(currency) ?? currencyFormat(locale, currency)
    currencies.set(currency, format)
    return format
  }
  return {
    /** An amount of the wire (two decimals) with its currency. */
    money: (amount: number, currency: string) => money(currency).format(amount),
    number: (value: number) => numbers.format(value),
    /** Names in a sentence: one, another and a third. */
    list: (values: readonly string[]) => names.format(values),
    /** An ISO date, YYYY-MM-DD. */
    day: (iso: string) => days(new Date(`${iso}T00:00:00Z`)),
    /** A month, YYYY-MM, in words, and as its letter. */
    month: (iso: string) => months.format(new Date(`${iso}-01T00:00:00Z`)),
    monthInitial: (iso: string) => initials.format(new Date(`${iso}-01T00:00:00Z`)),
    /** The name of a month of any year, 1 to 12. */
    monthName: (month: number) => monthNames.format(new Date(Date.UTC(2000, month - 1))),
    /** An ISO instant, by the clock of the site. */
    instant: (iso: string) => instants(new Date(iso)),
    /** Its time of the day, by the same clock. */
    time: (iso: string) => times.format(new Date(iso)),
  }
}

/** Words with dates in which a line ends before a time of the day at most: half a date in a narrow column reads as another one. */
export const keepDates = (words: string) => words.replaceAll(/ (?!\d{1,2}:\d)/g, '\u00a0')

/** Money, numbers and dates in the reader's form. */
export function useFormat() {
  const { language } = useLanguage()
  const timeZone = useContext(ClockContext)
  return useMemo(() => {
    const key = `${language} ${timeZone}`
    const cached = formats.get(key) ?? makeFormats(language, timeZone)
    formats.set(key, cached)
    return cached
  }, [language, timeZone])
}
