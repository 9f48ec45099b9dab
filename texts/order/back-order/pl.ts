import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'back_order.term': 'Brak na stanie',
  'back_order.title': 'Produkty chwilowo niedostępne',
  'back_order.notice':
    '{pieces, plural, one {Brakuje # sztuki} few {Brakuje # sztuk} many {Brakuje # sztuk} other {Brakuje # sztuki}}. Jak mamy wysłać zamówienie?',
  'back_order.ready': '{ready, number} z {pieces, number} szt. od razu',
  'back_order.other_warehouse': 'Wysyłka z innego magazynu ({place}): {ready}',
  'back_order.split': 'Dostawa częściowa',
  'back_order.split_hint': 'Najpierw wysyłamy towar na stanie, resztę zaraz po dostawie do magazynu.',
  'back_order.together': 'Wysyłka całości razem',
  'back_order.together_hint':
    'Wyślemy wszystko razem, gdy zamówienie będzie kompletne. Dostępny towar pozostaje zarezerwowany dla Państwa.',
  'back_order.reduce': 'Tylko towar na stanie',
  'back_order.reduce_hint': 'Ilości zmniejszymy do stanu magazynu; reszty nie zamawiamy.',
  'back_order.less': '{number}: {quantity, number} zamiast {asked, number}',
  'back_order.unknown': 'Nie znamy jeszcze terminu dla: {numbers}, dlatego nie możemy podać dnia dostawy.',
  'back_order.reserved': 'Zarezerwowane',
  'back_order.first_by': 'pierwsza dostawa do {date}',
  'back_order.shipping': 'koszt dostawy {price}',
}
