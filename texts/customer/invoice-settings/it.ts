import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'invoice_settings.title': 'Le Sue fatture',
  'invoice_settings.title_staff': 'Fatture',
  'invoice_settings.hint': 'Da ora in poi vale per fatture e note di credito.',
  'invoice_settings.email': 'E-mail per le fatture',
  'invoice_settings.email_hint': 'Se resta vuota, arrivano all’indirizzo di fatturazione di ogni ordine.',
  'invoice_settings.reference': 'Il Suo riferimento',
  'invoice_settings.reference_staff': 'Riferimento del cliente',
  'invoice_settings.reference_hint':
    'Compare su ogni fattura: un centro di costo, oppure il Leitweg-ID di un ente pubblico in Germania.',
  'invoice_settings.reference_missing': 'XRechnung richiede il Suo riferimento, ad esempio il Suo Leitweg-ID.',
  'invoice_settings.peppolAddress': 'Indirizzo Peppol',
  'invoice_settings.peppolAddress_hint': 'Schema e numero, ad esempio 0106:12345678.',
  'invoice_settings.peppolAddress_missing':
    'XRechnung richiede un indirizzo di destinazione: un indirizzo Peppol, oppure un Leitweg-ID come riferimento.',
  'invoice_settings.isXRechnung': 'Emettere le fatture come XRechnung',
  'invoice_settings.isXRechnung_hint': 'Per gli enti pubblici in Germania. L’e-mail porta con sé anche il file XML.',
  'invoice_settings.save': 'Salva',
  'invoice_settings.saved': 'Le impostazioni delle fatture sono salvate',
  'invoice_settings.invalid': 'Il valore non sembra corretto. Un esempio: {example}',
  'invoice_settings.too_long': 'Al massimo {most} caratteri.',
}
