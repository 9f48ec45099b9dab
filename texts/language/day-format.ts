import { type Language, locales } from '../index.ts'

/** Where the first of a month is an ordinal, as other days are not. */
const firstOfMonth: Partial<Record<Language, string>> = { fr: '1er', it: '1º' }

/**
 * How a language writes days and instants: as `Intl` does with these options, but with the first of a month as it is
 * said. In digits it is 01 in these languages and stays so.
 */
export function dayFormat(language: Language, options: Intl.DateTimeFormatOptions): (at: Date | number) => string {
  const format = new Intl.DateTimeFormat(locales[language], options)
  const first = firstOfMonth[language]
  if (!first) return (at) => format.format(at)
  const written = ({ type, value }: Intl.DateTimeFormatPart) => (type === 'day' && value === '1' ? first : value)
  return (at) => format.formatToParts(at).map(written).join('')
}
