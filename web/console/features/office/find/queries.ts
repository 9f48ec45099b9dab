import { queryOptions } from '@tanstack/react-query'
import { listCustomers } from '../../../../../contract/customer/customer.ts'
import { listDeskOrders } from '../../../../../contract/fulfilment/order-management.ts'
import { call } from '../../../../api/call.ts'

const page = { pageNum: 1, pageSize: 10 } as const

/** Orders that a keyword means; nothing is asked before three characters. */
export const soughtOrdersQuery = (keyword: string, mayAsk: boolean) =>
  queryOptions({
    queryKey: ['find', 'orders', keyword],
    queryFn: async () => (await call(listDeskOrders, { query: { keyword, ...page } })).rows,
    enabled: mayAsk && keyword.length >= 3,
  })

export const soughtCustomersQuery = (keyword: string, mayAsk: boolean) =>
  queryOptions({
    queryKey: ['find', 'customers', keyword],
    queryFn: async () => (await call(listCustomers, { query: { keyword, ...page } })).rows,
    enabled: mayAsk && keyword.length >= 3,
  })
