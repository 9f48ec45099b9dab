import type { ClassKind, Make } from '../product/catalogue.ts'
import { normalise } from '../product/part-number.ts'
import { readDeviceIdentity } from './device-identity.ts'
import { vocabularies, type WordLanguage } from './search-vocabulary.ts'
import { stem, toLookupKey } from './word-forms.ts'

/** What one word stands for. */
export type Meaning =
  | { is: 'kind'; kind: ClassKind }
  | { is: 'pack' }
  | { is: 'colour'; colour: string }
  | { is: 'make'; make: Make }
  | { is: 'series' }
  | { is: 'empty' }

/** A word as `normalise` writes it, and as it was typed. */
export type Token = { text: string; typed: string }

/** A typed query, read. */
export type KeywordWords = {
  /** All of it as `normalise` writes it, without spaces and signs. */
  compact: string
  /** The words in their order. */
  tokens: Token[]
  kinds: ClassKind[]
  /** Sets of several are meant. */
  pack: boolean
  /** English names of colours, such as `photo black`. */
  colours: string[]
  make: Make | null
  /** A series of printers is meant. */
  series: boolean
  /** The words that say none of this: numbers, printers, brands, words of names. */
  rest: Token[]
}

const mostTokens = 12

/** Reads a keyword: words for a class, a colour or a make say what is meant, the others are looked for. */
export function readKeyword(keyword: string): KeywordWords {
  const words = (readDeviceIdentity(keyword) ?? keyword).replace(numberSign, ' ')
  return readTokens(splitTokens(words), normalise(words))
}

// `n° 305`, `nº305`, `no. 305`, `№305`: the sign of a number is no part of it.
const numberSign = /(?<![\p{L}\p{N}])(?:n[°º.]|n[or][.°º]|no|nr|num\.|№)[\s.:]*(?=[0-9])/giu

/** The same of words that are taken apart already. */
export function readTokens(tokens: Token[], compact = tokens.map(({ text }) => text).join('')): KeywordWords {
  const terms: KeywordWords = {
    compact,
    tokens,
    kinds: [],
    pack: false,
    colours: [],
    make: null,
    series: false,
    rest: [],
  }
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) continue
    const phrase = phraseAt(tokens, at)
    const meanings = phrase ? [phrase.meaning] : readMeanings(token.text)
    if (meanings.length === 0) terms.rest.push(token)
    for (const meaning of meanings) add(terms, meaning)
    at = phrase?.last ?? at
  }
  return terms
}

/** Two words that mean something together, words that mean nothing between them: `ottimizzatore di lucentezza`. */
function phraseAt(tokens: Token[], at: number) {
  const isEmpty = ({ text }: Token) => meaningByWord.get(toLookupKey(text))?.is === 'empty'
  const further = tokens.findIndex((token, place) => place > at && !isEmpty(token))
  for (const last of [at + 1, further]) {
    const [one, other] = [tokens[at], tokens[last]]
    const meaning = one && other && phrases.get(`${toLookupKey(one.text)} ${toLookupKey(other.text)}`)
    if (meaning) return { meaning, last }
  }
  return undefined
}

