import { currencyFormat } from '../../rules/catalogue/price/currency-format.ts'
import { toAmount } from '../../rules/catalogue/price/money.ts'
import { waitingPieces } from '../../rules/order/back-order.ts'
import { warehouseNames } from '../../texts/fulfilment/warehouse-name.ts'
import { type Language, locales } from '../../texts/index.ts'
import { dayFormat } from '../../texts/language/day-format.ts'
import { say } from '../../texts/say.ts'

export type Formats = ReturnType<typeof readFormats>

const gramsOfPound = 453.592

const formatsByLanguage = new Map<string, Formats>()

/** How a reader of the language writes amounts (of cents), amounts without their currency, numbers, decimals (of a text with a point, each digit of it), weights (of grams), days (also in digits, for tables) and countries. */
export function makeFormats(language: Language, currency: string): Formats {
  const key = `${language} ${currency}`
  const formats = formatsByLanguage.get(key) ?? readFormats(language, currency)
  formatsByLanguage.set(key, formats)
  return formats
}

// Making them takes longer than all that one order writes with them.
function readFormats(language: Language, currency: string) {
  const locale = locales[language]
  const amounts = currencyFormat(locale, currency)
  const bareAmounts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const numbers = new Intl.NumberFormat(locale)
  const days = dayFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const shortDays = dayFormat(language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const weights = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: language === 'us' ? 'pound' : 'kilogram',
    maximumFractionDigits: 2,
  })
  const point = bareAmounts.formatToParts(0).find(({ type }) => type === 'decimal')?.value ?? '.'
  const countries = new Intl.DisplayNames([locale], { type: 'region' })
  return {
    money: (cents: number) => amounts.format(toAmount(cents)),
    amount: (cents: number) => bareAmounts.format(toAmount(cents)),
    number: (value: number) => numbers.format(value),
    decimal: (text: string) => text.replace('.', point),
    weight: (grams: number) => weights.format(grams / (language === 'us' ? gramsOfPound : 1_000)),
    day: (iso: string) => days(new Date(`${iso}T00:00:00Z`)),
    shortDay: (iso: string) => shortDays(new Date(`${iso}T00:00:00Z`)),
    country: (code: string) => countries.of(code) ?? code,
  }
}

/** What a reader of the language calls a warehouse: the country that its code stands for, else the code. */
export function warehouseNameIn(language: Language, code: string): string {
  const name = warehouseNames[code]
  return name ? say(language, name) : code
}

type Line = { backOrdered: number; preOrdered: number; expectedOn: string | null }

/** What of a line follows and when, or that no day is known yet; null where all of it is there. */
export function laterWords(line: Line, { day }: Formats, language: Language): string | null {
  const pieces = waitingPieces(line)
  if (pieces === 0) return null
  const { expectedOn } = line
  const when = expectedOn ? say(language, 'ui.expected_on', { date: day(expectedOn) }) : say(language, 'ui.no_arrival')
  return `${say(language, 'mail.order_later', { pieces })}, ${when}`
}
