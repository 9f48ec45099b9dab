import { contextGroup, type Name, otherReadingGroup, type UnknownWord } from '../../../../rules/list-reader/names.ts'
import { type Hit, ownNumberRank } from './find-lines.queries.ts'

/** A line that was read; `several`: what stands in its cells looks like several products. */
export type NamedLine = { line: number; names: readonly Name[]; unknownWords: readonly UnknownWord[]; several: boolean }

/** What a line means; its products are known by their ids. */
export type LineMeaning =
  /** `pieces`: how many its carton holds; `isOwn`: by what the customer alone calls it. */
  | { outcome: 'ok'; skuIds: number[]; pieces?: number; isOwn?: true }
  | { outcome: 'ask'; skuIds: number[]; why: 'ask' | 'two_products' | 'quantity' | 'disabled'; isOwn?: true }
  /** `gone`: the products that are no longer sold. */
  | { outcome: 'reject'; why: 'unknown' | 'disabled' | 'two_products'; disabledIds?: number[] }

const mostCandidates = 8

/**
 * What a line means by the numbers that are known; undefined where none is. It is good where all that it names is one
 * product: another number, known or not, is asked back, and so is what may be a count.
 */
export function chooseMeaning(
  line: NamedLine,
  hits: readonly Hit[],
  printers: ReadonlySet<string>,
): LineMeaning | undefined {
  const named = findNamedPlaces(line, hits)
  const main = hits.filter(({ group }) => group < contextGroup)
  const found = main.length > 0 ? bestMeaning(main) : findInContext(named, hits)
  if (found === undefined || found.outcome === 'reject') return found
  if (found.outcome === 'ask' && found.why === 'quantity') return found

  const covers = named.filter(({ left, skuIds }) => left !== 'count' && skuIds.some((id) => found.skuIds.includes(id)))
  const isOpen = (from: number, to: number) => !covers.some((name) => name.from < to && from < name.to)
  const namedKeys = new Set(covers.map(({ keys }) => keys.normalised))
  const open = line.unknownWords.filter(
    ({ at, normalised }) => isOpen(at, at + 1) && !namedKeys.has(normalised) && !printers.has(normalised),
  )
  const others = named.filter((name) => isOpen(name.from, name.to) && isSure(name.keys))
  const isNamed = (at: number) => others.some(({ from, to }) => from <= at && at < to)
  if (open.some(({ at, counts }) => counts && !isNamed(at)))
    return { outcome: 'ask', skuIds: found.skuIds, why: 'quantity' }
  const isOwn = covers.length > 0 && covers.every(({ owned }) => owned)
  if (found.outcome === 'ok' && isOwn) return { outcome: 'ask', skuIds: found.skuIds, why: 'ask' }
  if (open.length === 0 && others.length === 0)
    return found.outcome === 'ok' ? withOtherReadings(found, hits) : chooseShared(covers, found)

  const skuIds = [...found.skuIds, ...others.flatMap(({ closest }) => closest)]
  return { outcome: 'ask', skuIds: [...new Set(skuIds)].slice(0, mostCandidates), why: 'two_products' }
}

/** What a line means that is of one carton; undefined unless it names one product, and what is in this carton is known. */
export function chooseCarton(...[line, hits, printers]: Parameters<typeof chooseMeaning>): LineMeaning | undefined {
  const meaning = chooseMeaning(line, hits, printers)
  if (meaning?.outcome !== 'ok') return undefined
  const [pieces, other] = new Set(hits.flatMap((hit) => (meaning.skuIds.includes(hit.skuId) && hit.pieces) || []))
  return pieces === undefined || other !== undefined ? undefined : { ...meaning, pieces }
}

/** What a name without digits means, which only the customer can have given; undefined where they call nothing so. */
export function chooseOwn(hits: readonly Hit[]): LineMeaning | undefined {
  const own = hits.filter(({ rank }) => rank === ownNumberRank)
  if (own.length === 0) return undefined
  const meaning = bestMeaning(own)
  return meaning.outcome === 'reject' ? meaning : { ...meaning, isOwn: true }
}

/** What the shop or a maker calls so stays what it is: what the customer calls so themselves is asked beside it. */
export const withOwnNumbersBehind = (lines: ReadonlyMap<number, readonly Hit[]>): Map<number, Hit[]> =>
  new Map(
    [...lines].map(([line, hits]) => {
      const isKnown = hits.some(({ group, rank }) => group < otherReadingGroup && rank < ownNumberRank)
      const isBehind = ({ group, rank }: Hit) => isKnown && group < otherReadingGroup && rank === ownNumberRank
      return [line, hits.map((hit) => (isBehind(hit) ? { ...hit, group: otherReadingGroup } : hit))]
    }),
  )

/** Where a number is another product on another keyboard, in its carton, or as the customer calls it, both are asked. */
function withOtherReadings(found: LineMeaning & { outcome: 'ok' }, hits: readonly Hit[]): LineMeaning {
  const others = hits.filter(
    ({ group, sold, skuId }) => group === otherReadingGroup && sold && !found.skuIds.includes(skuId),
  )
  if (others.length === 0) return found
  return { outcome: 'ask', skuIds: [...new Set([...found.skuIds, ...others.map(({ skuId }) => skuId)])], why: 'ask' }
}

