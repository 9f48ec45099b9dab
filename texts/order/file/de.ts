import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_file.for_REG': 'An Sie oder an eine Ihrer Adressen, mit unserem Lieferschein.',
  'order_file.for_DROP': 'Direkt an Ihren Kunden. Unser Name steht nirgends im Paket.',
  'order_file.for_CPDROP': 'Direkt an Ihren Kunden, mit Ihrem eigenen Lieferschein.',
  'order_file.fee': 'Bearbeitung {fee}.',
  'order_file.packingList': 'Lieferschein',
  'order_file.carrierLabel': 'Versandetikett',
  'order_file.hint': 'PDF, PNG, JPEG oder WebP, höchstens 2 MB',
  'order_file.choose': 'Datei wählen',
  'order_file.choose_for': 'Datei wählen: {name}',
  'order_file.drop': 'oder hier ablegen',
  'order_file.replace': 'Ersetzen',
  'order_file.replace_for': '{name} ersetzen',
  'order_file.remove': '{name} entfernen',
  'order_file.sending': '{name} wird gesendet: {percent}\u00a0%',
  'order_file.here': '{name} hochgeladen',
  'order_file.size': '{kb} kB',
  'order_file.title': 'Ihre Dokumente',
  'order_file.download': '{name} herunterladen',
  'order_file.failed': 'Die Datei konnte nicht hochgeladen werden.',
}
