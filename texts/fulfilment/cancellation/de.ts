import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'cancellation.order': 'Bestellung stornieren',
  'cancellation.waiting': 'Wartendes stornieren',
  'cancellation.title': 'Bestellung {orderno} stornieren',
  'cancellation.title_waiting': 'Wartendes der Bestellung {orderno} stornieren',
  'cancellation.hint':
    'Wählen Sie, was Sie nicht mehr brauchen. Bis die Bestellung ans Lager geht, können Sie alles stornieren.',
  'cancellation.hint_waiting':
    'Der Rest dieser Bestellung wird vorbereitet oder ist schon unterwegs. Was auf Ware wartet, können Sie noch stornieren.',
  'cancellation.all': 'Alles',
  'cancellation.line': '{product} stornieren',
  'cancellation.most': 'von {pieces, number}',
  'cancellation.off': 'Fällt weg',
  'cancellation.left': 'Verbleibt',
  'cancellation.totals': 'Was sich ändert',
  'cancellation.vat_included': 'inkl. MwSt.',
  'cancellation.whole':
    'Damit ist die ganze Bestellung storniert. Es wird nichts geliefert, und es ist nichts zu bezahlen.',
  'cancellation.shipping_stays': 'Versand und Bearbeitung bleiben, solange etwas geliefert wird.',
  'cancellation.coupon_back': 'Ihren Gutschein {code} können Sie danach wieder verwenden.',
  'cancellation.refund': 'Sie haben diese Bestellung im Voraus bezahlt: Was wegfällt, erstatten wir Ihnen.',
  'cancellation.reason': 'Grund (optional)',
  'cancellation.confirm': '{pieces, plural, one {# Stück stornieren} other {# Stück stornieren}}',
  'cancellation.confirm_whole': 'Ganze Bestellung stornieren',
  'cancellation.keep': 'Alles behalten',
  'cancellation.sending': 'Wird storniert …',
  'cancellation.done': 'Die Bestellung {orderno} ist storniert. Wir haben Ihnen eine E-Mail geschickt.',
  'cancellation.done_part':
    '{pieces, plural, one {# Stück ist storniert} other {# Stück sind storniert}}. Was bleibt, steht in Ihrer E-Mail.',
  'cancellation.unanswered':
    'Wir wissen nicht, ob Ihre Stornierung angekommen ist. Klicken Sie noch einmal: Storniert wird nur einmal.',
  'cancellation.failed': 'Es wurde nichts storniert. {reason}',
  'cancellation.now': 'Das können Sie jetzt stornieren. Bitte prüfen und noch einmal bestätigen.',
  'cancellation.nothing': 'Von dieser Bestellung kann nichts mehr storniert werden.',
}
