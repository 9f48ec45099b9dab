import type { countSkus } from '../../../contract/catalogue.ts'
import type { Input, Reply } from '../../../contract/endpoint.ts'
import { yieldBands } from '../../../rules/catalogue.ts'
import type { Db } from '../../db/database.ts'
import {
  countFacets,
  countFacetsOf,
  countSkusOf,
  type FacetCount,
  type Filter,
  type Region,
} from '../catalogue/facet.queries.ts'
import { skuIdsOfModel } from '../catalogue/printer.queries.ts'
import { idsOfFound } from './candidates.queries.ts'
import { both, filterOf } from './find-page.ts'
import { understand } from './search.ts'

type Query = Input<typeof countSkus>['query']
type Counts = Reply<typeof countSkus>

const none: Counts = { classes: [], brands: [], series: [], colours: [], yields: [], inStock: 0, total: 0 }

/** How many there are per class, brand, series, colour, yield and stock for the same query. */
export async function countFound(db: Db, query: Query, region: Region): Promise<Counts> {
  const understood = query.keyword?.trim() ? await understand(db, query.keyword) : null
  if (understood === undefined) return none
  if (understood && understood.stages.length > 0) {
    const ids = await idsOfFound(db, understood, query.modelId)
    const nearIds = ids.length > 0 ? ids : await idsOfFound(db, understood.near(), query.modelId)
    return countOf(db, nearIds, filterOf(query, region), region)
  }
  const filter = understood ? both(understood.meant, query, region) : filterOf(query, region)
  if (filter === 'contradiction') return none
  if (query.modelId) return countOf(db, await skuIdsOfModel(db, query.modelId), filter, region)

  const [rows, { total, inStock }] = await Promise.all([countFacets(db, filter), countSkusOf(db, filter, region)])
  return { ...grouped(rows), inStock, total }
}

async function countOf(db: Db, ids: number[], filter: Filter, region: Region): Promise<Counts> {
  if (ids.length === 0) return none
  const { rows, total, inStock } = await countFacetsOf(db, ids, filter, region)
  return { ...grouped(rows), inStock, total }
}

function grouped(rows: FacetCount[]) {
  const of = (column: FacetCount['column']) =>
    rows.flatMap((row) =>
      row.column === column && row.id !== null ? [{ id: row.id, name: row.name, count: row.count }] : [],
    )
  return {
    classes: of('class_id'),
    brands: of('brand_id'),
    series: of('series_id'),
    colours: rows
      .filter(({ column, name }) => column === 'colour' && name !== '')
      .map(({ name, count }) => ({ colour: name, count })),
    yields: yieldBands.flatMap((band, at) => {
      const row = rows.find(({ column, id }) => column === 'yield_band' && id === at + 1)
      return row ? [{ band, count: row.count }] : []
    }),
  }
}
