import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'today.title': 'Heute',
  'today.orders': 'Bestellungen heute',
  'today.on_hold': 'In Prüfung',
  'today.awaiting_payment': 'Warten auf Zahlung',
  'today.registrations': 'Registrierungen zu prüfen',
  'today.mails_failing': 'Fehlgeschlagene E-Mails',
  'today.mails_waiting': 'E-Mails in der Warteschlange',
  'today.no_server':
    'Es ist kein Mailserver eingerichtet, deshalb erhält niemand E-Mails. Setzen Sie SMTP_URL und starten Sie den Shop neu: Dann werden alle wartenden E-Mails gesendet.',
  'today.rates_missing':
    'Wechselkurse der Europäischen Zentralbank fehlen oder sind älter als drei Arbeitstage: {rates}. Eine Woche nach dem letzten Kurs können Sendungen, deren MwSt. ihn braucht, nicht mehr versendet werden. Bitte importieren Sie die Kurse (npm run import) oder prüfen Sie EXCHANGE_RATES_URL.',
  'today.to_put_on_sale':
    'Ware von Produkten, die noch nicht im Verkauf sind, ist eingetroffen: {numbers}. Nehmen Sie sie mit einer Katalogdatei in den Verkauf (status active).',
  'today.rate_of': '{currency} ({date})',
  'today.no_rate_of': '{currency} (noch keiner)',
  'today.sites': 'Shops mit offenen Angaben',
  'today.all_done': 'Zurzeit ist nichts zu tun.',
  'today.to_release': 'Freizugeben',
  'today.late': 'Verspätet',
  'today.dates_moved': 'Termine verschoben',
  'today.goods_arrived': 'Ware eingetroffen',
  'today.to_pick': 'Zu kommissionieren',
  'today.back_orders':
    '{count, plural, one {# Nachlieferung ist eingetroffen} other {# Nachlieferungen sind eingetroffen}}',
  'today.to_pack': 'Zu packen',
  'today.to_hand_over': 'Zu übergeben',
  'today.arrivals': 'Fällige Lieferungen',
  'today.e_invoices_open': 'E-Rechnungen zu senden',
  'today.e_invoices_until': 'die erste bis {date}',
  'today.e_invoices_failed': 'E-Rechnungen nicht schreibbar',
  'today.payments_unmatched': 'Zahlungen zuzuordnen',
  'today.payments_since': 'seit über zwei Werktagen offen',
  'today.disputes': 'Strittig seit über 14 Tagen',
  'today.returns_to_decide': 'Rücksendungen zur Entscheidung',
  'today.returns_overdue': '{count, number} über der Frist von drei Werktagen',
  'today.returns_to_collect': 'Rücksendungen zur Abholung',
  'today.returns_to_inspect': 'Rücksendungen zur Prüfung',
  'today.returns_to_credit': 'Gutzuschreibende Rücksendungen',
}
