import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import { listExpectedPurchaseOrders } from '../../../../../contract/fulfilment/purchase-order.ts'
import {
  getShipment,
  listPickableOrders,
  listQueues,
  listShipments,
} from '../../../../../contract/fulfilment/shipment.ts'
import { findShelves, listArrivals, listWarehouses } from '../../../../../contract/fulfilment/stock.ts'
import { call } from '../../../../api/call.ts'
import { purchaseOrdersKey, shelvesKey, shipmentsKey } from '../../../../api/queries.ts'

export type Queue = Reply<typeof listQueues>[number]
export type PickableOrder = Reply<typeof listPickableOrders>['rows'][number]
export type ShipmentRow = Reply<typeof listShipments>['rows'][number]
export type Shipment = Reply<typeof getShipment>
export type Parcel = Shipment['parcels'][number]
export type Shelves = Reply<typeof findShelves>
export type Arrival = Reply<typeof listArrivals>['rows'][number]

export const queuesQuery = queryOptions({
  queryKey: [...shipmentsKey, 'queues'],
  queryFn: () => call(listQueues, {}),
})

export const pickableQuery = (query: Input<typeof listPickableOrders>['query']) =>
  queryOptions({
    queryKey: [...shipmentsKey, 'orders', query],
    queryFn: () => call(listPickableOrders, { query }),
    placeholderData: keepPreviousData,
  })

export const shipmentsQuery = (query: Input<typeof listShipments>['query']) =>
  queryOptions({
    queryKey: [...shipmentsKey, 'list', query],
    queryFn: () => call(listShipments, { query }),
    placeholderData: keepPreviousData,
  })

/** Whether the carrier of a packed parcel is about to give its number. */
export const awaitsNumber = ({ adapter, status }: Shipment, { trackingNumber }: Parcel) =>
  adapter !== 'hand' && status === 'packed' && trackingNumber === ''

// A carrier is asked once a minute.
const beforeNextLook = 5_000

export const shipmentQuery = (id: number) =>
  queryOptions({
    queryKey: [...shipmentsKey, id],
    queryFn: () => call(getShipment, { params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data?.parcels.some((parcel) => awaitsNumber(data, parcel)) ? beforeNextLook : false,
  })

/** The warehouses in which the reader works. */
export const warehousesQuery = queryOptions({
  queryKey: [...shelvesKey, 'warehouses'],
  queryFn: () => call(listWarehouses, {}),
  staleTime: Number.POSITIVE_INFINITY,
})

export const shelvesQuery = (number: string) =>
  queryOptions({
    queryKey: [...shelvesKey, 'product', number],
    queryFn: () => call(findShelves, { query: { number } }),
  })

export const arrivalsQuery = (query: Input<typeof listArrivals>['query']) =>
  queryOptions({
    queryKey: [...shelvesKey, 'arrivals', query],
    queryFn: () => call(listArrivals, { query }),
    placeholderData: keepPreviousData,
  })

/** A number that nothing has is refused; whoever books it sees that then. */
export const expectedPurchaseOrdersQuery = (body: Input<typeof listExpectedPurchaseOrders>['body']) =>
  queryOptions({
    queryKey: [...purchaseOrdersKey, 'expected', body],
    queryFn: () => call(listExpectedPurchaseOrders, { body }),
    enabled: body.numbers.length > 0,
    placeholderData: keepPreviousData,
  })
