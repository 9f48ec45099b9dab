/** What search engines show of a page. */
export const texts = {
  'page.home_title': 'Toner, encre et tambours pour revendeurs',
  'page.list_description':
    '{title}\u00a0: originaux et compatibles avec stock et dates d’arrivée, depuis des entrepôts dans cinq pays. Vos prix après connexion.',
  'page.product_description':
    '{number}, {name}. {printers, select, none {} other {Compatible avec {printers}. }}Stock, dates d’arrivée et livraison pour revendeurs.',
  'page.printer_description':
    '{count, plural, =0 {Consommables} one {# produit} other {# produits}} pour {name}\u00a0: toner ou encre par couleur et rendement, tambours et kits, avec stock et livraison pour revendeurs.',
}
