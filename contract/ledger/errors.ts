import type { FinanceRefusal } from '../../rules/ledger/item.ts'

/** How what is refused of a customer's own account travels. */
export const financeErrors = {
  'finance.ageing_not_a_number': { status: 200, code: 30_071 },
  'finance.export_too_long': { status: 200, code: 30_072 },
  'finance.period_reversed': { status: 200, code: 30_073 },
  'finance.period_future': { status: 200, code: 30_074 },
  'finance.sales_period': { status: 200, code: 30_077 },
  'finance.sales_incomplete': { status: 200, code: 30_078 },
  'finance.documents_unknown': { status: 200, code: 30_075 },
  'finance.documents_too_long': { status: 200, code: 30_076 },
  'finance.datev_unset': { status: 200, code: 30_079 },
  'finance.datev_two_years': { status: 200, code: 30_080 },
  'finance.datev_document': { status: 200, code: 30_081 },
  'finance.datev_debtor': { status: 200, code: 30_082 },
  'finance.too_many_copies': { status: 429, code: 429 },
} satisfies Record<FinanceRefusal, { status: number; code: number }>