/** Of several products the one that has all of the numbers: `117A W2070A`; else, whether the numbers have none in common. */
function chooseShared(named: readonly NamedPlace[], meaning: LineMeaning): LineMeaning {
  const apart = named.filter(
    (one) =>
      isSure(one.keys) && !named.some((other) => other.to - other.from > one.to - one.from && overlap(one, other)),
  )
  if (meaning.outcome !== 'ask' || apart.length < 2) return meaning
  const [first, ...others] = apart
  const shared = first?.closest.filter((id) => others.every(({ closest }) => closest.includes(id))) ?? []
  if (shared.length === 1) return { outcome: 'ok', skuIds: shared }
  return shared.length === 0 ? { ...meaning, why: 'two_products' } : meaning
}

const overlap = (one: Name, other: Name) => one.from < other.to && other.from < one.to

/** The same for a line whose number is not known, by the products that look like it. */
export function withGuess({ unknownWords, several }: NamedLine, skuIds: readonly number[]): LineMeaning {
  const mayBe = unknownWords.filter((one) => one.counts)
  const counts =
    mayBe.length > 0 && (mayBe.length < unknownWords.length || mayBe.some(({ text }) => /[^\p{L}\p{N}-]/u.test(text)))
  if (skuIds.length === 0) return { outcome: 'reject', why: several ? 'two_products' : 'unknown' }
  const ask = { outcome: 'ask', skuIds: skuIds.slice(0, mostCandidates) } as const
  if (counts) return { ...ask, why: 'quantity' }
  return { ...ask, why: several ? 'two_products' : 'ask' }
}

type NamedPlace = ReturnType<typeof findNamedPlaces>[number]

/** The places of a line that name products, each with them. */
function findNamedPlaces({ names }: NamedLine, hits: readonly Hit[]) {
  const skus = Map.groupBy(hits, ({ normalised }) => normalised)
  return names.flatMap((name) => {
    const found = skus.get(name.keys.normalised) ?? []
    const rank = Math.min(...found.map((hit) => hit.rank))
    const idsOf = (hits: readonly Hit[]) => hits.map(({ skuId }) => skuId)
    const closest = idsOf(found.filter((hit) => hit.sold && hit.rank === rank))
    return found.length > 0 ? [{ ...name, skuIds: idsOf(found), closest }] : []
  })
}

// A few digits may be anything: pages, a year.
const isSure = ({ normalised }: { normalised: string }) => !/^\d{1,4}$/.test(normalised)

/** Where the product's own words name nothing, what stands beside them does, `HP M404dn;toner for CF259A`, or what is in a word. */
function findInContext(named: readonly NamedPlace[], hits: readonly Hit[]): LineMeaning | undefined {
  const pieces = named.filter(({ left }) => left !== undefined)
  const inWords = new Set(pieces.map(({ keys }) => keys.normalised))
  const sure = hits.filter((hit) => isSure(hit) && !inWords.has(hit.normalised))
  if (sure.length > 0) return bestMeaning(sure)
  if (pieces.length === 0) return undefined
  const skuIds = [...new Set(pieces.flatMap(({ closest }) => closest))].slice(0, mostCandidates)
  const why = pieces.some(({ left }) => left === 'count') ? 'quantity' : 'two_products'
  return skuIds.length > 0 ? { outcome: 'ask', skuIds, why } : { outcome: 'reject', why: 'disabled' }
}

/** The products that a line without a readable quantity may mean. */
export function findUncertainProducts(hits: readonly Hit[]): number[] {
  const found = bestMeaning(hits.filter(isSure))
  return found.outcome === 'reject' ? [] : found.skuIds
}

/** The widest spelling that names anything counts, and in it the closest match. */
function bestMeaning(hits: readonly Hit[]): LineMeaning {
  const widest = Math.min(...hits.map(({ group }) => group))
  const within = hits.filter(({ group }) => group === widest).sort((one, other) => one.rank - other.rank)
  const [first] = within
  const ids = (of: readonly Hit[]) => [...new Set(of.map(({ skuId }) => skuId))].slice(0, mostCandidates)
  const sold = within.filter((hit) => hit.sold)
  if (sold.length === 0) return { outcome: 'reject', why: 'disabled', disabledIds: ids(within) }
  const best = within.filter(({ rank }) => rank === first?.rank)
  const one = new Set(best.map(({ skuId }) => skuId)).size === 1 && first?.sold
  // A few digits out of a longer text may be anything: pages, a year, a postcode.
  const unsure = widest > 0 && best.every(({ normalised }) => /^\d{1,5}$/.test(normalised))
  if (one && !unsure) return { outcome: 'ok', skuIds: ids(best) }
  const candidates = one || !best.some((hit) => hit.sold) ? sold : best.filter((hit) => hit.sold)
  return { outcome: 'ask', skuIds: ids(candidates), why: 'ask' }
}
