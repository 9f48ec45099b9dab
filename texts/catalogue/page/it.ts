/** What search engines show of a page. */
export const texts = {
  'page.home_title': 'Toner, inchiostro e tamburi per rivenditori',
  'page.list_description':
    '{title}: originali e compatibili con disponibilità e date di arrivo, da magazzini in cinque Paesi. I Suoi prezzi dopo l’accesso.',
  'page.product_description':
    '{number}, {name}. {printers, select, none {} other {Adatto a {printers}. }}Disponibilità, date di arrivo e consegna per rivenditori.',
  'page.printer_description':
    '{count, plural, =0 {Consumabili} one {# prodotto} other {# prodotti}} per {name}: toner o inchiostro per colore e resa, tamburi e kit, con disponibilità e consegna per rivenditori.',
}
