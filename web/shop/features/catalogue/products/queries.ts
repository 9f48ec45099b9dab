import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  countSkus,
  findSkus,
  getPrinter,
  getSku,
  listBrands,
  listClasses,
  listModels,
  listRelated,
  listSeries,
} from '../../../../../contract/catalogue/catalogue.ts'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import { call } from '../../../../api/call.ts'
import { skusKey } from '../../../../api/queries.ts'
import { regionParams, siteParams } from '../../../../api/site/site-params.ts'

export type SkuPage = Reply<typeof findSkus>
export type Sku = SkuPage['rows'][number]
export type SkuQuery = Input<typeof findSkus>['query']

const long = 60 * 60_000

export const skusQuery = (find: SkuQuery) =>
  queryOptions({
    queryKey: [...skusKey, find],
    queryFn: () => call(findSkus, { query: { ...find, ...regionParams() } }),
    placeholderData: keepPreviousData,
  })

/** The counts of a query do not depend on its page or order, nor does refetching its rows refetch them. */
export const countsQuery = ({ sort: _, t: _anew, pageNum: _page, pageSize: _size, ...filter }: SkuQuery) =>
  queryOptions({
    queryKey: ['counts', filter],
    queryFn: () => call(countSkus, { query: { ...filter, ...regionParams() } }),
    placeholderData: keepPreviousData,
  })

export const skuQuery = (id: number) =>
  queryOptions({ queryKey: ['sku', id], queryFn: () => call(getSku, { params: { id }, query: siteParams() }) })

export type Related = Reply<typeof listRelated>

export const relatedQuery = (number: string) =>
  queryOptions({
    queryKey: ['related', number],
    queryFn: () => call(listRelated, { query: { number, ...regionParams() } }),
  })

export const printerQuery = (id: number) =>
  queryOptions({
    queryKey: ['printer', id],
    queryFn: () => call(getPrinter, { params: { id }, query: regionParams() }),
  })

export const classesQuery = queryOptions({
  queryKey: ['classes'],
  queryFn: () => call(listClasses, {}),
  staleTime: long,
})

export const brandsQuery = (classId?: number) =>
  queryOptions({
    queryKey: ['brands', classId ?? 0],
    queryFn: () => call(listBrands, { query: { ...(classId && { classId }) } }),
    staleTime: long,
  })

export const seriesQuery = (brandId: number) =>
  queryOptions({
    queryKey: ['series', brandId],
    queryFn: () => call(listSeries, { params: { id: brandId } }),
    enabled: brandId > 0,
    staleTime: long,
  })

export const modelsQuery = (seriesId: number) =>
  queryOptions({
    queryKey: ['models', seriesId],
    queryFn: () => call(listModels, { params: { id: seriesId } }),
    enabled: seriesId > 0,
    staleTime: long,
  })
