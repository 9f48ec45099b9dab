import type { countSkus } from '../../../../contract/catalogue/catalogue.ts'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import { makes, yieldBands } from '../../../../rules/catalogue/product/catalogue.ts'
import type { Db } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import {
  countFacets,
  countFacetsOfSome,
  countMatching,
  type FacetCount,
  type Filter,
  type Region,
} from '../products/facet.queries.ts'
import { loadLexicon, measure } from '../products/lexicon.ts'
import { skuIdsOfModel } from '../products/printer.queries.ts'
import { callerRegion } from '../products/sku.queries.ts'
import { findAllIds } from './candidates.queries.ts'
import { both, readFilter } from './find-page.ts'
import { findReadings } from './readings.ts'
import type { Reading } from './search.ts'

type Query = Input<typeof countSkus>['query']
type Counts = Reply<typeof countSkus>

const none: Counts = { classes: [], brands: [], series: [], colours: [], yields: [], makes: [], inStock: 0, total: 0 }

/** How many there are per class, brand, series, colour, yield and stock for the same query. */
export async function countResults(db: Db, caller: Caller | null, query: Query): Promise<Counts> {
  const region = callerRegion(caller, query.orgId)
  if (!query.keyword?.trim()) return countList(db, query, {}, region)
  for await (const reading of findReadings(db, caller, query.keyword)) {
    const counts = await countBy(db, reading, query, region)
    if (counts) return counts
  }
  return none
}

/** What a reading finds, counted; undefined where it finds nothing, whatever was chosen beside it. */
async function countBy(db: Db, reading: Reading, query: Query, region: Region): Promise<Counts | undefined> {
  if (reading.stages.length > 0) {
    const ids = await findAllIds(db, reading, undefined)
    if (ids.length === 0) return undefined
    const ofModel = query.modelId ? await findAllIds(db, reading, query.modelId) : ids
    return countSome(db, ofModel, { filter: readFilter(query, region), region, meant: {} })
  }
  if (measure(await loadLexicon(db), reading.meant).skus === 0) return undefined
  return countList(db, query, reading.meant, region)
}

/** The same of a list without a keyword, or one whose words are all filters: what they mean no choice changes. */
async function countList(db: Db, query: Query, meant: Filter, region: Region): Promise<Counts> {
  const chosen = readFilter(query, region)
  if (query.modelId) return countSome(db, await skuIdsOfModel(db, query.modelId), { filter: chosen, region, meant })
  const filter = both(meant, query, region)
  const [rows, { total, inStock }] = await Promise.all([
    countFacets(db, chosen, meant),
    filter === 'contradiction' ? { total: 0, inStock: 0 } : countMatching(db, filter, region),
  ])
  return { ...grouped(rows), inStock, total }
}

async function countSome(db: Db, ids: number[], counting: Parameters<typeof countFacetsOfSome>[2]): Promise<Counts> {
  if (ids.length === 0) return none
  const { rows, total, inStock } = await countFacetsOfSome(db, ids, counting)
  return { ...grouped(rows), inStock, total }
}

function grouped(rows: FacetCount[]) {
  const facet = (column: FacetCount['column']) =>
    rows.flatMap((row) =>
      row.column === column && row.id !== null ? [{ id: row.id, name: row.name, count: row.count }] : [],
    )
  return {
    classes: facet('class_id'),
    brands: facet('brand_id'),
    series: facet('series_id'),
    colours: rows
      .filter(({ column, name }) => column === 'colour' && name !== '')
      .map(({ name, count }) => ({ colour: name, count })),
    makes: makes.flatMap((make) => {
      const row = rows.find(({ column, id }) => column === 'own_make' && (id === 1) === (make === 'own'))
      return row ? [{ make, count: row.count }] : []
    }),
    yields: yieldBands.flatMap((band, at) => {
      const row = rows.find(({ column, id }) => column === 'yield_band' && id === at + 1)
      return row ? [{ band, count: row.count }] : []
    }),
  }
}
