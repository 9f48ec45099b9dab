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
    'Nie ustawiono serwera poczty, więc nikt nie dostaje e-maili. Ustaw SMTP_URL i uruchom sklep ponownie: wtedy wyjdzie wszystko, co czeka.',
  'today.sites': 'Kraje do uzupełnienia',
  'today.all_done': 'Nic na Ciebie nie czeka.',
}
