import { type ClassKind, classIdByKind, type Make } from '../../../../rules/catalogue/product/catalogue.ts'
import { colourName } from '../../../../rules/catalogue/product/name.ts'
import { withLetters } from '../../../../rules/catalogue/product/number-letters.ts'
import { normalise, oneSlipFrom, toCanonical, toSkeleton } from '../../../../rules/catalogue/product/part-number.ts'
import { withBrands } from '../../../../rules/catalogue/search/maker-names.ts'
import { readSeries } from '../../../../rules/catalogue/search/printer-series.ts'
import { type KeywordWords, readTokens, type Token } from '../../../../rules/catalogue/search/search-words.ts'
import type { Filter } from '../products/facet.queries.ts'
import type { Lexicon } from '../products/lexicon.ts'
import { type NamedWords, namesPrinters } from './names.queries.ts'
import { exactStage, makeStages, nearStage, type Probe, type Stage } from './stages.queries.ts'

/** Where to look, and what the words beside it narrow. */
export type Search = {
  /** Empty where every word of the keyword is a filter: then it is a list like any other. */
  stages: Stage[]
  meant: Filter
  printers: NamedWords | undefined
  make: Make | null
}

/** One way of understanding a keyword. */
export type Reading = Search & {
  /** What was typed and is not looked for. */
  leftOut: string[]
  /** What was typed and what was taken for it. */
  corrected: { typed: string; meant: string }[]
}

/** The words of a keyword with the brands among them marked. */
export type UnderstoodKeyword = KeywordWords & { brandIds: number[]; meant: Filter }

/**
 * What the words mean by what the shop knows: brands, also before a number (`hp85a`), classes, colours, sets. Widely, the
 * black of photographs is black, too.
 */
export function understand({ brands, facets }: Lexicon, read: KeywordWords, widely = false): UnderstoodKeyword {
  const brandIds: number[] = []
  const others: Token[] = []
  const tokens = withBrands(read.tokens, (name) => brands.has(name))
  for (const token of tokens) {
    const knownBrandId = brands.get(token.text)
    const attached = knownBrandId ? undefined : splitOffBrand(token.text, brands)
    const brandId = knownBrandId ?? attached?.brandId
    if (brandId) brandIds.push(brandId)
    if (attached) others.push({ text: attached.rest, typed: token.typed })
    else if (!brandId) others.push(token)
  }
  const isRenamed = tokens.length < read.tokens.length || tokens.some(({ text }, at) => text !== read.tokens[at]?.text)
  const compact = isRenamed ? tokens.map(({ text }) => text).join('') : read.compact
  const terms = readTokens(others, compact)
  const meant: Filter = {
    ...(brandIds.length && { brandIds }),
    ...kindsMeant(terms),
    ...(terms.colours.length && { colours: coloursMeant(terms.colours, facets, widely) }),
  }
  return { ...terms, tokens, brandIds, meant }
}

/** `HP85A` holds a brand where digits follow, `BROTHERTN2420` where the brand is too long for a part of a number. */
function splitOffBrand(text: string, brands: Lexicon['brands']) {
  for (const [name, brandId] of brands) {
    const rest = text.startsWith(name) ? text.slice(name.length) : ''
    if (/^\d.|^\w*\d/.test(rest) && (/^\d/.test(rest) || name.length >= 4)) return { brandId, rest }
  }
  return undefined
}

/** A set of toner is a kit; of tapes and furniture a set says nothing. */
function kindsMeant({ kinds, pack }: KeywordWords): Filter {
  if (kinds.length === 0) return pack ? { packs: true } : {}
  const classIds = kinds.map((kind): number => classIdByKind[pack && kind === 'toner' ? 'kit' : kind])
  const inSets: ClassKind[] = ['ink', 'drum']
  return { classIds, ...(pack && kinds.every((kind) => inSets.includes(kind)) && { packs: true }) }
}

/** The colours of the catalogue with one of these names, those of tapes and furniture among them. */
function coloursMeant(names: readonly string[], facets: Lexicon['facets'], widely: boolean): string[] {
  const isMeant = (colour: string) => {
    const name = colourName(colour)
    if (name === undefined) return colour.split(' ').some((word) => names.includes(word))
    return names.some((one) => one === name || (widely && one === 'black' && name.endsWith(' black')))
  }
  return [...new Set(facets.map(({ colour }) => colour))].filter(isMeant)
}

