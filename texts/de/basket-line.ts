import type { basketLine as en } from '../en/basket-line.ts'

export const basketLine: Record<keyof typeof en, string> = {
  'basket_line.empty': 'Ihr Warenkorb ist leer',
  'basket_line.empty_hint': 'Suchen Sie ein Produkt nach Nummer oder Drucker und legen Sie es hinein.',
  'basket_line.summary': '{lines, plural, one {# Position} other {# Positionen}}, {pieces} Stück',
  'basket_line.total_excl': 'Summe ohne MwSt.',
  'basket_line.line_price': 'Betrag',
  'basket_line.unit_price': 'Einzelpreis',
  'basket_line.quantity': 'Menge',
  'basket_line.cust_number': 'Ihre Artikelnummer',
  'basket_line.select_all': 'Alle auswählen',
  'basket_line.select': '{number} auswählen',
  'basket_line.remove': '{number} aus dem Warenkorb nehmen',
  'basket_line.remove_selected': 'Ausgewählte löschen',
  'basket_line.remove_sure':
    '{count, plural, one {Diese Position} other {Diese # Positionen}} aus dem Warenkorb löschen?',
  'basket_line.removed': 'Gelöscht!',
  'basket_line.back_order':
    '{later} von {quantity} liefern wir nach: der Rest geht jetzt hinaus, die Nachlieferung, sobald sie da ist. Oder verringern Sie die Menge.',
  'basket_line.back_order_all': 'Alle {quantity} liefern wir nach, sobald sie da sind.',
  'basket_line.price_changed': 'Der Preis war {before}, als Sie es hineinlegten',
  'basket_line.view': 'Warenkorb ansehen',
  'basket_line.check_out': 'Zur Kasse',
  'basket_line.check_out_price': 'Zur Kasse · {price}',
  'basket_line.taken_back': 'Nicht geändert: {reason}',
}
