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
  suggest,
} from '../../../../contract/catalogue.ts'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import { defaultOrg, regionOfOrg } from '../../../../rules/site.ts'
import { call } from '../../../api/call.ts'
import { passage } from '../../../api/passage.ts'

export type Sku = Reply<typeof findSkus>['rows'][number]
export type Find = Input<typeof findSkus>['query']

const long = 60 * 60_000

/** The site from which a product comes to a visitor; a customer has his own. The default one goes without saying. */
function here() {
  const { hasToken, orgId } = passage()
  return hasToken() || orgId() === defaultOrg ? {} : { orgId: orgId() }
}

/** The same where its region alone matters, so that all sites of Europe share their answers. */
function hereabouts() {
  const site = here()
  return site.orgId !== undefined && regionOfOrg(site.orgId) !== regionOfOrg(defaultOrg) ? site : {}
}

export const skusQuery = (find: Find) =>
  queryOptions({
    queryKey: ['skus', find],
    queryFn: () => call(findSkus, { query: { ...find, ...hereabouts() } }),
    placeholderData: keepPreviousData,
  })

/** The counts of a query do not depend on its page or order, nor does who wants its rows anew want them. */
export const countsQuery = ({ sort: _, t: _anew, pageNum: _page, pageSize: _size, ...filter }: Find) =>
  queryOptions({
    queryKey: ['counts', filter],
    queryFn: () => call(countSkus, { query: { ...filter, ...hereabouts() } }),
    placeholderData: keepPreviousData,
  })

export const skuQuery = (id: number) =>
  queryOptions({ queryKey: ['sku', id], queryFn: () => call(getSku, { params: { id }, query: here() }) })

export const relatedQuery = (number: string) =>
  queryOptions({
    queryKey: ['related', number],
    queryFn: () => call(listRelated, { query: { number, ...hereabouts() } }),
  })

export const printerQuery = (id: number) =>
  queryOptions({ queryKey: ['printer', id], queryFn: () => call(getPrinter, { params: { id }, query: hereabouts() }) })

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

/** Printers that words such as `brother 2350` name. */
export const printersNamedQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['suggest', keyword],
    queryFn: () => call(suggest, { query: { keyword } }),
    placeholderData: keepPreviousData,
    enabled: keyword.length > 1,
    staleTime: 5 * 60_000,
  })
