import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import { getDeskReturn, listDeskReturns } from '../../../../contract/return/staff-return.ts'
import { listReturnWarehouses } from '../../../../contract/return/warehouse.ts'
import { call } from '../../../api/call.ts'
import { deskKey } from '../../../api/queries.ts'

export type DeskReturn = Reply<typeof getDeskReturn>
export type DeskReturnRow = Reply<typeof listDeskReturns>['rows'][number]
export type ReturnLine = DeskReturn['lines'][number] & DeskReturn['desk']['lines'][number]

const returnsKey = [...deskKey, 'returns']

export const returnsQuery = (query: Input<typeof listDeskReturns>['query']) =>
  queryOptions({
    queryKey: [...returnsKey, 'list', query],
    queryFn: () => call(listDeskReturns, { query }),
    placeholderData: keepPreviousData,
  })

export const returnQuery = (id: number) =>
  queryOptions({ queryKey: [...returnsKey, id], queryFn: () => call(getDeskReturn, { params: { id } }) })

/** Where the goods of a return may be sent to. */
export const returnWarehousesQuery = (id: number) =>
  queryOptions({
    queryKey: [...returnsKey, id, 'warehouses'],
    queryFn: () => call(listReturnWarehouses, { params: { id } }),
  })

/** The lines of a return with what staff know of each. */
export const joinLines = ({ lines, desk }: DeskReturn): ReturnLine[] =>
  lines.flatMap((line) => {
    const known = desk.lines.find(({ position }) => position === line.position)
    return known ? [{ ...line, ...known }] : []
  })
