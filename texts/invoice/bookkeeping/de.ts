import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'bookkeeping.title': 'Datei für die Buchhaltung',
  'bookkeeping.words':
    'Alle Rechnungen und Rechnungskorrekturen, die eines unserer Unternehmen in einem Zeitraum ausgestellt hat, mit ihrer Umsatzsteuer.',
  'bookkeeping.issuer': 'Ausgestellt von',
  'bookkeeping.day_missing': 'Geben Sie einen Tag ein',
  'bookkeeping.day_before': 'Der letzte Tag liegt vor dem ersten',
  'bookkeeping.download': 'CSV herunterladen',
  'bookkeeping.none': 'Noch keine Rechnungen zu buchen',
  'bookkeeping.none_hint': 'Keines der Unternehmen Ihrer Shops hat bisher eine Rechnung ausgestellt.',
}
