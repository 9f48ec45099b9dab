/** What search engines show of a page. */
export const texts = {
  'page.home_title': 'Toner, Tinte und Trommeln für Händler',
  'page.list_description':
    '{title}: Originale und Kompatible mit Bestand und Ankunftsterminen, aus Lagern in fünf Ländern. Ihre Preise nach der Anmeldung.',
  'page.product_description':
    '{number}, {name}. {printers, select, none {} other {Passt in {printers}. }}Bestand, Ankunftstermine und Lieferung für Händler.',
  'page.printer_description':
    '{count, plural, =0 {Verbrauchsmaterial} one {# Artikel} other {# Artikel}} für den {name}: Toner oder Tinte nach Farbe und Reichweite, Trommeln und Kits, mit Bestand und Lieferung für Händler.',
}
