import type { Input, Reply } from '../../../../contract/endpoint.ts'
import type { listStaffInvoices, sumStaffInvoices } from '../../../../contract/invoice/invoice-list.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { isDay } from '../../../../rules/shipping/day.ts'
import { Refusal } from '../../../http/refuse.ts'
import type { DocumentFilters } from './document-filters.staff.ts'
import type { DocumentRow, DocumentSum } from './invoice-list.staff.ts'

/** What a list is narrowed to; refuses days that there are not. */
export function readDocumentFilters({
  keyword = '',
  custnum = '',
  ...query
}: Input<typeof sumStaffInvoices>['query']): DocumentFilters {
  const fields = (['from', 'until'] as const).filter((name) => query[name] !== undefined && !isDay(query[name]))
  if (fields.length > 0) throw new Refusal('request.invalid', { fields })
  return { ...query, keyword: keyword.trim(), custnum: custnum.trim() || undefined }
}

/** A document as it is listed: a credit note is below zero. */
export function toListedInvoice({
  amount,
  cleared,
  ...row
}: DocumentRow): Reply<typeof listStaffInvoices>['rows'][number] {
  const sign = row.kind === 'invoice' ? 1 : -1
  const signed = (cents: number) => (cents === 0 ? 0 : toAmount(sign * cents))
  return { ...row, amount: signed(amount), cleared: signed(cleared), open: signed(amount - cleared) }
}

export const toInvoiceSum = ({
  currency,
  documents,
  ...cents
}: DocumentSum): Reply<typeof sumStaffInvoices>[number] => ({
  currency,
  documents,
  amount: toAmount(cents.amount),
  open: toAmount(cents.open),
  overdue: toAmount(cents.overdue),
})
