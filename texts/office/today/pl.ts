import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'today.title': 'Dzisiaj',
  'today.orders': 'Dzisiejsze zamówienia',
  'today.on_hold': 'Wstrzymane',
  'today.awaiting_payment': 'Czekają na płatność',
  'today.registrations': 'Rejestracje do rozpatrzenia',
  'today.mails_failing': 'Nieudane e-maile',
  'today.mails_waiting': 'E-maile do wysłania',
  'today.no_server':
    'Nie ustawiono serwera poczty, więc nikt nie dostaje e-maili. Prosimy ustawić SMTP_URL i uruchomić sklep ponownie: wtedy wyjdzie wszystko, co czeka.',
  'today.rates_missing':
    'Brakuje kursów walut Europejskiego Banku Centralnego albo są starsze niż trzy dni robocze: {rates}. Tydzień po ostatnim kursie przesyłki, których VAT go wymaga, nie mogą już wyjść. Prosimy zaimportować kursy (npm run import) lub sprawdzić EXCHANGE_RATES_URL.',
  'today.to_put_on_sale':
    'Dotarł towar, którego nie ma jeszcze w sprzedaży: {numbers}. Prosimy wprowadzić go do sprzedaży plikiem katalogu (status active).',
  'today.rate_of': '{currency} ({date})',
  'today.no_rate_of': '{currency} (brak)',
  'today.sites': 'Sklepy do uzupełnienia',
  'today.all_done': 'Wszystko załatwione.',
  'today.to_release': 'Do przekazania',
  'today.late': 'Opóźnione',
  'today.dates_moved': 'Zmienione terminy',
  'today.goods_arrived': 'Towar dotarł',
  'today.to_pick': 'Do skompletowania',
  'today.back_orders':
    '{count, plural, one {w tym # z nadeszłą resztą} few {w tym # z nadeszłą resztą} many {w tym # z nadeszłą resztą} other {w tym # z nadeszłą resztą}}',
  'today.to_pack': 'Do spakowania',
  'today.to_hand_over': 'Do przekazania przewoźnikowi',
  'today.arrivals': 'Dostawy na dziś',
  'today.e_invoices_open': 'E-faktury do wysłania',
  'today.e_invoices_until': 'pierwsza do {date}',
  'today.e_invoices_failed': 'E-faktury nie do zapisania',
  'today.payments_unmatched': 'Płatności do rozliczenia',
  'today.payments_since': 'czekają ponad dwa dni robocze',
  'today.disputes': 'Sporne od ponad 14 dni',
  'today.returns_to_decide': 'Zwroty do rozpatrzenia',
  'today.returns_overdue': '{count, number} po terminie trzech dni roboczych',
  'today.returns_to_collect': 'Zwroty do odebrania od klienta',
  'today.returns_to_inspect': 'Zwroty do sprawdzenia',
  'today.returns_to_credit': 'Zwroty do rozliczenia',
}
