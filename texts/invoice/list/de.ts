import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'invoice_list.title': 'Rechnungen',
  'invoice_list.intro':
    'Alle Rechnungen und Rechnungskorrekturen Ihrer Kunden, die neuesten zuerst. Rechnungskorrekturen stehen mit Minus.',
  'invoice_list.keyword': 'Nummer oder Kunde',
  'invoice_list.kind': 'Beleg',
  'invoice_list.any_kind': 'Rechnungen und Korrekturen',
  'invoice_list.any_state': 'Alle',
  'invoice_list.state_overdue': 'Überfällig',
  'invoice_list.currency': 'Währung',
  'invoice_list.any_currency': 'Alle Währungen',
  'invoice_list.custnum': 'Kundennummer',
  'invoice_list.issuer': 'Ausgestellt von {name}',
  'invoice_list.e_invoice': 'E-Rechnung zu {number}',
  'invoice_list.sums': 'Summe von {count, plural, one {# Beleg} other {# Belegen}}',
  'invoice_list.overdue': 'Überfällig',
  'invoice_list.none': 'Noch keine Rechnungen',
  'invoice_list.none_hint': 'Eine Rechnung entsteht, sobald eine Sendung das Lager verlässt.',
  'invoice_list.none_match': 'Keine Rechnungen gefunden',
  'invoice_list.none_match_hint':
    'Prüfen Sie die Nummer, oder wählen Sie einen anderen Status, einen anderen Shop oder andere Tage.',
}
