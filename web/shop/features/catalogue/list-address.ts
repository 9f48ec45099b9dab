import { type Make, type Sorting, sortings, type YieldBand } from '../../../../rules/catalogue.ts'
import { defaultPageSize, type PageSize, pageSizes } from '../../../../rules/paging.ts'
import { pageAsked } from '../../../ui/query.ts'
import type { Find } from './queries.ts'

/**
 * Everything a list shows stands in its address, so that it can be shared and comes back as it was. Where the class,
 * the brand or the size in it cannot be meant it is 0, so that the page can say so.
 */
export type ListAddress = {
  keyword?: string | undefined
  classId?: number | undefined
  brandId?: number | undefined
  seriesId?: number | undefined
  modelId?: number | undefined
  colour?: string | undefined
  yieldBand?: YieldBand | undefined
  make?: Make | undefined
  inStock?: true | undefined
  sort?: Sorting | undefined
  page?: number | undefined
  size?: PageSize | 0 | undefined
  /** Forces a refresh (specification section 2). */
  t?: number | undefined
}

/** The rows of a page of this address. */
export const sizeOf = ({ size }: ListAddress): PageSize => pageSizes.find((known) => known === size) ?? defaultPageSize

export const filterNames = [
  'classId',
  'brandId',
  'seriesId',
  'modelId',
  'colour',
  'yieldBand',
  'make',
  'inStock',
] as const

/** What the API is asked for an address. */
export function findOf(address: ListAddress): Find {
  const { classId, brandId, seriesId, modelId, colour, yieldBand, make, inStock, sort, page, t } = address
  const filter = { classId, brandId, seriesId, modelId, colour, yieldBand, make, inStock }
  return pageAsked({ keyword: address.keyword?.trim(), ...filter, sort, t, page, size: sizeOf(address) })
}

/** Whoever sees no price cannot sort by it. */
export const sortingsFor = (seesPrices: boolean): readonly Sorting[] =>
  seesPrices ? sortings : sortings.filter((sorting) => sorting !== 'priceUp' && sorting !== 'priceDown')
