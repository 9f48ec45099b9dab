import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'morning.late': '{count, plural, one {# opóźnione} few {# opóźnione} many {# opóźnionych} other {# opóźnionego}}',
  'morning.orders': 'Zamówienia',
  'morning.orders_all': 'Wszystkie zamówienia',
  'morning.orders_none': 'Brak zamówień w toku.',
  'morning.browse': 'Przeglądaj produkty',
  'morning.due': 'dostawa {date}',
  'morning.was_due': 'dostawa miała być {date}',
  'morning.lists_all': 'Wszystkie listy',
  'morning.lists_none': 'Nic do zatwierdzenia. Czas na kawę.',
  'morning.credit_used': 'Wykorzystano',
  'morning.credit_limit': 'Limit',
  'morning.credit_left': 'Dostępne',
  'morning.credit_overdue':
    '{days, plural, one {Po terminie # dzień:} few {Po terminie # dni:} many {Po terminie # dni:} other {Po terminie # dnia:}}',
  'morning.credit_none': 'Przy przedpłacie nie ma limitu kredytowego.',
  'morning.reorder_none': 'Tutaj pojawią się zamówione produkty, gotowe do ponownego zamówienia.',
  'morning.add_all':
    '{count, plural, one {Dodaj # produkt} few {Dodaj wszystkie (#)} many {Dodaj wszystkie (#)} other {Dodaj wszystkie (#)}}',
  'morning.spending_none': 'Ten wykres pojawi się po pierwszym zamówieniu.',
  'morning.spending_total': 'zamówiono w ciągu 12 miesięcy, netto',
  'morning.month': 'Miesiąc',
  'morning.amount': 'Kwota',
  'morning.news_none': 'Brak nowości. Przy ulubionych można włączyć powiadomienia o dostępności i obniżce ceny.',
  'morning.favourites': 'Wszystkie ulubione',
  'morning.back': 'Znów na stanie: {pieces}',
}