/** As it was typed: what the words mean as filters, the others together as a number, a printer or words of a name. */
export function readAsTyped(lexicon: Lexicon, terms: UnderstoodKeyword): Reading {
  const { meant, make } = terms
  const rest = terms.rest.map(({ text }) => text)
  const plain = { meant, make, leftOut: [], corrected: [] }
  // Beside a number or a printer the make orders; where nothing else is looked for it narrows.
  if (rest.length === 0) return { ...plain, meant: { ...meant, ...makeMeant(make) }, stages: [], printers: undefined }
  const words = rest.every((word) => /^\p{L}{3,}$/u.test(word)) ? rest : []
  const printers = namesPrinters(rest) ? printerWords(lexicon, terms) : undefined
  const stages = makeStages({ probes: makeProbes(terms), printers, words })
  const makers = [...lexicon.brands].flatMap(([name, id]) => (terms.brandIds.includes(id) ? [name] : []))
  const numbers = [...severalNumbers(terms.rest), ...makers.flatMap((maker) => withLetters(maker, rest))]
  return { ...plain, stages: numbers.length ? [...stages, exactStage(numbers.map(toCanonical))] : stages, printers }
}

/** Several words that may all be numbers: `pg-545 cl-546`, `pg 545 cl 546`, `545/546`. Empty where one of them is none, or there is one alone. */
export function severalNumbers(rest: readonly Token[]): string[] {
  const parts = rest.flatMap(({ typed, text }) => (typed.includes('/') ? typed.split('/').map(normalise) : [text]))
  const isApart = parts.length > 2 && parts.every((part, at) => (at % 2 ? /^\d{2,4}$/ : /^[A-Z]{2,4}$/).test(part))
  const words = isApart ? parts.flatMap((part, at) => (at % 2 ? [(parts[at - 1] ?? '') + part] : [])) : parts
  return words.length > 1 && words.every((word) => /[0-9]/.test(word) && word.length >= 2) ? words : []
}

const makeMeant = (make: Make | null): Filter => (make ? { ownMake: [make === 'own'] } : {})

/** By its number alone, with the brand, class and colour beside it. */
export const byNumber = (terms: UnderstoodKeyword): Search => ({
  stages: makeStages({ probes: makeProbes(terms), printers: undefined, words: [] }),
  meant: terms.meant,
  make: terms.make,
  printers: undefined,
})

/** Words that may name printers, and the full names that were perhaps typed, without the brand where none was. */
export function printerWords({ brands }: Lexicon, terms: UnderstoodKeyword): NamedWords {
  const { compact, rest, brandIds } = terms
  const words = rest.map(({ text }) => text)
  const name = words.join('')
  const ofBrands = [...brands]
    .filter(([, id]) => brandIds.length === 0 || brandIds.includes(id))
    .map(([brand]) => brand)
  const full = ofBrands.map((brand) => brand + name)
  const isAll = compact === name || full.includes(compact)
  return {
    words,
    brandIds,
    typed: rest.map(({ typed }) => typed).join(' '),
    whole: isAll ? [compact, ...full] : [compact, ...ofBrands.map((brand) => brand + compact)],
    narrowed: isAll ? [] : full,
    series: readSeries(rest, terms.series),
  }
}

/** All that was typed as one number, and what is left of it without the words that narrow. */
function makeProbes({ compact, rest }: UnderstoodKeyword): Probe[] {
  const probe = (text: string, narrowed: boolean) => ({ text, canonical: toCanonical(text), narrowed })
  const remainder = rest.map(({ text }) => text).join('')
  return remainder === compact ? [probe(compact, false)] : [probe(compact, false), probe(remainder, true)]
}

/** Numbers that look alike or are one slip away, of the brand, class and colour that were typed. */
export function readNear(terms: UnderstoodKeyword, meant = terms.meant): Reading {
  const probes = makeProbes(terms)
  const rest = terms.rest.map(({ text }) => text)
  const canonicals = [...new Set([...probes.map(({ canonical }) => canonical), ...rest.map(toCanonical)])]
  const whole = probes.at(-1)?.canonical ?? ''
  const exactWords = rest.filter((word) => word.length >= 3).map(toCanonical)
  const stages = [nearStage(canonicals.map(toSkeleton), [...exactWords, ...oneSlipFrom(whole)])]
  return { stages, meant, make: terms.make, printers: undefined, leftOut: [], corrected: [] }
}
