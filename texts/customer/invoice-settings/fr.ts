import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'invoice_settings.title': 'Vos factures',
  'invoice_settings.title_staff': 'Factures',
  'invoice_settings.hint': 'Ces indications valent désormais pour les factures et les avoirs.',
  'invoice_settings.email': 'E-mail pour les factures',
  'invoice_settings.email_hint': 'Sans indication, elles partent à l’adresse de facturation de chaque commande.',
  'invoice_settings.reference': 'Votre référence',
  'invoice_settings.reference_staff': 'Référence du client',
  'invoice_settings.reference_hint':
    'Elle figure sur chaque facture : un centre de coûts ou le Leitweg-ID d’une administration en Allemagne.',
  'invoice_settings.reference_missing': 'XRechnung exige votre référence, par exemple votre Leitweg-ID.',
  'invoice_settings.peppolAddress': 'Adresse Peppol',
  'invoice_settings.peppolAddress_hint': 'Le schéma et le numéro, par exemple 0106:12345678.',
  'invoice_settings.peppolAddress_missing':
    'XRechnung exige une adresse de réception : une adresse Peppol, ou un Leitweg-ID comme référence.',
  'invoice_settings.isXRechnung': 'Établir les factures au format XRechnung',
  'invoice_settings.isXRechnung_hint':
    'Pour les administrations en Allemagne. L’e-mail contient alors aussi le fichier XML.',
  'invoice_settings.save': 'Enregistrer',
  'invoice_settings.saved': 'Les indications pour vos factures sont enregistrées',
  'invoice_settings.invalid': 'Cette saisie ne convient pas. Un exemple : {example}',
  'invoice_settings.too_long': '{most} caractères au maximum.',
}
