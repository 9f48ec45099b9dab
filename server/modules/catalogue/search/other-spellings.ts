import { normalise, toCanonical } from '../../../../rules/catalogue/product/part-number.ts'
import { mayBeSeries } from '../../../../rules/catalogue/search/printer-series.ts'
import { withoutDescribing, writeOut } from '../../../../rules/catalogue/search/printer-words.ts'
import { readInkColour, readTokens, type Token } from '../../../../rules/catalogue/search/search-words.ts'
import type { Db } from '../../../db/database.ts'
import type { Lexicon } from '../products/lexicon.ts'
import type { WordOccurrence } from './occurrences.queries.ts'
import { findOfSameSet } from './same-set.queries.ts'
import { printerWords, type Reading, readAsTyped, type UnderstoodKeyword, understand } from './search.ts'
import { exactStage, makeStages } from './stages.queries.ts'

/** Ways in which users and printers write what the shop writes otherwise; each holds for few keywords, and asks nothing. */
export function* listOtherSpellings(lexicon: Lexicon, terms: UnderstoodKeyword): Generator<Reading> {
  yield* withoutZeros(terms)
  yield* withColourApart(lexicon, terms)
  const written = writeOut(terms.rest)
  if (written) yield readAsTyped(lexicon, withRest(terms, written))
  const words = written ?? terms.rest
  const plain = withoutDescribing(words)
  if (plain.length < words.length && plain.length > 0) yield readAsTyped(lexicon, withRest(terms, plain))
  yield* withInkColours(lexicon, terms)
}

/** A series that no word calls so: `Deskjet 5700`. For where no printer has the name that was typed. */
export function* listGuessedSeries(lexicon: Lexicon, terms: UnderstoodKeyword): Generator<Reading> {
  const words = withoutDescribing(writeOut(terms.rest) ?? terms.rest)
  const isNamed = terms.brandIds.length > 0 || words.some(({ text }) => /^\p{L}{3,}$/u.test(text))
  if (terms.series || !isNamed || !mayBeSeries(words)) return
  const ofSeries = { ...withRest(terms, words), series: true }
  const printers = printerWords(lexicon, ofSeries)
  if (!printers.series) return
  const stages = makeStages({ probes: [], printers, words: [] })
  yield { stages, meant: terms.meant, make: terms.make, printers, leftOut: [], corrected: [] }
}

function withRest(terms: UnderstoodKeyword, rest: Token[]): UnderstoodKeyword {
  return { ...terms, rest, compact: rest.map(({ text }) => text).join('') }
}

// What is left of shorter ones is the number of anything.
const shortestBare = 5

/** Zeros that a spreadsheet or a system of the customer's puts before a number: `0050F2H00`. */
function* withoutZeros({ rest, meant, make }: UnderstoodKeyword): Generator<Reading> {
  const zeros = rest.flatMap(({ text }) => (text.startsWith('0') ? [text.replace(/^0+/, '')] : []))
  if (zeros.length === 0 || zeros.length < rest.length || zeros.some(({ length }) => length < shortestBare)) return
  yield { stages: [exactStage(zeros.map(toCanonical))], meant, make, printers: undefined, leftOut: [], corrected: [] }
}

const colourTail = /^([0-9A-Z]*[0-9])(BK|BLK|K|CY|C|MG|MA|M|YE|YL|Y)$/
const tailWords: Readonly<Record<string, string>> = { B: 'BLACK', K: 'BLACK', C: 'CYAN', M: 'MAGENTA', Y: 'YELLOW' }
const shortestNumber = 4

/** A number with its colour behind it, which no number has: `TN2420BK` is TN-2420 in black. */
function* withColourApart(lexicon: Lexicon, { rest, brandIds }: UnderstoodKeyword): Generator<Reading> {
  const [only, another] = rest
  const [, number = '', tail = ''] = (!another && only && colourTail.exec(only.text)) || []
  if (!only || number.length < shortestNumber) return
  const colour = tailWords[tail[0] ?? ''] ?? ''
  const apart = understand(
    lexicon,
    readTokens([
      { ...only, text: number },
      { ...only, text: colour },
    ]),
  )
  const meant = { ...apart.meant, ...(brandIds.length && { brandIds }) }
  const stages = [exactStage([toCanonical(number)])]
  yield { stages, meant, make: null, printers: undefined, leftOut: [], corrected: [] }
}

/** Blue toner is cyan, red is magenta, where the trade has none that is blue or red. */
function* withInkColours(lexicon: Lexicon, terms: UnderstoodKeyword): Generator<Reading> {
  const inks = terms.tokens.flatMap((token) => {
    const ink = readInkColour(token.text)
    return ink ? [{ typed: token.typed, ...ink }] : []
  })
  if (inks.length === 0 || terms.kinds.some((kind) => kind === 'label' || kind === 'furniture')) return
  const texts = terms.tokens.map((token) => ({ ...token, text: readInkColour(token.text)?.text ?? token.text }))
  const corrected = inks.map(({ typed, meant }) => ({ typed, meant }))
  yield { ...readAsTyped(lexicon, understand(lexicon, readTokens(texts))), corrected }
}

/** The same cartridge in the colour that stands beside a number of another: `CF410X magenta` is CF413X. */
export async function readOfSameSet(
  db: Db,
  { rest, meant, make }: UnderstoodKeyword,
  known: ReadonlyMap<string, WordOccurrence>,
): Promise<Reading | undefined> {
  const [number, another] = rest.filter(({ text }) => known.get(text)?.number)
  if (!number || another || !meant.colours) return undefined
  const oemCode = await findOfSameSet(db, toCanonical(number.text), meant.colours)
  if (oemCode === undefined) return undefined
  const stages = [exactStage([toCanonical(normalise(oemCode))])]
  return { stages, meant, make, printers: undefined, leftOut: [], corrected: [{ typed: number.typed, meant: oemCode }] }
}
