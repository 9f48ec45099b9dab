import { type Language, languageIn, locales } from '../../../../texts/index.ts'

type Hours = { region: 'EU' | 'US'; opens: string; closes: string }

/** When a site answers, in a language: "Mon–Fri 08:30–17:30". In the US with am and pm. */
export function workTimeIn(language: Language, { region, opens, closes }: Hours): string {
  const locale = locales[languageIn(region, language)]
  const days = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const times = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return `${days.format(monday)}–${days.format(friday)} ${times.format(at(opens))}–${times.format(at(closes))}`
}

const monday = new Date('2026-01-05T00:00:00Z')
const friday = new Date('2026-01-09T00:00:00Z')
const at = (time: string) => new Date(`2026-01-05T${time}Z`)
