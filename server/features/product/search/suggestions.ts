import type { Input, Reply } from '../../../../contract/endpoint.ts'
import type { suggest } from '../../../../contract/product/catalogue.ts'
import { readKeyword } from '../../../../rules/product/search-words.ts'
import type { Db } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import { loadLexicon } from '../catalogue/lexicon.ts'
import { callerRegion, type SkuOnWire, withPrices } from '../catalogue/sku.queries.ts'
import { findCandidatePage } from './candidates.queries.ts'
import { readScanned } from './code-readings.ts'
import { findModels } from './names.queries.ts'
import { byNumber, type Search, understand } from './search.ts'

const most = 8

type Query = Input<typeof suggest>['query']

/** What to offer while somebody types: products by their numbers as the search orders them, and printers. */
export async function suggestions(
  db: Db,
  caller: Caller | null,
  { keyword, orgId }: Query,
  now: Date,
): Promise<Reply<typeof suggest>> {
  const words = readScanned(keyword).whole ? [] : readKeyword(keyword).tokens.map(({ text }) => text)
  const [skus, models] = await Promise.all([
    productsNumbered(db, keyword, { region: callerRegion(caller, orgId), now }),
    findModels(db, words),
  ])
  return {
    numbers: await withPrices(db, caller, skus, now),
    models: models.slice(0, most).map(({ modelId, name, skuCount }) => ({ modelId, name, skuCount })),
  }
}

type SuggestionContext = { region: ReturnType<typeof callerRegion>; now: Date }

/** One character begins too many numbers. */
async function productsNumbered(db: Db, keyword: string, where: SuggestionContext): Promise<SkuOnWire[]> {
  const search = await readNumber(db, keyword)
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

async function readNumber(db: Db, keyword: string): Promise<Search | undefined> {
  const { whole, typed, others } = readScanned(keyword)
  if (whole) return whole.stages.length > 0 ? whole : undefined
  const terms = understand(await loadLexicon(db), readKeyword(typed))
  if (terms.compact.length < 2 || terms.rest.length === 0) return undefined
  const search = byNumber(terms)
  return { ...search, stages: [...search.stages, ...others] }
}
