import type { InvalidateQueryFilters, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * The keys of what every page asks for, and of what more than one feature asks for or changes. All others stand in the `queries.ts` of
 * their feature.
 */
export const sessionKey = ['session']
export const siteKey = ['site']
export const placesKey = ['places']
export const suggestKey = ['suggest']

export const basketKey = ['basket']
export const ordersKey = ['orders']
/** Of one order. */
export const orderKey = ['order']
export const returnsKey = ['returns']
/** What a customer owes: items, invoices, statements. */
export const financeKey = ['finance']
/** Notifications of an account and its site. */
export const messagesKey = ['messages']
export const quickOrdersKey = ['quick orders']
export const couponsKey = ['coupons']
/** Of lists of products. */
export const skusKey = ['skus']
export const todayKey = ['today']
/** What staff see of orders, of shipments and of shelves. */
export const staffOrdersKey = ['staff orders']
export const shipmentsKey = ['shipments']
export const shelvesKey = ['shelves']
/** What staff see of suppliers, and of what is ordered of them. */
export const purchaseOrdersKey = ['purchase orders']
/** What staff see of customers. */
export const customersKey = ['customers']
/** What staff see of payments and of what is open. */
export const paymentsKey = ['payments']

/** Of an order as it would be placed. That of the basket is refetched with the basket: when something in it changes here or in another tab. */
export const previewKey = (fromBasket: boolean) => (fromBasket ? basketPreviewKey : ['preview'])

const basketPreviewKey = [...basketKey, 'preview']

/** All but the session: everything else is refetched once the session is known. */
export const allButSession = {
  predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0],
} satisfies InvalidateQueryFilters

/** The basket without the preview of its order: what was just ordered is not asked for again. */
export const basketItself = {
  queryKey: basketKey,
  predicate: ({ queryKey }) => queryKey[1] !== basketPreviewKey[1],
} satisfies InvalidateQueryFilters

/** An order was placed: what it takes from, and its state, is refetched. */
export function refreshAfterOrder(queries: QueryClient) {
  void queries.invalidateQueries(basketItself)
  const changed: QueryKey[] = [ordersKey, quickOrdersKey, couponsKey, skusKey]
  for (const queryKey of changed) void queries.invalidateQueries({ queryKey })
}

/**
 * What came with the page is as old as its arrival. The server vouches for it then; the time at which it was read there is of
 * another clock, and a page that was stored for visitors would be refetched. A page of the browser's history is as old as it
 * says: it was not validated again.
 */
export function startAgeAtArrival(queries: QueryClient) {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation && 'type' in navigation && navigation.type === 'back_forward') return
  const dataUpdatedAt = Date.now()
  for (const query of queries.getQueryCache().getAll())
    if (query.state.status === 'success') query.setState({ dataUpdatedAt })
}
