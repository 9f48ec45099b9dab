import { normalise, slipsFrom, toCanonical } from '../../../../rules/catalogue/product/part-number.ts'
import {
  readKeyword,
  readMeanings,
  readTokens,
  type Token,
  vocabularyWords as vocabulary,
} from '../../../../rules/catalogue/search/search-words.ts'
import type { Db } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import { narrows } from '../products/facet.queries.ts'
import { type Lexicon, loadLexicon } from '../products/lexicon.ts'
import { readScanned } from './code-readings.ts'
import { findOccurrences, isPrinter, nameWordsAmong, type WordOccurrence } from './occurrences.queries.ts'
import { listGuessedSeries, listOtherSpellings, readOfSameSet } from './other-spellings.ts'
import { type Reading, readAsTyped, readNear, severalNumbers, type UnderstoodKeyword, understand } from './search.ts'
import { endStage, exactStage, makeStages, piecesStage } from './stages.queries.ts'

/**
 * The ways of understanding a keyword, the likeliest first; the next is asked for where one finds nothing. Nearly all
 * searches end with the first. Empty where the keyword holds neither letters nor digits.
 */
export async function* findReadings(db: Db, caller: Caller | null, keyword: string): AsyncGenerator<Reading> {
  const scanned = readScanned(keyword, caller)
  if (scanned.whole) {
    if (scanned.whole.stages.length > 0) yield scanned.whole
    return
  }
  const read = readKeyword(scanned.typed)
  if (read.compact === '') return
  const lexicon = await loadLexicon(db)
  const terms = understand(lexicon, read)
  const typed = readAsTyped(lexicon, terms)
  yield typed.stages.length > 0 ? { ...typed, stages: [...typed.stages, ...scanned.others] } : typed
  // Its last digit says that it is mistyped: what is near it is another product.
  if (scanned.fault) return
  yield* listOtherSpellings(lexicon, terms)
  const [only, another] = terms.tokens
  // Nothing but a number: most are mistyped.
  if (only && !another && !/[/#]/.test(only.typed) && !brandBefore(only.text, lexicon)) yield readNear(terms)

  const [known, isNamed] = await Promise.all([
    findOccurrences(db, [...new Set(terms.tokens.flatMap((token) => spellingVariants(token, lexicon)))]),
    isPrinter(db, [...(typed.printers?.whole ?? []), ...(typed.printers?.narrowed ?? [])]),
  ])
  // What fits it is not sold: nothing else is meant.
  if (isNamed) return
  yield* listGuessedSeries(lexicon, terms)
  const ofNames = namesTyped(terms, known)
  if (ofNames) yield ofNames
  const { mended, leftOut, corrected } = await mend(db, lexicon, terms, known)
  const saying = (reading: Reading): Reading => ({
    ...reading,
    leftOut: [...new Set([...leftOut, ...reading.leftOut])],
    corrected: [...corrected, ...reading.corrected],
  })
  if (leftOut.length + corrected.length > 0) {
    for (const reading of listOtherSpellings(lexicon, mended)) yield saying(reading)
    for (const reading of listGuessedSeries(lexicon, mended)) yield saying(reading)
  }
  const ofSameSet = await readOfSameSet(db, mended, known)
  if (ofSameSet) yield saying(ofSameSet)
  for (const reading of listMendedReadings(lexicon, mended, known)) yield saying(reading)
}

/** With what is known: all of it, the printer among it, without what speaks against it, what looks like it. */
function* listMendedReadings(
  lexicon: Lexicon,
  mended: UnderstoodKeyword,
  known: ReadonlyMap<string, WordOccurrence>,
): Generator<Reading> {
  if (mended.rest.length > 0) {
    yield withPieces(lexicon, mended, known)
    for (const isKept of [notOfSize, ({ text }: Token) => known.get(text)?.printer === true]) {
      const { terms, leftOut } = only(mended, isKept)
      if (terms.rest.length > 0 && leftOut.length > 0) yield { ...readAsTyped(lexicon, terms), leftOut }
    }
    const against = withoutMeaning(lexicon, mended)
    if (against) yield against
    yield readNear(mended)
    if (mended.brandIds.length === 0) yield readNear(mended, {})
  }
  const none = only(mended, () => false)
  if (narrows(mended.meant)) yield { ...readAsTyped(lexicon, { ...none.terms, make: null }), leftOut: none.leftOut }
}

const notOfSize = ({ text }: Token) => !/^X{1,3}L$/.test(text)

/** Without the words to look for that are not of a kind. */
function only(terms: UnderstoodKeyword, isKept: (token: Token) => boolean) {
  const [rest, others] = [terms.rest.filter(isKept), terms.rest.filter((token) => !isKept(token))]
  const compact = rest.map(({ text }) => text).join('')
  return { terms: { ...terms, rest, compact }, leftOut: others.map(({ typed }) => typed) }
}

/** Names that hold all the words, also those that were taken for a colour or a class: `Desk 120 x 60 cm, white`. */
function namesTyped(
  { tokens, make }: UnderstoodKeyword,
  known: ReadonlyMap<string, WordOccurrence>,
): Reading | undefined {
  const texts = tokens.map(({ text }) => text)
  const words = texts.filter((text) => known.get(text)?.name)
  const others = texts.filter((text) => !words.includes(text))
  const isMeant = (text: string) => readMeanings(text).some(({ is }) => is !== 'empty')
  // Measures are not among the words of names, and empty words need not be.
  const isLeft = (text: string) => /^(\d+|.{1,2})$/.test(text) || (readMeanings(text).length > 0 && !isMeant(text))
  if (!words.some(isMeant) || !others.every(isLeft)) return undefined
  return {
    stages: makeStages({ probes: [], printers: undefined, words }),
    meant: {},
    printers: undefined,
    make,
    leftOut: [],
    corrected: [],
  }
}

/** A number or a name beside a colour or a class that it does not have. */
function withoutMeaning(lexicon: Lexicon, terms: UnderstoodKeyword): Reading | undefined {
  const { brandIds } = terms
  const against = terms.tokens.filter(({ text }) =>
    readMeanings(text).some(({ is }) => ['kind', 'colour', 'pack'].includes(is)),
  )
  if (against.length === 0) return undefined
  const meant = brandIds.length ? { brandIds } : {}
  const typed = readAsTyped(lexicon, { ...terms, compact: terms.rest.map(({ text }) => text).join(''), meant })
  return { ...typed, leftOut: against.map(({ typed }) => typed) }
}

/** As typed, and numbers that hold each of the words, and those that one of the words is. */
function withPieces(lexicon: Lexicon, terms: UnderstoodKeyword, known: ReadonlyMap<string, WordOccurrence>): Reading {
  const typed = readAsTyped(lexicon, terms)
  const ends = severalNumbers(terms.rest)
  const words = ends.length ? ends : terms.rest.map(({ text }) => text)
  const numbers = words.filter((word) => /\d/.test(word))
  const [leading, ...others] = [...words].sort(
    (one, other) => Number(/\d/.test(other)) - Number(/\d/.test(one)) || other.length - one.length,
  )
  const pieces = words.length > 1 && numbers.length > 0 && leading && leading.length >= 2
  const exact = words.length > 1 ? numbers.filter((word) => known.get(word)?.number) : []
  const stages = [
    ...(ends.length ? [endStage(ends)] : []),
    ...(pieces ? [piecesStage([leading, ...others])] : []),
    ...(exact.length ? [exactStage(exact.map(toCanonical))] : []),
  ]
  return { ...typed, stages: [...stages, ...typed.stages] }
}

type MendedKeyword = { mended: UnderstoodKeyword; leftOut: string[]; corrected: Reading['corrected'] }

/** What nothing knows is spelled as something that is known, or left out where it holds no digit. */
async function mend(
  db: Db,
  lexicon: Lexicon,
  terms: UnderstoodKeyword,
  known: ReadonlyMap<string, WordOccurrence>,
): Promise<MendedKeyword> {
  const [tokens, leftOut, corrected]: [Token[], string[], Reading['corrected']] = [[], [], []]
  const rightOf = await spelledRight(db, lexicon, terms, known)
  for (const token of terms.tokens) {
    const meant = rightOf.has(token) ? rightOf.get(token) : token.text
    if (meant === undefined && !/\d/.test(token.text)) leftOut.push(token.typed)
    else tokens.push({ ...token, text: meant ?? token.text })
    if (meant !== undefined && meant !== token.text)
      corrected.push({ typed: token.typed, meant: matchCase(token.typed, meant) })
  }
  return { mended: understand(lexicon, readTokens(tokens), true), leftOut, corrected }
}

const matchCase = (typed: string, meant: string) => (typed === typed.toUpperCase() ? meant : meant.toLowerCase())

const occurs = (known: WordOccurrence | undefined) =>
  known !== undefined && (known.number || known.partOfNumber || known.printer || known.name)

/** Of each word that nothing knows: a number without what follows it, or a word with one slip less; undefined where neither is known. */
async function spelledRight(
  db: Db,
  lexicon: Lexicon,
  { tokens, rest }: UnderstoodKeyword,
  known: ReadonlyMap<string, WordOccurrence>,
) {
  const isLookedFor = new Set(rest.map(({ text }) => text))
  const isUnknown = (token: Token) => !occurs(known.get(token.text)) && severalNumbers([token]).length === 0
  const unknown = tokens.filter((token) => isLookedFor.has(token.text) && isUnknown(token))
  const slips = new Map(unknown.map((token) => [token, isWord(token) ? slipsFrom(token.text) : []]))
  const ofNames = await nameWordsAmong(db, [...slips.values()].flat())
  return new Map(
    unknown.map((token) => {
      const spellings = slips.get(token) ?? []
      const among = (known: ReadonlySet<string>) => spellings.find((word) => known.has(word))
      const variant = spellingVariants(token, lexicon).find((text) => occurs(known.get(text)))
      return [
        token,
        variant ?? among(lexicon.names) ?? among(words) ?? ofNames.find((word) => spellings.includes(word)),
      ] as const
    }),
  )
}

// Shorter words have too many neighbours, longer ones are none.
const isWord = ({ text }: Token) => /^\p{L}{4,20}$/u.test(text)

const words: ReadonlySet<string> = new Set(vocabulary)

/**
 * What a word of a number may be without its addition: an order's tail (`W2070A#ABE`, `CF259A/ELS`), a brand (`HPC9703A`),
 * the word before Canon's numbers (`CRG-725`), the last letters of a printer (`HL-L2350DV`).
 */
function spellingVariants({ text, typed }: Token, lexicon: Lexicon): string[] {
  const parts = typed.split(/[/#]/).map(normalise)
  const ofCanon = /^CRG(\d{3}\w*)$/.exec(text)?.[1]
  const shorter = /\d/.test(text) && text.length >= 7 ? [text.slice(0, -1), text.slice(0, -2)] : []
  const brand = brandBefore(text, lexicon)
  const others = [brand && text.slice(brand.length), ...parts.filter((part) => part.length >= 2), ofCanon, ...shorter]
  return [...new Set([text, ...others.filter((other) => other !== undefined)])]
}

const brandBefore = (text: string, { brands }: Lexicon) =>
  /\d/.test(text)
    ? [...brands.keys()].find((brand) => text.startsWith(brand) && text.length > brand.length + 2)
    : undefined
