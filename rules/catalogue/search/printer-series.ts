import { normalise } from '../product/part-number.ts'
import type { Token } from './search-words.ts'

/** The printers of a series, as patterns of their names. */
export type PrinterSeries = {
  /** The words beside the number. */
  words: string[]
  /** What the name holds without its signs; wide, for the index. */
  within: string
  /** What it holds as it is spaced: the numbers of the series. */
  spaced: string
  /** What stands first: the number itself, or the first of several. */
  first: string
}

/** `open` so many digits behind the stem are any: 2200 of a series is 22 with two of them. */
type SeriesNumber = { letters: string; stem: string; open: number; digits: string }

/**
 * The series that words name: `PSC 2200 Series` holds 2200 to 2299, `HL-2030 series` 2030 to 2039, `C48x Series` 480 to 489,
 * `OfficeJet G Series` G55. `3300/3310/3320` is these alone, `M101-M106` what lies between. `isSeries`: a word says that it is one.
 */
export function readSeries(tokens: readonly Token[], isSeries: boolean): PrinterSeries | undefined {
  const from = tokens.findIndex((token) => readNumbers(token, isSeries))
  const numbers: SeriesNumber[] = []
  const used = new Set<Token>()
  for (const token of from < 0 ? [] : tokens.slice(from)) {
    const more = readNumbers(token, isSeries)
    const [first = more?.[0]] = numbers
    if (!more || (more[0]?.digits.length !== first?.digits.length && used.size > 0) || (used.size > 0 && !isSeries))
      break
    numbers.push(...more.map((number) => ({ ...number, letters: number.letters || (first?.letters ?? '') })))
    used.add(token)
  }
  const words = tokens.filter((token) => !used.has(token)).map(({ text }) => text)
  return numbers.length > 0 ? toSeries(words, numbers) : readLetter(tokens, isSeries)
}

function toSeries(words: string[], numbers: readonly SeriesNumber[]): PrinterSeries | undefined {
  const [first] = numbers
  if (!first) return undefined
  const ofAll = (pattern: (number: SeriesNumber) => string) => `(${numbers.map(pattern).join('|')})`
  return {
    words,
    within: ofAll(({ letters, stem }) => letters + stem),
    spaced: ofAll(({ letters, stem, open }) => toPattern(letters, stem + '[0-9]'.repeat(open))),
    first: toPattern(first.letters, first.digits),
  }
}

/** As names are spaced, `HL L2350DW`; a number ends where its digits end: `2030` is in `HL 2030N` and not in `HL 20301`. */
const toPattern = (letters: string, digits: string) => ` ${letters.replaceAll(/./g, '$& ?')}${digits}($|[^0-9])`

/** `OfficeJet G Series`. */
function readLetter(tokens: readonly Token[], isSeries: boolean): PrinterSeries | undefined {
  const letter = isSeries ? tokens.findLast(({ text }) => /^[A-Z]$/.test(text)) : undefined
  if (!letter) return undefined
  const words = tokens.filter((token) => token !== letter).map(({ text }) => text)
  const spaced = ` ${letter.text}[0-9]`
  return { words, within: `${letter.text}[0-9]`, spaced, first: spaced }
}

/** The numbers of a word; where no word says that it is a series, only those of a list or of a range with letters. */
function readNumbers({ text, typed }: Token, isSeries: boolean): SeriesNumber[] | undefined {
  const listed = typed.split('/').map((part) => readNumber(normalise(part), isSeries))
  const known = listed.filter((number) => number !== undefined)
  if (listed.length > 1) return known.length === listed.length && isOfOneLength(known) ? known : undefined
  const range = readRange(typed, isSeries)
  if (range) return range
  const number = isSeries ? readNumber(text, true) : undefined
  return number && [number]
}

const isOfOneLength = (numbers: readonly SeriesNumber[]) =>
  new Set(numbers.map(({ digits }) => digits.length)).size === 1

const widestRange = 30

/** `M101-M106`, and `135-138` of a series. */
function readRange(typed: string, isSeries: boolean): SeriesNumber[] | undefined {
  const [, letters = '', from = '', others = '', to = ''] =
    /^([A-Z]{0,3})([0-9]{2,4})-([A-Z]{0,3})([0-9]{2,4})$/.exec(typed.toUpperCase()) ?? []
  const width = Number(to) - Number(from)
  if (from === '' || from.length !== to.length || (others && others !== letters) || width < 1 || width > widestRange)
    return undefined
  if (!isSeries && letters === '') return undefined
  return Array.from({ length: width + 1 }, (_, at) => {
    const digits = String(Number(from) + at).padStart(from.length, '0')
    return { letters, stem: digits, open: 0, digits }
  })
}

// Up to two zeros at the end of a series' number stand for any digit, and so does an X.
function readNumber(text: string, isSeries: boolean): SeriesNumber | undefined {
  const [, letters = '', digits = '', wild = ''] = /^([A-Z]{0,6})([0-9]{2,5})(X{0,2})[A-Z]{0,4}$/.exec(text) ?? []
  if (digits.length + wild.length < 3) return undefined
  const zeros = /0{0,2}$/.exec(digits)?.[0].length ?? 0
  if (!isSeries) return { letters, stem: digits, open: 0, digits }
  if (wild) return { letters, stem: digits, open: wild.length, digits: digits + '0'.repeat(wild.length) }
  return { letters, stem: digits.slice(0, digits.length - zeros), open: zeros, digits }
}

const isListOfSeries = /^\d{2,3}0(?:\/\d{2,3}0)+$/

/** Whether words may name a series, though none says so: `Deskjet 5700`, `Deskjet 3500/3600`, `OfficeJet 5110v`, `Color Laser MFP 178 179`. */
export const mayBeSeries = (tokens: readonly Token[]) =>
  tokens.some(
    ({ text, typed }) =>
      isListOfSeries.test(typed) ||
      /^[A-Z]{0,3}[0-9]{2,4}(?:0|[A-Z]{1,3})$/.test(text) ||
      readRange(typed, true) !== undefined,
  ) || tokens.filter(({ text }) => /^[0-9]{3,4}$/.test(text)).length > 1
