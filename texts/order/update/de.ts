import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_update.title': 'E-Mails zu Ihren Bestellungen',
  'order_update.hint':
    'Im Shop finden Sie jede Neuigkeit unter Mitteilungen. Auftragsbestätigungen und Rechnungen kommen immer per E-Mail.',
  'order_update.kind_released': 'In Vorbereitung',
  'order_update.kind_shipped': 'Versandt, mit Sendungsverfolgung',
  'order_update.kind_delivered': 'Zugestellt',
  'order_update.kind_delayed': 'Neue Termine, geänderte Lieferung, Prüfungen',
  'order_update.kind_arrived': 'Nachlieferung eingetroffen',
  'order_update.kind_cancelled': 'Von uns storniert',
  'order_update.kind_returned': 'Rücksendungen',
  'order_update.kind_paid': 'Zahlungseingänge',
  'order_update.atOnce': 'Sofort',
  'order_update.daily': 'Einmal am Tag, um 17:00 Uhr',
  'order_update.never': 'Nie',
  'order_update.saved': 'Gespeichert. So schreiben wir Ihnen ab jetzt',
}
