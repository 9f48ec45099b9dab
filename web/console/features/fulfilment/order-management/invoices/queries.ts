import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../../../../contract/endpoint.ts'
import { getDeskInvoice } from '../../../../../../contract/invoice/staff-invoice.ts'
import { call } from '../../../../../api/call.ts'
import { staffOrdersKey } from '../../../../../api/queries.ts'

export type StaffInvoice = Reply<typeof getDeskInvoice>

export const invoiceQuery = (number: string) =>
  queryOptions({
    queryKey: [...staffOrdersKey, 'invoice', number],
    queryFn: () => call(getDeskInvoice, { params: { number } }),
  })
