import type { suggest } from '../../../../contract/catalogue/catalogue.ts'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import { readKeyword } from '../../../../rules/catalogue/search/search-words.ts'
import type { Db } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import { type Lexicon, loadLexicon } from '../products/lexicon.ts'
import { callerRegion, type SkuOnWire, withPrices } from '../products/sku.queries.ts'
import { findCandidatePage } from './candidates.queries.ts'
import { readScanned } from './code-readings.ts'
import { findModels, type NamedModel } from './names.queries.ts'
import { listGuessedSeries, listOtherSpellings } from './other-spellings.ts'
import { byNumber, printerWords, type Search, type UnderstoodKeyword, understand } from './search.ts'

const most = 8

type Query = Input<typeof suggest>['query']

/** What to offer while the user types: products by their numbers as the search orders them, and printers. */
export async function suggestions(
  db: Db,
  caller: Caller | null,
  { keyword, orgId }: Query,
  now: Date,
): Promise<Reply<typeof suggest>> {
  const lexicon = await loadLexicon(db)
  const { whole, typed, others } = readScanned(keyword, caller)
  const terms = understand(lexicon, readKeyword(typed))
  const [skus, models] = await Promise.all([
    productsNumbered(db, whole ? nonEmpty(whole) : readNumber(terms, others), {
      region: callerRegion(caller, orgId),
      now,
    }),
    whole ? [] : printersNamed(db, lexicon, terms),
  ])
  return {
    numbers: await withPrices(db, caller, skus, now),
    models: models.slice(0, most).map(({ modelId, name, skuCount }) => ({ modelId, name, skuCount })),
  }
}

type SuggestionContext = { region: ReturnType<typeof callerRegion>; now: Date }

/** One character begins too many numbers. */
async function productsNumbered(db: Db, search: Search | undefined, where: SuggestionContext): Promise<SkuOnWire[]> {
  if (!search) return []
  const page = { limit: most, offset: 0 }
  const { skus } = await findCandidatePage(db, search, {
    ...where,
    filter: {},
    modelId: undefined,
    page,
    sorting: 'best',
    withoutCounterparts: true,
  })
  return skus
}

const nonEmpty = (search: Search) => (search.stages.length > 0 ? search : undefined)

function readNumber(terms: UnderstoodKeyword, others: Search['stages']): Search | undefined {
  if (terms.compact.length < 2 || terms.rest.length === 0) return undefined
  const search = byNumber(terms)
  return { ...search, stages: [...search.stages, ...others] }
}

/** As the search finds them, with the words of a brand or a class where there are no others: who types has not come to the end. */
async function printersNamed(db: Db, lexicon: Lexicon, terms: UnderstoodKeyword): Promise<NamedModel[]> {
  const typed = terms.rest.length > 0 ? terms : { ...terms, brandIds: [], rest: terms.tokens }
  const named = await findModels(db, printerWords(lexicon, typed))
  if (named.length > 0) return named
  for (const { printers } of [...listOtherSpellings(lexicon, terms), ...listGuessedSeries(lexicon, terms)]) {
    const others = printers ? await findModels(db, printers) : []
    if (others.length > 0) return others
  }
  return []
}
