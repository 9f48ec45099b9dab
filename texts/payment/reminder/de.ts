import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'reminder.title_1': 'Zahlungserinnerung',
  'reminder.title_2': 'Zweite Mahnung',
  'reminder.title_3': 'Letzte Mahnung',
  'reminder.words_1':
    'Vielleicht ist es Ihnen entgangen: {amount} sind überfällig. Bitte überweisen Sie den Betrag in den nächsten Tagen. Stimmt etwas an einer Rechnung nicht, sagen Sie uns bitte Bescheid.',
  'reminder.words_2':
    '{amount} sind trotz unserer Erinnerung noch offen. Bitte zahlen Sie innerhalb von sieben Tagen. Bis dahin halten wir neue Bestellungen zurück.',
  'reminder.words_3':
    'Dies ist unsere letzte Mahnung: {amount} sind lange überfällig. Bitte zahlen Sie innerhalb von sieben Tagen oder rufen Sie uns heute an, damit wir gemeinsam einen Weg finden. Neue Bestellungen bleiben zurückgehalten.',
  'reminder.subject': '{title}: {amount}',
  'reminder.attached': 'Die Aufstellung liegt als PDF bei.',
  'reminder.crossed': 'Haben Sie inzwischen bezahlt, danken wir Ihnen: Dann ist dieses Schreiben gegenstandslos.',
  'reminder.date': 'Datum',
  'reminder.days': 'Tage überfällig',
  'reminder.open': 'Offen',
  'reminder.sum': 'Insgesamt überfällig: {amount}',
  'reminder.on_behalf':
    'Wir schreiben für die Gesellschaften, die diese Rechnungen ausgestellt haben. Bitte überweisen Sie jeder auf ihr eigenes Konto.',
  'reminder.pay_to': 'Zahlung an {seller}',
  'reminder.see': 'Offene Rechnungen ansehen',
}
