import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'money_account.title': 'Kundenkonten',
  'money_account.parts': 'Bereiche der Zahlungen',
  'money_account.intro': 'Wer was schuldet. Die höchsten überfälligen Beträge stehen oben.',
  'money_account.overdue': 'Überfällig',
  'money_account.owed': 'Offen',
  'money_account.credit': 'Guthaben',
  'money_account.open': 'Offen',
  'money_account.order': 'Bestellung gegen Vorkasse',
  'money_account.none': 'Nichts ist offen',
  'money_account.none_hint': 'Kunden erscheinen hier mit ihrer ersten Rechnung.',
  'money_account.none_match': 'Keine Kunden gefunden',
  'money_account.none_match_hint': 'Versuchen Sie einen Teil des Namens oder der Kundennummer.',
  'money_account.back': 'Alle Kundenkonten',
  'money_account.book': 'Zahlung buchen',
  'money_account.currency': 'Währung',
  'money_account.paid_on': 'Bezahlt am',
  'money_account.note': 'Zahlungsart oder Verweis',
  'money_account.note_hint': 'Etwa bar oder die Nummer eines Schecks. Ihre Kollegen lesen es.',
  'money_account.amount_wrong': 'Geben Sie einen gültigen Betrag mit höchstens zwei Nachkommastellen ein',
  'money_account.day_wrong': 'Geben Sie einen Tag bis heute ein',
  'money_account.nothing_open': 'Nichts ist offen.',
  'money_account.payments': 'Zahlungen und Rückzahlungen',
  'money_account.no_payments': 'Es wurde noch nichts bezahlt.',
  'money_account.settled': 'Was ausgeglichen wurde',
  'money_account.refund': 'Auszahlen',
  'money_account.refund_words':
    '{amount} davon können ausgezahlt werden. Das bucht nur: Überweisen Sie bei Ihrer Bank.',
  'money_account.refunded': 'Gebucht als {number}',
  'money_account.undo_refund_words':
    'Was ausgezahlt wurde, ist wieder Guthaben des Kunden, und eine Zahlung gleicht die Rückzahlung aus. Das bucht nur: Geld bewegt sich dadurch nicht.',
  'money_account.statement_hint':
    'Wie der Kunde ihn erhält, in dessen Sprache. Für den Stand eines Tages wählen Sie ihn als ersten und letzten.',
  'money_account.show': 'Anzeigen',
  'money_account.show_all': 'Alle',
  'money_account.show_disputed': 'Mit strittigen Posten',
}
