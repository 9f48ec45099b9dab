import type { Input, Reply } from '../../../../contract/endpoint.ts'
import type { listCreditNotes } from '../../../../contract/payment/credit-note.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { isDay } from '../../../../rules/shipping/day.ts'
import { Refusal } from '../../../http/refuse.ts'
import type { CreditNoteFilters, CreditNoteRow, CreditNoteSum } from './credit-note.staff.ts'

type Query = Omit<Input<typeof listCreditNotes>['query'], 'pageNum' | 'pageSize'>

/** What a list is narrowed to; refuses days that there are not. */
export function readCreditNoteFilters({ keyword = '', ...query }: Query): CreditNoteFilters {
  const fields = (['from', 'until'] as const).filter((name) => query[name] !== undefined && !isDay(query[name]))
  if (fields.length > 0) throw new Refusal('request.invalid', { fields })
  return { ...query, keyword: keyword.trim() }
}

export const toCreditNote = (row: CreditNoteRow): Reply<typeof listCreditNotes>['rows'][number] => ({
  ...row,
  amount: toAmount(row.amount),
  open: toAmount(row.open),
})

export const toCreditNoteSum = ({ currency, amount, open }: CreditNoteSum) => ({
  currency,
  amount: toAmount(amount),
  open: toAmount(open),
})
