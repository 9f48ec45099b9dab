import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'verification.code': 'Code aus der E-Mail',
  'verification.send_code': 'Code senden',
  'verification.send_again': 'Erneut in {seconds} s',
  'verification.code_sent': 'Ein Code ist unterwegs an {email}. Er gilt {minutes} Minuten.',
  'verification.code_missing': 'Bitte geben Sie den Code ein',
  'verification.email_missing': 'Bitte geben Sie eine E-Mail-Adresse ein',
  'verification.email_invalid': 'Ungültige E-Mail-Adresse',
  'verification.digits': 'Ziffern des Bildes',
  'verification.digits_missing': 'Bitte geben Sie die Ziffern des Bildes ein',
  'verification.picture': 'Fünf Ziffern, die nur ein Mensch lesen kann',
  'verification.another': 'Anderes Bild',
  'verification.cannot_read': 'Ich kann das Bild nicht lesen',
  'verification.working': 'Ihr Browser rechnet, einige Sekunden …',
  'verification.worked': 'Danke, Ihr Browser hat es nachgewiesen. Sie brauchen kein Bild.',
}
