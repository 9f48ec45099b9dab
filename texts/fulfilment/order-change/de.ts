import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_change.not_now': 'Das geht beim jetzigen Stand der Bestellung nicht. Laden Sie sie neu, um den Stand zu sehen',
  'order_change.nothing_left': 'Von dieser Bestellung ist nichts mehr zu stornieren',
  'order_change.too_many_pieces': 'So viele Stück sind in dieser Position nicht mehr offen',
  'order_change.waits_for_all': 'Diese Bestellung geht in einer Lieferung ab, und ein Teil ist noch nicht eingetroffen',
  'order_change.in_shipment': 'Ein Teil davon wird bereits gepackt. Stornieren Sie zuerst die Sendung',
  'order_change.no_carrier': 'Dieser Versanddienst liefert nicht dorthin. Wählen Sie einen anderen',
  'order_change.other_vat':
    'Mit diesem Versanddienst wäre eine andere Umsatzsteuer fällig. Stornieren Sie die Bestellung und lassen Sie sie neu aufgeben',
  'order_change.stale':
    'Bestellung, Preise oder Bestand haben sich geändert. Prüfen Sie die neue Vorschau und bestätigen Sie noch einmal',
  'order_change.paid':
    'Diese Bestellung ist bereits bezahlt. Stornieren Sie, was entfällt, und geben Sie für Weiteres eine neue Bestellung auf',
  'order_change.split_coupon':
    'Diese Bestellung teilt sich den Gutschein mit den zugleich aufgegebenen. Stornieren Sie, was entfällt, und geben Sie für Weiteres eine neue Bestellung auf',
  'order_change.all_removed': 'Von dieser Bestellung bliebe nichts übrig. Stornieren Sie sie stattdessen',
  'order_change.other_country':
    'Das Land lässt sich nicht ändern, weil Steuer und Versand davon abhängen. Stornieren Sie die Bestellung und lassen Sie sie neu aufgeben',
  'order_change.released': 'Ein Teil davon wird bereits vorbereitet. Stornieren können Sie noch, was auf Ware wartet',
  'order_change.replacement':
    'Diese Position ersetzt zurückgesandte Ware kostenlos. Weitere Ware bitte als neue Position zum Preis hinzufügen oder einen Preis eingeben.',
}
