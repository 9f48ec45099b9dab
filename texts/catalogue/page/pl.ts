/** What search engines show of a page. */
export const texts = {
  'page.home_title': 'Tonery, tusze i bębny dla firm handlowych',
  'page.list_description':
    '{title}: oryginały i zamienniki ze stanem i terminami dostaw, z magazynów w pięciu krajach. Państwa ceny po zalogowaniu.',
  'page.product_description':
    '{number}, {name}. {printers, select, none {} other {Pasuje do {printers}. }}Stan magazynu, terminy i dostawa dla firm handlowych.',
  'page.printer_description':
    '{count, plural, =0 {Wkłady} one {# produkt} few {# produkty} many {# produktów} other {# produktu}} do {name}: tonery lub tusze według koloru i wydajności, bębny i zestawy, ze stanem i dostawą dla firm handlowych.',
}
