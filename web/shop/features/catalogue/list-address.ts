import { type Sorting, sortings } from '../../../../rules/catalogue.ts'
import { defaultPageSize, type PageSize } from '../../../../rules/paging.ts'
import type { Find } from './queries.ts'

/** Everything a list shows stands in its address, so that it can be shared and comes back as it was. */
export type ListAddress = {
  keyword?: string | undefined
  classId?: number | undefined
  brandId?: number | undefined
  seriesId?: number | undefined
  modelId?: number | undefined
  colour?: string | undefined
  inStock?: true | undefined
  sort?: Sorting | undefined
  page?: number | undefined
  size?: PageSize | undefined
}

export const filterNames = ['classId', 'brandId', 'seriesId', 'modelId', 'colour', 'inStock'] as const

/** What the API is asked for an address. */
export function findOf(address: ListAddress): Find {
  const { classId, brandId, seriesId, modelId, colour, inStock, sort, page = 1, size = defaultPageSize } = address
  const keyword = address.keyword?.trim()
  return {
    ...(keyword && { keyword }),
    ...(classId && { classId }),
    ...(brandId && { brandId }),
    ...(seriesId && { seriesId }),
    ...(modelId && { modelId }),
    ...(colour && { colour }),
    ...(inStock && { inStock }),
    ...(sort && { sort }),
    pageNum: page,
    pageSize: size,
  }
}

/** Whoever sees no price cannot sort by it. */
export const sortingsFor = (seesPrices: boolean): readonly Sorting[] =>
  seesPrices ? sortings : sortings.filter((sorting) => sorting !== 'priceUp' && sorting !== 'priceDown')
