import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import { getReturn, listReturnable, listReturnForwarders, listReturns } from '../../../../contract/return/return.ts'
import { call } from '../../../api/call.ts'
import { returnsKey } from '../../../api/queries.ts'

export type ReturnRow = Reply<typeof listReturns>['rows'][number]
export type ReturnDetail = Reply<typeof getReturn>
export type ReturnFile = ReturnDetail['files'][number]
export type ReturnableLine = Reply<typeof listReturnable>['rows'][number]
export type ReturnableFilter = { orderno?: string; invoice?: string; keyword?: string }

const returnableKey = [...returnsKey, 'returnable']

export const returnsQuery = (query: Input<typeof listReturns>['query']) =>
  queryOptions({
    queryKey: [...returnsKey, 'list', query],
    queryFn: () => call(listReturns, { query }),
    placeholderData: keepPreviousData,
  })

export const returnQuery = (id: number) =>
  queryOptions({ queryKey: [...returnsKey, 'one', id], queryFn: () => call(getReturn, { params: { id } }) })

/** The first lines that may come back. */
export const returnableQuery = (filter: ReturnableFilter, size: 10 | 20 | 40 | 60) =>
  queryOptions({
    queryKey: [...returnableKey, filter, size],
    queryFn: () => call(listReturnable, { query: { ...filter, pageNum: 1, pageSize: size } }),
    placeholderData: keepPreviousData,
  })

const largestPage = 60

/** All lines of orders that may come back. While another order is asked for, those that are known stay. */
export const returnableOfOrders = (ordernos: readonly string[]) =>
  queryOptions({
    queryKey: [...returnableKey, 'whole', ordernos],
    queryFn: () => allLines(ordernos.join(',')),
    enabled: ordernos.length > 0,
    placeholderData: keepPreviousData,
  })

async function allLines(orderno: string, pageNum = 1): Promise<ReturnableLine[]> {
  const { rows, total } = await call(listReturnable, { query: { orderno, pageNum, pageSize: largestPage } })
  if (rows.length === 0 || pageNum * largestPage >= total) return rows
  return [...rows, ...(await allLines(orderno, pageNum + 1))]
}

export const forwardersQuery = queryOptions({
  queryKey: [...returnsKey, 'forwarders'],
  queryFn: () => call(listReturnForwarders, {}),
})

/** A return changed: it is known as it is now, and what it takes from is refetched. */
export function refreshAfterReturn(queries: QueryClient, detail: ReturnDetail) {
  queries.setQueryData(returnQuery(detail.returnId).queryKey, detail)
  void queries.invalidateQueries({ queryKey: [...returnsKey, 'list'] })
  return queries.invalidateQueries({ queryKey: returnableKey })
}

/** One was deleted. */
export function forgetReturn(queries: QueryClient, id: number) {
  queries.removeQueries({ queryKey: returnQuery(id).queryKey })
  return queries.invalidateQueries({ queryKey: [...returnsKey, 'list'] })
}
