import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import { getReminders, listDueReminders } from '../../../../../contract/payment/reminder.ts'
import { call } from '../../../../api/call.ts'
import { paymentsKey } from '../../../../api/queries.ts'

export type DueReminder = Reply<typeof listDueReminders>['rows'][number]
export type Reminders = Reply<typeof getReminders>

export const dueRemindersQuery = (query: Input<typeof listDueReminders>['query']) =>
  queryOptions({
    queryKey: [...paymentsKey, 'due reminders', query],
    queryFn: () => call(listDueReminders, { query }),
    placeholderData: keepPreviousData,
  })

export const remindersQuery = (id: number) =>
  queryOptions({
    queryKey: [...paymentsKey, 'reminders', id],
    queryFn: () => call(getReminders, { params: { id } }),
  })

const letters = 26 ** 3

/** One number for a letter: of its customer, and of the three letters of its currency. */
export const letterId = ({ customerId, currency }: Pick<DueReminder, 'customerId' | 'currency'>) =>
  customerId * letters + [...currency].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 65, 0)
