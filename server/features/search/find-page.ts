import type { findSkus } from '../../../contract/catalogue.ts'
import type { Input, Reply } from '../../../contract/endpoint.ts'
import { yieldBands } from '../../../rules/catalogue.ts'
import { pageOf } from '../../../rules/paging.ts'
import { seesPrices } from '../../../rules/permissions.ts'
import type { Db } from '../../db/database.ts'
import { type Caller, isCustomer } from '../../http/caller.ts'
import { askedOf, type Filter, type Region } from '../catalogue/facet.queries.ts'
import { deepestRow, listByPrice, listSkus, type Page } from '../catalogue/list.queries.ts'
import type { PriceOrder } from '../catalogue/price-order.queries.ts'
import { skusForModel } from '../catalogue/printer.queries.ts'
import { regionOf, type SkuOnWire, withPrices } from '../catalogue/sku.queries.ts'
import { pageOfFound } from './candidates.queries.ts'
import type { NamedModel } from './names.queries.ts'
import { type Understood, understand } from './search.ts'

type Query = Input<typeof findSkus>['query']
type Found = { skus: SkuOnWire[]; total: number; cut?: boolean; models?: NamedModel[] }

const nothing: Found = { skus: [], total: 0 }

/** One page of what a query finds, in its order, with the caller's own prices where he may see them. */
export async function findPage(
  db: Db,
  caller: Caller | null,
  query: Query,
  now: Date,
): Promise<Reply<typeof findSkus>> {
  const understood = query.keyword?.trim() ? await understand(db, query.keyword) : null
  const { skus, total, cut = false, models = [] } = await find(db, caller, query, understood, now)
  return {
    rows: await withPrices(db, caller, skus, now),
    total: Math.min(total, deepestRow),
    totalIsMinimum: cut || total > deepestRow,
    models,
  }
}

/** `understood` is null without a keyword, undefined where the keyword says nothing. */
async function find(
  db: Db,
  caller: Caller | null,
  query: Query,
  understood: Understood | null | undefined,
  now: Date,
): Promise<Found> {
  const { modelId, sort } = query
  const page = pageOf(query)
  if (understood === undefined || page.offset >= deepestRow) return nothing
  const region = regionOf(caller, query.orgId)
  const ask = { page, region, now }
  const filter = understood?.stages.length === 0 ? both(understood.meant, query, region) : filterOf(query, region)
  if (filter === 'contradiction') return nothing

  const price = priceOrder(caller, sort)
  const sorting = sort === 'priceUp' || sort === 'priceDown' ? 'best' : (sort ?? 'best')
  if (understood?.stages.length) return findByKeyword(db, understood, { ...ask, filter, modelId, sorting, price })
  if (modelId) return skusForModel(db, { ...ask, modelId, filter }, sorting === 'best' ? undefined : sorting, price)
  if (price) return listByPrice(db, { ...ask, ...price, filter })
  return listSkus(db, { ...ask, filter, sorting: sorting === 'best' ? 'number' : sorting })
}

/** Prices order a list only for who sees them, and as he sees them. */
const priceOrder = (caller: Caller | null, sort: Query['sort']): PriceOrder | undefined =>
  (sort === 'priceUp' || sort === 'priceDown') && caller && isCustomer(caller) && seesPrices(caller.role)
    ? { caller, down: sort === 'priceDown' }
    : undefined

type KeywordAsk = Parameters<typeof pageOfFound>[2] & { page: Page }

/** Near numbers are looked for only where nothing else was found: they are a question, not an answer. */
async function findByKeyword(db: Db, search: Understood, ask: KeywordAsk): Promise<Found> {
  const found = await pageOfFound(db, search, ask)
  if (found.total > 0 || ask.page.offset > 0) return found
  return { ...(await pageOfFound(db, search.near(), ask)), models: found.models }
}

export const filterOf = (query: Query, region: Region): Filter => ({
  classIds: one(query.classId),
  brandIds: one(query.brandId),
  seriesIds: one(query.seriesId),
  colours: one(query.colour),
  yieldBands: one(query.yieldBand && yieldBands.indexOf(query.yieldBand) + 1),
  inStock: query.inStock ? region : undefined,
})

const one = <T>(value: T | undefined) => (value === undefined ? undefined : [value])

/** What the words of the keyword mean and what was chosen beside it, where they do not exclude each other. */
export function both(meant: Filter, query: Query, region: Region): Filter | 'contradiction' {
  const chosen = filterOf(query, region)
  const filter: Filter = {
    ...chosen,
    classIds: common(meant.classIds, chosen.classIds),
    brandIds: common(meant.brandIds, chosen.brandIds),
    colours: common(meant.colours, chosen.colours),
  }
  return askedOf(filter).every(([, values]) => values.length > 0) ? filter : 'contradiction'
}

const common = <T>(meant: readonly T[] | undefined, chosen: readonly T[] | undefined) =>
  meant && chosen ? meant.filter((value) => chosen.includes(value)) : (meant ?? chosen)
