import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'verification.code': 'Code aus der E-Mail',
  'verification.send_code': 'Code senden',
  'verification.send_again': 'Erneut senden in {seconds} s',
  'verification.code_sent': 'Wir haben einen Code an {email} gesendet. Er gilt {minutes} Minuten.',
  'verification.code_missing': 'Bitte geben Sie den Code ein',
  'verification.email_missing': 'Bitte geben Sie eine E-Mail-Adresse ein',
  'verification.email_invalid': 'Ungültige E-Mail-Adresse',
  'verification.digits': 'Angezeigte Ziffern eingeben',
  'verification.digits_missing': 'Bitte geben Sie die angezeigten Ziffern ein',
  'verification.picture': 'Fünf Ziffern, die nur ein Mensch lesen kann',
  'verification.another': 'Anderes Bild',
  'verification.cannot_read': 'Ich kann das Bild nicht lesen',
  'verification.working': 'Ihr Browser wird geprüft, einen Moment …',
  'verification.worked': 'Danke, Ihr Browser hat die Prüfung bestanden. Sie brauchen kein Bild.',
}
