import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import { getPurchaseOrder, listPurchaseOrders } from '../../../../../contract/fulfilment/purchase-order.ts'
import { listToOrder } from '../../../../../contract/fulfilment/reorder.ts'
import { listWarehouses } from '../../../../../contract/fulfilment/stock.ts'
import { listSuppliers } from '../../../../../contract/fulfilment/supplier.ts'
import { call } from '../../../../api/call.ts'
import { purchaseOrdersKey, shelvesKey } from '../../../../api/queries.ts'

export type PurchaseOrderRow = Reply<typeof listPurchaseOrders>['rows'][number]
export type PurchaseOrder = Reply<typeof getPurchaseOrder>
export type ToOrder = Reply<typeof listToOrder>
export type Supplier = Reply<typeof listSuppliers>[number]

export const purchaseOrdersQuery = (query: Input<typeof listPurchaseOrders>['query']) =>
  queryOptions({
    queryKey: [...purchaseOrdersKey, 'list', query],
    queryFn: () => call(listPurchaseOrders, { query }),
    placeholderData: keepPreviousData,
  })

export const purchaseOrderQuery = (id: number) =>
  queryOptions({
    queryKey: [...purchaseOrdersKey, id],
    queryFn: () => call(getPurchaseOrder, { params: { id } }),
  })

export const suppliersQuery = queryOptions({
  queryKey: [...purchaseOrdersKey, 'suppliers'],
  queryFn: () => call(listSuppliers, {}),
})

const toOrderKey = [...purchaseOrdersKey, 'to order']
/** What is to be ordered follows from each order that is placed, cancelled or sent. */
export const toOrderKeys = [toOrderKey]

export const toOrderQuery = (query: Input<typeof listToOrder>['query']) =>
  queryOptions({
    queryKey: [...toOrderKey, query],
    queryFn: () => call(listToOrder, { query }),
  })

/** The warehouses in which the reader works. */
export const warehousesQuery = queryOptions({
  queryKey: [...shelvesKey, 'warehouses'],
  queryFn: () => call(listWarehouses, {}),
  staleTime: Number.POSITIVE_INFINITY,
})
