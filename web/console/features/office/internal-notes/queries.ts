import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as customerNotes from '../../../../../contract/customer/customer-notes.ts'
import type { Endpoint, Input, Reply } from '../../../../../contract/endpoint.ts'
import * as orderNotes from '../../../../../contract/fulfilment/order-notes.ts'
import { useAttempt } from '../../../../api/attempt.ts'
import { call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { customersKey, staffOrdersKey } from '../../../../api/queries.ts'

/** The calls for orders and for customers, by the page of the console that lists them. */
export const noteCalls = {
  orders: {
    find: orderNotes.getOrderNotes,
    listTags: orderNotes.listOrderTags,
    addNote: orderNotes.addOrderNote,
    changeNote: orderNotes.changeOrderNote,
    removeNote: orderNotes.removeOrderNote,
    addTag: orderNotes.addOrderTag,
    removeTag: orderNotes.removeOrderTag,
  },
  customers: {
    find: customerNotes.getCustomerNotes,
    listTags: customerNotes.listCustomerTags,
    addNote: customerNotes.addCustomerNote,
    changeNote: customerNotes.changeCustomerNote,
    removeNote: customerNotes.removeCustomerNote,
    addTag: customerNotes.addCustomerTag,
    removeTag: customerNotes.removeCustomerTag,
  },
}

export type NotedList = keyof typeof noteCalls
/** One order or one customer. */
export type Noted = { list: NotedList; id: number }
export type Note = Reply<typeof orderNotes.getOrderNotes>['notes'][number]

const notesKey = ['internal notes']

export const notesQuery = ({ list, id }: Noted) =>
  queryOptions({
    queryKey: [...notesKey, list, id],
    queryFn: () => call(noteCalls[list].find, { params: { id } }),
  })

/** The tags that are offered while one is typed, and by which a list is narrowed. */
export const tagsQuery = (list: NotedList) =>
  queryOptions({ queryKey: [...notesKey, list, 'tags'], queryFn: () => call(noteCalls[list].listTags, {}) })

const changedKeys = [notesKey, [...staffOrdersKey, 'list'], [...customersKey, 'list']]

/** Changes notes or tags once. Whatever the outcome, they are read again: it may have been changed meanwhile. */
export function useNoteChange<E extends Endpoint>(endpoint: E, onDone: () => void = () => {}) {
  const queries = useQueryClient()
  const { send, state, error } = useAttempt<Input<E>, Reply<E>>({
    meta: saysItself,
    send: ({ key, content }) => call(endpoint, content, { idempotencyKey: key }),
    onSuccess: onDone,
    onSettled: () => Promise.all(changedKeys.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
  return { send, error, isPending: state === 'sending' }
}
