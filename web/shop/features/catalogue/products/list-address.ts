import { type Make, type Sorting, sortings, type YieldBand } from '../../../../../rules/catalogue/product/catalogue.ts'
import { defaultPageSize, type PageSize, pageSizes } from '../../../../../rules/paging.ts'
import { toPageQuery } from '../../../../ui/list/query.ts'
import type { SkuQuery } from './queries.ts'

/**
 * Everything a list shows stands in its address, so that it can be shared and comes back as it was. A filter holds any of
 * its values. Where the class, the brand or the size in it cannot be meant it is 0, so that the page can say so.
 */
export type ListAddress = {
  keyword?: string | undefined
  classId?: number[] | undefined
  brandId?: number[] | undefined
  seriesId?: number[] | undefined
  modelId?: number | undefined
  colour?: string[] | undefined
  yieldBand?: YieldBand[] | undefined
  make?: Make[] | undefined
  inStock?: true | undefined
  sort?: Sorting | undefined
  page?: number | undefined
  size?: PageSize | 0 | undefined
  /** Forces a refresh (specification section 2). */
  t?: number | undefined
}

/** The rows of a page of this address. */
export const readPageSize = ({ size }: ListAddress): PageSize =>
  pageSizes.find((choice) => choice === size) ?? defaultPageSize

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

export type FilterName = (typeof filterNames)[number]
type SingleValue<T> = T extends readonly (infer Value)[] ? Value : T
export type FilterValue<Name extends FilterName = FilterName> = SingleValue<NonNullable<ListAddress[Name]>>

/** The values that a filter holds; what cannot be meant is none. */
export const readFilterValues = <Name extends FilterName>(address: ListAddress, name: Name) =>
  [address[name] ?? []].flat().filter((value) => value !== 0) as FilterValue<Name>[]

/** What changes in the address so that a filter holds a value beside the others. Whether it is in stock is one alone. */
export const changeWith = (address: ListAddress, name: FilterName, value: FilterValue) => ({
  // In one order, so that a choice has one address.
  [name]: value === true || [...readFilterValues(address, name), value].map(String).sort(),
  page: undefined,
})

/** What changes in the address so that a filter holds a value no more. */
export function changeWithout(address: ListAddress, name: FilterName, value: FilterValue) {
  const rest = readFilterValues(address, name).filter((other) => other !== value)
  return { [name]: rest.length > 0 ? rest.map(String) : undefined, page: undefined }
}

/** What the API is asked for an address. */
export function toFind(address: ListAddress): SkuQuery {
  const { modelId, colour, yieldBand, make, inStock, sort, page, t } = address
  const [classId, brandId, seriesId] = [address.classId, address.brandId, address.seriesId].map(toFilterIds)
  const filter = { classId, brandId, seriesId, modelId, colour, yieldBand, make, inStock }
  return toPageQuery({ keyword: address.keyword?.trim(), ...filter, sort, t, page, size: readPageSize(address) })
}

const toFilterIds = (ids: number[] | undefined) => (ids?.includes(0) ? undefined : ids)

/** Whoever sees no price cannot sort by it. */
export const sortingsFor = (seesPrices: boolean): readonly Sorting[] =>
  seesPrices ? sortings : sortings.filter((sorting) => sorting !== 'priceUp' && sorting !== 'priceDown')
