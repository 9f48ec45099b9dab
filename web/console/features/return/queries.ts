import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import { getDeskReturn, listDeskReturns } from '../../../../contract/return/staff-return.ts'
import { listReturnWarehouses } from '../../../../contract/return/warehouse.ts'
import { call } from '../../../api/call.ts'
import { staffOrdersKey } from '../../../api/queries.ts'

export type StaffReturn = Reply<typeof getDeskReturn>
export type StaffReturnRow = Reply<typeof listDeskReturns>['rows'][number]
export type ReturnLine = StaffReturn['lines'][number] & StaffReturn['desk']['lines'][number]

const returnsKey = [...staffOrdersKey, 'returns']

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
export const joinLines = ({ lines, desk }: StaffReturn): ReturnLine[] =>
  lines.flatMap((line) => {
    const staffLine = desk.lines.find(({ position }) => position === line.position)
    return staffLine ? [{ ...line, ...staffLine }] : []
  })
