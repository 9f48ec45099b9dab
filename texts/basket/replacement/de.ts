import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'replacement.title':
    '{count, plural, one {# Produkt wird nicht mehr verkauft} other {# Produkte werden nicht mehr verkauft}}',
  'replacement.hint':
    'Ersetzen Sie {count, plural, one {es} other {sie}} oder lassen Sie {count, plural, one {es} other {sie}} weg, dann können Sie bestellen. Menge und Ihre Artikelnummer bleiben.',
  'replacement.choice': 'Statt {number}',
  'replacement.offer': '{number} · {price} · {pieces, plural, =0 {nicht auf Lager} other {# auf Lager}}',
  'replacement.none': 'Kein Ersatz. Ihr Kundenbetreuer hilft Ihnen.',
  'replacement.replace': 'Ersetzen',
  'replacement.leave_out': 'Weglassen',
  'replacement.replace_all': 'Alle ersetzen',
  'replacement.leave_out_go_on': 'Weglassen und fortfahren',
  'replacement.leave_out_all': 'Alle weglassen',
  'replacement.replaced': '{number} wird statt {gone} bestellt',
  'replacement.left_out': '{gone} wird weggelassen',
  'replacement.in_basket': '{count, plural, one {# Produkt} other {# Produkte}} im Warenkorb ersetzt',
  'replacement.nothing_left': 'Es bleibt nichts zu bestellen.',
}
