import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'morning.late': '{count} verspätet',
  'morning.orders': 'Bestellungen',
  'morning.orders_all': 'Alle Bestellungen',
  'morning.orders_none': 'Keine laufenden Bestellungen.',
  'morning.browse': 'Produkte ansehen',
  'morning.due': 'Lieferung {date}',
  'morning.was_due': 'Lieferung war geplant für {date}',
  'morning.lists_all': 'Alle Listen',
  'morning.lists_none': 'Nichts freizugeben. Zeit für einen Kaffee.',
  'morning.credit_used': 'Genutzt',
  'morning.credit_limit': 'Rahmen',
  'morning.credit_left': 'Verfügbar',
  'morning.credit_overdue': '{days, plural, one {Seit # Tag überfällig:} other {Seit # Tagen überfällig:}}',
  'morning.credit_none': 'Sie zahlen im Voraus, daher gibt es keinen Kreditrahmen.',
  'morning.reorder_none': 'Ihre Bestellungen erscheinen hier zum Nachbestellen.',
  'morning.add_all': '{count, plural, one {# Produkt hinzufügen} other {Alle # hinzufügen}}',
  'morning.spending_none': 'Mit Ihrer ersten Bestellung beginnt dieses Diagramm.',
  'morning.spending_total': 'bestellt in 12 Monaten, ohne MwSt.',
  'morning.month': 'Monat',
  'morning.amount': 'Betrag',
  'morning.news_none':
    'Nichts Neues. Beobachten Sie einen Favoriten: Wir melden uns, wenn er wieder auf Lager ist oder weniger kostet.',
  'morning.favourites': 'Alle Favoriten',
  'morning.back': 'Wieder auf Lager: {pieces}',
}
