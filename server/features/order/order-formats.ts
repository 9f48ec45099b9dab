import { amountOf } from '../../../rules/money.ts'
import { type Language, localeOf } from '../../../texts/index.ts'

export type Formats = ReturnType<typeof formatsOf>

/** How a reader of the language writes money (of cents), numbers, days and countries. */
export function formatsOf(language: Language, currency: string) {
  const locale = localeOf[language]
  const amounts = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const numbers = new Intl.NumberFormat(locale)
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const countries = new Intl.DisplayNames([locale], { type: 'region' })
  return {
    money: (cents: number) => amounts.format(amountOf(cents)),
    number: (value: number) => numbers.format(value),
    day: (iso: string) => days.format(new Date(`${iso}T00:00:00Z`)),
    country: (code: string) => countries.of(code) ?? code,
  }
}
