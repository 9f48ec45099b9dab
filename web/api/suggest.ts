import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { suggest } from '../../contract/catalogue/catalogue.ts'
import { call } from './call.ts'
import { suggestKey } from './queries.ts'
import { regionParams } from './site/site-params.ts'

/** Products whose number, and printers whose name begins with or holds what was typed, such as `brother 2350`. */
export const suggestQuery = (keyword: string) =>
  queryOptions({
    queryKey: [...suggestKey, keyword],
    queryFn: () => call(suggest, { query: { keyword, ...regionParams() } }),
    placeholderData: keepPreviousData,
    enabled: keyword.length > 1,
  })
