import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'basket.title': 'Koszyk',
  'basket.add_number': 'Dodaj {number} do koszyka',
  'basket.add_short': 'Dodaj',
  'basket.added':
    'W koszyku: {number}, {pieces, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}',
  'basket.added_back_ordered':
    'W koszyku: {number}, {pieces, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}; {later, number} szt. wyślemy później',
  'basket.continue': 'Kontynuuj zakupy',
  'basket.many_added':
    'Dodano do koszyka: {count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}}',
  'basket.many_refused':
    'Nie dodano: {count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}} ({numbers})',
  'basket.products_disabled': 'Wycofano ze sprzedaży: {numbers}. Prosimy wybrać inny produkt.',
}
