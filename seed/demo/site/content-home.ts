import { labels } from '../../labels.ts'

/** What the demo's home shows on top; made up. */
export const banners = [
  {
    title: labels(
      'Aster compatibles: half the price, two-year warranty',
      'Aster-Kompatible: halber Preis, zwei Jahre Garantie',
      'Compatibili Aster: metà prezzo, due anni di garanzia',
      'Compatibles Aster\u00a0: moitié prix, deux ans de garantie',
      'Zamienniki Aster: o połowę taniej, dwa lata gwarancji',
    ),
    body: labels(
      'Made on our own lines, every batch print-tested.',
      'Aus eigener Fertigung, jede Charge im Druck geprüft.',
      'Prodotti su linee proprie, provati in stampa lotto per lotto.',
      'Fabriqués sur nos propres lignes, chaque lot testé à l’impression.',
      'Z własnych linii, każda partia sprawdzona w druku.',
    ),
    link: '/help/faq#original-or-compatible',
  },
  {
    title: labels(
      'Straight to your customer, in your name',
      'Direkt an Ihren Kunden, in Ihrem Namen',
      'Direttamente al Suo cliente, a Suo nome',
      'Directement chez votre client, en votre nom',
      'Prosto do Państwa klienta, w Państwa imieniu',
    ),
    body: labels(
      'Drop shipment with a neutral packing list or your own.',
      'Streckengeschäft mit neutralem oder eigenem Lieferschein.',
      'Drop shipping con documento di trasporto (DDT) neutro o con il Suo.',
      'Livraison directe avec un bon de livraison neutre ou le vôtre.',
      'Dropshipping z neutralnym lub własnym dokumentem dostawy (WZ).',
    ),
    link: '/help/faq#drop-shipment',
  },
  {
    title: labels(
      'Label cassettes for every label printer',
      'Schriftbänder für jedes Beschriftungsgerät',
      'Nastri per ogni etichettatrice',
      'Rubans pour toutes les étiqueteuses',
      'Taśmy do każdej drukarki etykiet',
    ),
    body: labels(
      'Brother and DYMO, all widths and colours in stock.',
      'Brother und DYMO, alle Breiten und Farben auf Lager.',
      'Brother e DYMO, tutte le larghezze e i colori da magazzino.',
      'Brother et DYMO, toutes largeurs et couleurs en stock.',
      'Brother i DYMO, wszystkie szerokości i kolory z magazynu.',
    ),
    link: '/list/toner?classId=109',
  },
]

/** Rows of popular products: of a class, originals or our own make. */
export const floors = [
  {
    title: labels('Toner', 'Toner', 'Toner', 'Toner', 'Tonery'),
    link: '/list/toner?classId=102',
    class_id: 102,
    own_make: false,
  },
  {
    title: labels(
      'Aster compatible toner',
      'Aster-kompatible Toner',
      'Toner compatibili Aster',
      'Toners compatibles Aster',
      'Zamienniki Aster: tonery',
    ),
    link: '/list/toner?classId=102&inStock=true',
    class_id: 102,
    own_make: true,
  },
  {
    title: labels(
      'Inkjet cartridges',
      'Tintenpatronen',
      'Cartucce d’inchiostro',
      'Cartouches d’encre',
      'Wkłady atramentowe',
    ),
    link: '/list/toner?classId=104',
    class_id: 104,
    own_make: false,
  },
]

/** Of the promotion that the demo runs on each European site. Its products show visitors how to get prices. */
export const activity = {
  title: labels(
    'Aster compatibles on offer',
    'Aster-Kompatible im Angebot',
    'Compatibili Aster in offerta',
    'Compatibles Aster en promotion',
    'Zamienniki Aster w promocji',
  ),
  body: labels(
    'Selected Aster toner and ink, 15% below list price.',
    'Ausgewählte Toner und Tinten von Aster, 15\u00a0% unter Listenpreis.',
    'Toner e inchiostri selezionati di nostra produzione, 15% sotto il prezzo di listino.',
    'Une sélection de toners et d’encres de notre marque, 15\u00a0% sous le prix catalogue.',
    'Wybrane tonery i tusze naszej marki, 15% poniżej ceny katalogowej.',
  ),
  link: '/pm/promotion',
}

/** Notices with the days that they are old. */
export const notices = [
  {
    org_id: null,
    days_ago: 3,
    title: labels(
      'Deliveries over the holidays',
      'Lieferungen zum Jahreswechsel',
      'Consegne a fine anno',
      'Livraisons de fin d’année',
      'Dostawy na przełomie roku',
    ),
    body: labels(
      'Our warehouses stay open between Christmas and New Year.\n\n- No parcels leave on public holidays in the warehouse’s country.\n- The delivery day you see before ordering takes this into account.',
      'Unsere Lager arbeiten auch zwischen den Jahren.\n\n- An Feiertagen im Land des Lagers gehen keine Pakete ab.\n- Der Liefertag, den Sie vor dem Bestellen sehen, berücksichtigt das.',
      'I nostri magazzini lavorano tra le festività.\n\n- Nei giorni festivi del magazzino non partono pacchi.\n- Il giorno di consegna indicato prima dell’ordine ne tiene conto.',
      'Nos entrepôts restent ouverts entre les fêtes.\n\n- Aucun colis ne part les jours fériés du pays de l’entrepôt.\n- Le jour de livraison affiché avant la commande en tient compte.',
      'Nasze magazyny pracują między świętami.\n\n- W dni świąteczne w kraju magazynu nie wysyłamy paczek.\n- Dzień dostawy widoczny przed zamówieniem to uwzględnia.',
    ),
  },
  {
    org_id: 5,
    days_ago: 12,
    title: labels(
      'New number for the German hotline',
      'Neue Nummer der deutschen Hotline',
      'Nuovo numero dell’assistenza tedesca',
      'Nouveau numéro de l’assistance allemande',
      'Nowy numer niemieckiej infolinii',
    ),
    body: labels(
      'You’ll find it at the top of the page and under Contact us.',
      'Sie finden sie oben auf der Seite und unter Kontakt.',
      'Il numero è indicato in alto nella pagina e in Contatti.',
      'Vous le trouverez en haut de la page et sous Contact.',
      'Numer podajemy na górze strony i na stronie Kontakt.',
    ),
  },
  {
    org_id: null,
    days_ago: 40,
    title: labels(
      'More label cassettes in stock',
      'Mehr Schriftbänder auf Lager',
      'Più nastri per etichette in magazzino',
      'Plus de rubans d’étiquettes en stock',
      'Więcej taśm do etykiet w magazynie',
    ),
    body: labels(
      'All widths from 6 to 36 mm are now in stock in the Netherlands.',
      'Alle Breiten von 6 bis 36 mm sind jetzt in den Niederlanden auf Lager.',
      'Tutte le larghezze da 6 a 36 mm sono ora nei Paesi Bassi.',
      'Toutes les largeurs de 6 à 36 mm sont désormais en stock aux Pays-Bas.',
      'Wszystkie szerokości od 6 do 36 mm są teraz dostępne w Holandii.',
    ),
  },
]
