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
  'bookkeeping.datev_download': 'Für DATEV herunterladen',
  'bookkeeping.datev_title': 'Für DATEV',
  'bookkeeping.datev_hint':
    'Diese Nummern kennt die Steuerberatung des Unternehmens. Die Erlöskonten müssen Automatikkonten sein, die die Umsatzsteuer selbst buchen.',
  'bookkeeping.datev_adviser': 'Beraternummer',
  'bookkeeping.datev_client': 'Mandantennummer',
  'bookkeeping.datev_chart': 'Kontenrahmen',
  'bookkeeping.datev_yearStarts': 'Beginn des Wirtschaftsjahrs',
  'bookkeeping.datev_accountLength': 'Länge der Sachkonten',
  'bookkeeping.datev_firstDebtor': 'Erstes Debitorenkonto',
  'bookkeeping.datev_firstDebtor_hint':
    'Jeder Kunde hat ein eigenes Konto: diese Nummer plus die ID des Kunden, mit der die Adresse seiner Seite endet.',
  'bookkeeping.datev_taxedAccount': 'Erlöse 19\u00a0% USt',
  'bookkeeping.datev_intraEuAccount': 'Innergemeinschaftliche Lieferungen',
  'bookkeeping.datev_exportAccount': 'Ausfuhrlieferungen',
  'bookkeeping.datev_choose': 'Nicht gewählt',
  'bookkeeping.datev_bounds': 'Geben Sie eine ganze Zahl von {least, number} bis {most, number} ein',
  'bookkeeping.datev_digits': 'Geben Sie eine Nummer mit {digits, number} Stellen ein',
  'bookkeeping.datev_missing': 'Geben Sie ein, wie viele Stellen ein Konto hat',
  'bookkeeping.datev_debtor': 'Geben Sie eine Nummer mit {digits, number} Stellen ein, die mit 1 bis 6 beginnt',
  'bookkeeping.refused_unset':
    'Ohne diese Angaben gibt es keine Datei für DATEV: {missing}. Tragen Sie sie bei der Datei für die Buchhaltung unter „Für DATEV“ ein',
  'bookkeeping.refused_document':
    '{number} lässt sich nicht für DATEV buchen: Währung {currency}, Umsatzsteuer von {country} zu {rate, number}\u00a0%. Eine DATEV-Datei nimmt Belege in EUR mit deutscher Umsatzsteuer zu {standard, number}\u00a0% oder ohne. Wählen Sie andere Tage oder buchen Sie diese nach der CSV-Datei',
  'bookkeeping.refused_debtor':
    'Das Konto des Kunden {custnum} läge im Bereich der Lieferanten. Wählen Sie ein niedrigeres erstes Debitorenkonto oder längere Konten',
}
