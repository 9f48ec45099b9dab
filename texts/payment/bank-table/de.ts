import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'bank_table.title': 'Tabelle der Bank beschreiben',
  'bank_table.intro':
    'Sagen Sie einmal, wofür jede Spalte ist. Die nächste Datei mit denselben Spalten wird ohne Fragen gelesen.',
  'bank_table.account': 'Konto',
  'bank_table.choose': 'Bitte wählen',
  'bank_table.columns': 'Spalten',
  'bank_table.nameless': 'Spalte {number}',
  'bank_table.role_none': 'Nicht verwendet',
  'bank_table.role_bookedOn': 'Buchungstag',
  'bank_table.role_valueOn': 'Valuta',
  'bank_table.role_amount': 'Betrag mit Vorzeichen',
  'bank_table.role_amountIn': 'Geldeingang',
  'bank_table.role_amountOut': 'Geldausgang',
  'bank_table.role_side': 'Ein- oder Ausgang, in Worten',
  'bank_table.role_payer': 'Name des Zahlers',
  'bank_table.role_payerAccount': 'Konto des Zahlers',
  'bank_table.role_words': 'Text (mehrere werden verbunden)',
  'bank_table.role_reference': 'Eigene Referenz der Bank',
  'bank_table.role_balance': 'Saldo nach der Buchung',
  'bank_table.role_currency': 'Währung',
  'bank_table.role_status': 'Gebucht oder vorgemerkt',
  'bank_table.role_account': 'Unser eigenes Konto',
  'bank_table.word': '„{word}“ heißt',
  'bank_table.word_empty': 'Eine leere Zelle in „{column}“ heißt',
  'bank_table.means_credit': 'Geldeingang',
  'bank_table.means_debit': 'Geldausgang',
  'bank_table.means_booked': 'Gebucht',
  'bank_table.means_pending': 'Vorgemerkt',
  'bank_table.day_order': 'Tage stehen als',
  'bank_table.day_order_dmy': 'Tag, Monat, Jahr',
  'bank_table.day_order_mdy': 'Monat, Tag, Jahr',
  'bank_table.decimal': 'Dezimalstellen stehen nach',
  'bank_table.decimal_point': 'einem Punkt: 1,000.00',
  'bank_table.decimal_comma': 'einem Komma: 1.000,00',
  'bank_table.whole_days': 'Dateien beginnen mit einem ganzen Tag',
  'bank_table.whole_days_hint':
    'Ankreuzen, wenn Sie bei der Bank den ersten Tag wählen. Nicht, wenn sie nur die letzten Buchungen gibt.',
  'bank_table.gap_account': 'Wählen Sie, von welchem Konto sie ist.',
  'bank_table.gap_bookedOn': 'Sagen Sie, welche Spalte der Buchungstag ist.',
  'bank_table.gap_amount': 'Sagen Sie, welche Spalte der Betrag ist oder welche zwei Ein- und Ausgang sind.',
  'bank_table.gap_side': 'Ein- oder Ausgang in Worten braucht eine Spalte für den Betrag.',
  'bank_table.gap_twice': 'Zwei Spalten haben denselben Zweck. Nur der Text darf in mehreren stehen.',
  'bank_table.gap_dayOrder': 'Die Tage lassen sich auf zwei Arten lesen. Sagen Sie, wie sie geschrieben sind.',
  'bank_table.gap_decimal':
    'Die Beträge lassen sich auf zwei Arten lesen. Sagen Sie, was vor den Dezimalstellen steht.',
  'bank_table.gap_reference':
    'Die Spalte der Bankreferenz nennt mehrere Zeilen gleich, ist also keine. Lassen Sie sie weg oder nutzen Sie sie als Text.',
  'bank_table.preview': 'Was daraus wird',
  'bank_table.sums':
    '{entries, plural, =0 {Keine Buchungen} one {# Buchung} other {# Buchungen}} · {moneyIn} ein · {moneyOut} aus{pending, plural, =0 {} other { · # noch nicht gebucht}}',
  'bank_table.balances': 'Die Salden belegen es: von {opening} bis {closing}.',
  'bank_table.difference':
    'Zeile {line} nennt den Saldo {closing}, die Zeilen davor ergeben {expected}. Es fehlt etwas, oder die Reihenfolge ist eine andere. Die Datei kann gelesen werden, von selbst wird aber nichts davon gebucht.',
  'bank_table.left_out':
    '{count, plural, one {Zeile {lines} ist eine Summe oder ein Text der Bank und bleibt weg.} other {Die Zeilen {lines} sind Summen oder Texte der Bank und bleiben weg.}}',
  'bank_table.faults': '{count, plural, one {# Zeile ist nicht lesbar} other {# Zeilen sind nicht lesbar}}',
  'bank_table.fault_broken': 'Zeile {line}: Die Anführungszeichen passen nicht zusammen.',
  'bank_table.fault_columns': 'Zeile {line}: „{value}“ steht hinter der letzten Spalte.',
  'bank_table.fault_cell':
    'Zeile {line}, {column}: Die Tabellenkalkulation hat den Inhalt verändert. Nehmen Sie die Datei, wie die Bank sie gibt.',
  'bank_table.fault_day': 'Zeile {line}, {column}: „{value}“ ist kein Tag.',
  'bank_table.fault_future':
    'Zeile {line}, {column}: „{value}“ liegt in der Zukunft; vielleicht stehen Tag und Monat anders herum.',
  'bank_table.fault_amount': 'Zeile {line}, {column}: „{value}“ ist kein Betrag.',
  'bank_table.fault_both': 'Zeile {line}: Ein- und Ausgang zugleich.',
  'bank_table.fault_sign': 'Zeile {line}, {column}: „{value}“ hat ein anderes Vorzeichen, als Spalte oder Wort sagen.',
  'bank_table.fault_side': 'Zeile {line}, {column}: Es ist nicht gesagt, ob „{value}“ Ein- oder Ausgang heißt.',
  'bank_table.fault_status': 'Zeile {line}, {column}: Es ist nicht gesagt, ob „{value}“ gebucht oder vorgemerkt heißt.',
  'bank_table.fault_currency': 'Zeile {line}, {column}: „{value}“ ist nicht die Währung des Kontos.',
  'bank_table.fault_account':
    'Zeile {line}, {column}: „{value}“ ist ein anderes Konto. Nehmen Sie eine Datei je Konto.',
  'bank_table.keep': 'Merken und Datei lesen',
  'bank_table.describe': 'Spalten beschreiben',
  'bank_table.layouts': 'Tabellen der Bank',
  'bank_table.layouts_none':
    'Noch keine beschrieben. Wer die erste CSV- oder XLSX-Datei dieses Kontos einliest, beschreibt sie.',
  'bank_table.layout_kept': 'Gemerkt am {day} von {name}',
  'bank_table.layout_remove': 'Entfernen',
  'bank_table.layout_remove_sure':
    'Bei der nächsten Datei mit diesen Spalten wird wieder gefragt. Was gelesen wurde, bleibt.',
}
