import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_change.title':
    '{count, plural, one {Nastąpiła # zmiana} few {Nastąpiły # zmiany} many {Nastąpiło # zmian} other {Nastąpiło # zmiany}}',
  'order_change.what': 'Co się zmieniło',
  'order_change.before': 'Było',
  'order_change.now': 'Jest',
  'order_change.whole': 'Zamówienie',
  'order_change.disabled': 'Wycofany ze sprzedaży',
  'order_change.vat_rate': 'Stawka VAT',
  'order_change.none': 'brak',
  'order_change.pre_ordered': 'W przedsprzedaży',
  'order_change.files': 'Państwa dokumenty',
  'order_change.outcome_submitted': 'Złożone',
  'order_change.outcome_awaitingPayment': 'Czeka na płatność',
  'order_change.outcome_held_overdue': 'Wstrzymane: płatność po terminie',
  'order_change.outcome_held_limit': 'Wstrzymane: ponad Państwa limit kredytowy',
  'order_change.outcome_over_order': 'Czeka na zatwierdzenie przez konto główne: ponad limit na zamówienie',
  'order_change.outcome_over_month': 'Czeka na zatwierdzenie przez konto główne: ponad limit miesięczny',
  'order_change.confirm': 'Zaakceptuj i zamów · {price}',
}