// `l'encre` and `d'inchiostro` hold a word and an article.
const elided = /(?<![\p{L}\p{N}])(?:d|l|s|n|qu|dell|all|nell|un)['’](?=\p{L})/giu

function splitTokens(keyword: string): Token[] {
  const words = keyword.replace(elided, '').split(/[\s,;:!?()"“”„«»]+|\+(?=[\p{L}\p{N}])/u)
  return words
    .flatMap(splitWord)
    .map((typed) => ({ text: normalise(typed), typed }))
    .filter(({ text }) => text)
    .slice(0, mostTokens)
}

/** `TN-2420-toner` holds a number and a word that has a meaning; other hyphens belong to their number. */
function splitWord(word: string): string[] {
  const parts = word.split('-')
  if (parts.length === 1 || !parts.some((part) => part.length >= 3 && readMeanings(part).length > 0)) return [word]
  return parts
}

function add(terms: KeywordWords, meaning: Meaning) {
  if (meaning.is === 'kind' && !terms.kinds.includes(meaning.kind)) terms.kinds.push(meaning.kind)
  if (meaning.is === 'pack') terms.pack = true
  if (meaning.is === 'colour' && !terms.colours.includes(meaning.colour)) terms.colours.push(meaning.colour)
  if (meaning.is === 'make') terms.make = meaning.make
  if (meaning.is === 'series') terms.series = true
}

const languages = Object.keys(vocabularies) as WordLanguage[]
const meaningByWord = new Map<string, Meaning>()
const meaningByStem = Object.fromEntries(languages.map((language) => [language, new Map<string, Meaning>()]))
const phrases = new Map<string, Meaning>()

for (const language of languages) {
  for (const [written, meaning] of vocabularyEntries(language)) {
    const words = written.split(' ').map(toLookupKey)
    if (words.length > 1) phrases.set(words.join(' '), meaning)
    else learn(language, words[0] ?? '', meaning)
  }
}

/** A word that means something wins over one that means nothing in another language. */
function learn(language: WordLanguage, word: string, meaning: Meaning) {
  const keep = (known: Map<string, Meaning> | undefined, key: string) => {
    if (known && key && (known.get(key)?.is ?? 'empty') === 'empty') known.set(key, meaning)
  }
  keep(meaningByWord, word)
  keep(meaningByStem[language], stem(word, language))
}

function vocabularyEntries(language: WordLanguage): [string, Meaning][] {
  const { kinds, pack, colours, compatible, original, series, empty } = vocabularies[language]
  const all = (list: string, meaning: Meaning) => list.split(', ').map((word): [string, Meaning] => [word, meaning])
  return [
    ...Object.entries(kinds).flatMap(([kind, list]) => all(list, { is: 'kind', kind: kind as ClassKind })),
    ...all(pack, { is: 'pack' }),
    ...Object.entries(colours).flatMap(([colour, list]) => all(list, { is: 'colour', colour })),
    ...all(compatible, { is: 'make', make: 'own' }),
    ...all(original, { is: 'make', make: 'original' }),
    ...all(series, { is: 'series' }),
    ...all(empty, { is: 'empty' }),
  ]
}

// Shorter ones are found as they stand alone: their stems are those of everything.
const shortestBent = 4

/** What a word stands for: several things where it is a compound (`Schwarztoner`), nothing where it is unknown. */
export function readMeanings(token: string): Meaning[] {
  const word = toLookupKey(token)
  const wordMeaning = meaningByWord.get(word) ?? findByStem(word)
  return wordMeaning ? [wordMeaning] : (compound(word) ?? [])
}

const shortestInk = 3
const inkColours: Readonly<Record<string, string>> = { blue: 'cyan', red: 'magenta' }

/**
 * The ink that customers call blue or red: cyan, magenta; `meant` as the word's own language says it, `text` as `normalise`
 * writes it. Undefined for any other word.
 */
export function readInkColour(token: string): { text: string; meant: string } | undefined {
  const word = toLookupKey(token)
  for (const language of languages) {
    const meaning = meaningByStem[language]?.get(stem(word, language))
    const ink = meaning?.is === 'colour' ? inkColours[meaning.colour] : undefined
    const [colour] = (ink && vocabularies[language].colours[ink]?.split(', ')) || []
    if (colour && word.length >= shortestInk) return { text: normalise(colour), meant: colour }
  }
  return undefined
}

// Words of printers' names that look like a form of another word, such as `mobili` and `della`.
const names = new Set(['color', 'colour', 'laser', 'mobile', 'dell'])

function findByStem(word: string): Meaning | undefined {
  if (word.length < shortestBent || !/^[a-z]+$/.test(word) || names.has(word)) return undefined
  const found = languages.flatMap((language) => meaningByStem[language]?.get(stem(word, language)) ?? [])
  return found.find(({ is }) => is !== 'empty') ?? found[0]
}

const shortestPart = 3
const linking = ['', 's', 'n', 'en', 'e']

/** The first part as it stands in the vocabulary, the rest as a word of its own or a compound again. */
function compound(word: string): Meaning[] | undefined {
  if (word.length < 2 * shortestPart || !/^[a-z]+$/.test(word)) return undefined
  for (let cut = word.length - shortestPart; cut >= shortestPart; cut--) {
    const head = readHead(word.slice(0, cut))
    const tail = head && readMeanings(word.slice(cut))
    if (head && tail?.length) return [head, ...tail]
  }
  return undefined
}

function readHead(part: string): Meaning | undefined {
  for (const link of linking) {
    const bare = part.endsWith(link) ? part.slice(0, part.length - link.length) : ''
    const bareMeaning = bare.length >= shortestPart ? meaningByWord.get(bare) : undefined
    if (bareMeaning) return bareMeaning
  }
  return undefined
}

const ofCartridges = ['black', 'cyan', 'magenta', 'yellow']

/** The words of the vocabulary as `normalise` writes them, for those who mistype them. */
export const vocabularyWords: readonly string[] = [...meaningByWord.keys()].map((word) => word.toUpperCase())

/**
 * Words that nearly every name of a product holds; the words of names are kept without them (`filter_words`). Other colours
 * are words of furniture and tapes.
 */
export const filterWords: readonly string[] = [
  ...new Set(
    languages
      .flatMap(vocabularyEntries)
      .filter(([, meaning]) => meaning.is !== 'colour' || ofCartridges.includes(meaning.colour))
      .filter(([written]) => !written.includes(' '))
      .map(([written]) => normalise(written)),
  ),
]
