import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'invoice_settings.title': 'Ihre Rechnungen',
  'invoice_settings.title_staff': 'Rechnungen',
  'invoice_settings.hint': 'Diese Angaben gelten ab jetzt für Rechnungen und Rechnungskorrekturen.',
  'invoice_settings.email': 'E-Mail für Rechnungen',
  'invoice_settings.email_hint': 'Ohne Angabe gehen sie an die Rechnungsadresse der jeweiligen Bestellung.',
  'invoice_settings.reference': 'Ihre Referenz',
  'invoice_settings.reference_staff': 'Referenz des Kunden',
  'invoice_settings.reference_hint':
    'Sie steht auf jeder Rechnung: eine Kostenstelle oder die Leitweg-ID einer Behörde in Deutschland.',
  'invoice_settings.reference_missing': 'Eine XRechnung braucht Ihre Referenz, zum Beispiel Ihre Leitweg-ID.',
  'invoice_settings.peppolAddress': 'Peppol-Adresse',
  'invoice_settings.peppolAddress_hint': 'Schema und Nummer, zum Beispiel 0106:12345678.',
  'invoice_settings.peppolAddress_missing':
    'Eine XRechnung braucht eine Adresse, an die sie geht: eine Peppol-Adresse oder eine Leitweg-ID als Referenz.',
  'invoice_settings.isXRechnung': 'Rechnungen als XRechnung ausstellen',
  'invoice_settings.isXRechnung_hint': 'Für Behörden in Deutschland. Die E-Mail enthält dann auch die XML-Datei.',
  'invoice_settings.save': 'Rechnungsangaben speichern',
  'invoice_settings.saved': 'Die Rechnungsangaben sind gespeichert',
  'invoice_settings.invalid': 'Das sieht nicht richtig aus. Ein Beispiel: {example}',
  'invoice_settings.too_long': 'Bitte höchstens {most} Zeichen.',
}
