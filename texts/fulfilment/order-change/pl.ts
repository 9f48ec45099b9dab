import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_change.not_now':
    'Przy obecnym stanie zamówienia nie jest to możliwe. Prosimy odświeżyć stronę, aby zobaczyć jego stan',
  'order_change.nothing_left': 'W tym zamówieniu nie zostało nic do anulowania',
  'order_change.too_many_pieces': 'To więcej, niż zostało w tej pozycji',
  'order_change.waits_for_all': 'To zamówienie wysyłamy w całości, a część towaru jeszcze nie dotarła',
  'order_change.in_shipment': 'Część jest już pakowana. Prosimy najpierw anulować przesyłkę',
  'order_change.no_carrier': 'Ten przewoźnik tam nie dostarcza. Prosimy wybrać innego',
  'order_change.other_vat':
    'Przy tym przewoźniku należny byłby inny VAT. Prosimy anulować zamówienie i złożyć je na nowo',
  'order_change.stale': 'Zamówienie, ceny lub stan magazynu się zmieniły. Sprawdź nowy podgląd i potwierdź ponownie',
  'order_change.paid': 'To zamówienie jest już opłacone. Anuluj to, co zbędne, a na resztę złóż nowe zamówienie',
  'order_change.split_coupon':
    'To zamówienie ma wspólny kupon z zamówieniami złożonymi razem z nim. Anuluj to, co zbędne, a na resztę złóż nowe zamówienie',
  'order_change.all_removed': 'Z tego zamówienia nic by nie zostało. Zamiast tego je anuluj',
  'order_change.other_country':
    'Kraju nie można zmienić, bo zależą od niego VAT i dostawa. Prosimy anulować zamówienie i złożyć je ponownie',
  'order_change.released': 'Część jest już przygotowywana. Można jeszcze anulować to, co czeka na towar',
  'order_change.replacement':
    'Te sztuki bezpłatnie zastępują zwrócony towar. Kolejne sztuki można dodać w nowej pozycji z ceną albo wpisać cenę.',
}
