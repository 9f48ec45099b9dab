import type { instead as en } from '../en/instead.ts'

export const instead: Record<keyof typeof en, string> = {
  'instead.title':
    '{count, plural, one {# Produkt wird nicht mehr verkauft} other {# Produkte werden nicht mehr verkauft}}',
  'instead.hint':
    'Ersetzen Sie {count, plural, one {es} other {sie}} oder lassen Sie {count, plural, one {es} other {sie}} weg, dann kann bestellt werden. Menge und eigene Nummer bleiben.',
  'instead.choice': 'Statt {number}',
  'instead.offer': '{number} · {price} · {pieces, plural, =0 {nicht auf Lager} other {# auf Lager}}',
  'instead.none': 'Kein Ersatz. Ihr Kundenbetreuer hilft.',
  'instead.replace': 'Ersetzen',
  'instead.leave_out': 'Weglassen',
  'instead.replace_all': 'Alle ersetzen',
  'instead.leave_out_go_on': 'Weglassen und weiter',
  'instead.leave_out_all': 'Alle weglassen',
  'instead.replaced': '{number} wird statt {gone} bestellt',
  'instead.left_out': '{gone} wird weggelassen',
  'instead.in_basket': '{count, plural, one {# Produkt} other {# Produkte}} im Warenkorb ersetzt',
  'instead.nothing_left': 'Es bleibt nichts zu bestellen.',
}
