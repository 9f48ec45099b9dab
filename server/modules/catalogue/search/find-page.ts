import type { findSkus } from '../../../../contract/catalogue/catalogue.ts'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import { yieldBands } from '../../../../rules/catalogue/product/catalogue.ts'
import { seesPrices } from '../../../../rules/identity/permissions.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { CodeFault } from '../../../../rules/scan/code.ts'
import type { Db } from '../../../db/database.ts'
import { type Caller, isCustomer } from '../../../http/caller.ts'
import { type ListedSku, withPricesOfBoth } from '../products/counterparts.queries.ts'
import { type Filter, filterColumns, narrows, type Region } from '../products/facet.queries.ts'
import { loadLexicon, measure } from '../products/lexicon.ts'
import { deepestRow, listByPrice, listSkus } from '../products/list.queries.ts'
import type { PriceOrder } from '../products/price-order.queries.ts'
import { skusForModel } from '../products/printer.queries.ts'
import { callerRegion } from '../products/sku.queries.ts'
import { findAllIds, findCandidatePage } from './candidates.queries.ts'
import { readScanned } from './code-readings.ts'
import type { NamedModel } from './names.queries.ts'
import { findReadings } from './readings.ts'
import type { Reading } from './search.ts'

type Query = Input<typeof findSkus>['query']
type FoundPage = Omit<Reply<typeof findSkus>, 'fault'> & { fault: CodeFault | undefined }
type SkuPage = {
  skus: ListedSku[]
  total: number
  cut?: boolean
  models?: NamedModel[]
  fault?: CodeFault | undefined
} & Partial<Pick<Reading, 'leftOut' | 'corrected'>>

const nothing: SkuPage = { skus: [], total: 0 }

/** One page of what a query finds, in its order, with the caller's own prices where they may see them. */
export async function findPage(db: Db, caller: Caller | null, query: Query, now: Date): Promise<FoundPage> {
  const page = await find(db, caller, query, now)
  const { skus, total, cut = false, models = [], leftOut = [], corrected = [], fault } = page
  return {
    rows: await withPricesOfBoth(db, caller, skus, now),
    total: Math.min(total, deepestRow),
    totalIsMinimum: cut || total > deepestRow,
    models,
    leftOut,
    corrected,
    fault,
  }
}

async function find(db: Db, caller: Caller | null, query: Query, now: Date): Promise<SkuPage> {
  const { modelId, sort } = query
  const page = toPage(query)
  if (page.offset >= deepestRow) return nothing
  const region = callerRegion(caller, query.orgId)
  const price = priceOrder(caller, sort)
  const sorting = sort === 'priceUp' || sort === 'priceDown' ? 'best' : (sort ?? 'best')
  const ask = { page, region, now, modelId, sorting, price }
  if (!query.keyword?.trim()) return findList(db, { ...ask, filter: readFilter(query, region) })
  return findByKeyword({ db, caller, keyword: query.keyword }, query, ask)
}

type PageQuery = Omit<Parameters<typeof findCandidatePage>[2], 'price'> & { price: PriceOrder | undefined }

/** A list without a keyword, or one whose words are all filters. */
async function findList(db: Db, { modelId, sorting, price, ...ask }: PageQuery): Promise<SkuPage> {
  if (modelId) return skusForModel(db, { ...ask, modelId }, sorting === 'best' ? undefined : sorting, price)
  if (price) return listByPrice(db, { ...ask, ...price })
  return listSkus(db, { ...ask, sorting: sorting === 'best' ? 'number' : sorting })
}

/** By the first reading that finds anything at all, whatever was chosen beside it. Printers are those of the first. */
async function findByKeyword(
  { db, caller, keyword }: { db: Db; caller: Caller | null; keyword: string },
  query: Query,
  ask: Omit<PageQuery, 'filter'>,
): Promise<SkuPage> {
  let named: NamedModel[] = []
  for await (const reading of findReadings(db, caller, keyword)) {
    const { leftOut, corrected } = reading
    const skuPage = await findBy(db, reading, query, ask)
    named = skuPage.models?.length ? skuPage.models : named
    if (skuPage.total > 0 || (await findsAny(db, reading, query, ask)))
      return { ...skuPage, models: named, leftOut, corrected }
  }
  return { ...nothing, models: named, fault: readScanned(keyword, caller).fault }
}

async function findBy(db: Db, reading: Reading, query: Query, ask: Omit<PageQuery, 'filter'>): Promise<SkuPage> {
  if (reading.stages.length > 0)
    return findCandidatePage(db, reading, { ...ask, filter: readFilter(query, ask.region) })
  const filter = both(reading.meant, query, ask.region)
  return filter === 'contradiction' ? nothing : findList(db, { ...ask, filter })
}

/** Behind the last page, and where what was chosen leaves nothing, a reading may have found something all the same. */
async function findsAny(db: Db, reading: Reading, query: Query, { page, modelId }: Omit<PageQuery, 'filter'>) {
  const isWhole = page.offset === 0 && !modelId && !query.inStock && !narrows(readFilter(query, 'EU'))
  if (isWhole) return false
  if (reading.stages.length > 0) return (await findAllIds(db, reading, undefined)).length > 0
  return measure(await loadLexicon(db), reading.meant).skus > 0
}

/** Prices order a list only for who sees them, and as they see them. */
const priceOrder = (caller: Caller | null, sort: Query['sort']): PriceOrder | undefined =>
  (sort === 'priceUp' || sort === 'priceDown') && caller && isCustomer(caller) && seesPrices(caller.role)
    ? { caller, down: sort === 'priceDown' }
    : undefined

export const readFilter = (query: Query, region: Region): Filter => ({
  classIds: query.classId,
  brandIds: query.brandId,
  seriesIds: query.seriesId,
  colours: query.colour,
  yieldBands: query.yieldBand?.map((band) => yieldBands.indexOf(band) + 1),
  ownMake: query.make?.map((make) => make === 'own'),
  inStock: query.inStock ? region : undefined,
})

/** What the words of the keyword mean and what was chosen beside it, where they do not exclude each other. */
export function both(meant: Filter, query: Query, region: Region): Filter | 'contradiction' {
  const chosen = readFilter(query, region)
  const filter: Filter = {
    ...chosen,
    classIds: common(meant.classIds, chosen.classIds),
    brandIds: common(meant.brandIds, chosen.brandIds),
    colours: common(meant.colours, chosen.colours),
    ownMake: common(meant.ownMake, chosen.ownMake),
    packs: meant.packs,
  }
  return filterColumns(filter).every(([, values]) => values.length > 0) ? filter : 'contradiction'
}

const common = <T>(meant: readonly T[] | undefined, chosen: readonly T[] | undefined) =>
  meant && chosen ? meant.filter((value) => chosen.includes(value)) : (meant ?? chosen)
