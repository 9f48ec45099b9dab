import { classIdOf } from '../../../rules/catalogue.ts'
import { canonicalOf, oneSlipFrom, skeletonOf } from '../../../rules/part-number.ts'
import { type Asked, readKeyword } from '../../../rules/search-words.ts'
import type { Db } from '../../db/database.ts'
import type { Filter } from '../catalogue/facet.queries.ts'
import { lexiconOf } from '../catalogue/lexicon.ts'
import { nearStage, type Probe, type Search, stagesOf } from './candidates.queries.ts'
import { namesPrinters } from './names.queries.ts'

/** A keyword, understood: what its words narrow, and where to look for the rest. */
export type Understood = Search & {
  /** Empty where every word of the keyword is a filter: then it is a list like any other. */
  stages: Search['stages']
  /** Where to look when nothing else was found; made only then. */
  near: () => Search
}

/** Reads a keyword with the names that the shop knows; undefined where it holds neither letters nor digits. */
export async function understand(db: Db, keyword: string): Promise<Understood | undefined> {
  const asked = readKeyword(keyword)
  if (asked.compact === '') return undefined
  const { brands } = await lexiconOf(db)
  const brand = brandNamesIn(asked.tokens).find((name) => brands.has(name))
  const rest = brand ? withoutBrand(asked, brand) : asked.rest
  const meant: Filter = {
    ...(brand && { brandIds: [brands.get(brand) ?? 0] }),
    ...(asked.kind && { classIds: [classIdOf[asked.kind]] }),
    ...(asked.colour && { colours: [asked.colour] }),
  }
  if (rest.length === 0)
    return { meant, stages: [], modelWords: [], near: () => ({ meant, stages: [], modelWords: [] }) }

  const probes = probesOf(asked, rest)
  const words = rest.every((word) => /^\p{L}{3,}$/u.test(word)) ? rest : []
  const modelWords = namesPrinters(asked.rest) ? asked.rest : []
  const near = () => ({ meant, stages: [nearOf(probes, rest)], modelWords: [] })
  return { meant, stages: stagesOf({ probes, modelWords, words }), modelWords, near }
}

/** Single words, and two that follow each other, since some brands have two. */
const brandNamesIn = (words: string[]) => [...words, ...words.slice(1).map((word, at) => `${words[at]}${word}`)]

function withoutBrand({ tokens, rest }: Asked, brand: string): string[] {
  const at = tokens.findIndex((word, place) => word + (tokens[place + 1] ?? '') === brand)
  const named = at < 0 ? [brand] : tokens.slice(at, at + 2)
  return rest.filter((word) => !named.includes(word))
}

/** All that was typed as one number, and what is left of it without the words that narrow. */
function probesOf({ compact }: Asked, rest: string[]): Probe[] {
  const probe = (text: string, narrowed: boolean) => ({ text, canonical: canonicalOf(text), narrowed })
  const left = rest.join('')
  return left === compact ? [probe(compact, false)] : [probe(compact, false), probe(left, true)]
}

function nearOf(probes: Probe[], rest: string[]) {
  const canonicals = [...new Set([...probes.map(({ canonical }) => canonical), ...rest.map(canonicalOf)])]
  const whole = probes.at(-1)?.canonical ?? ''
  const exactWords = rest.filter((word) => word.length >= 3).map(canonicalOf)
  return nearStage(canonicals.map(skeletonOf), [...exactWords, ...oneSlipFrom(whole)])
}
