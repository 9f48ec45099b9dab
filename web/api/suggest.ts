import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { suggest } from '../../contract/product/catalogue.ts'
import { call } from './call.ts'
import { hereabouts } from './here.ts'
import { suggestKey } from './queries.ts'

/** Products whose number, and printers whose name begins with or holds what was typed, such as `brother 2350`. */
export const suggestQuery = (keyword: string) =>
  queryOptions({
    queryKey: [...suggestKey, keyword],
    queryFn: () => call(suggest, { query: { keyword, ...hereabouts() } }),
    placeholderData: keepPreviousData,
    enabled: keyword.length > 1,
  })
