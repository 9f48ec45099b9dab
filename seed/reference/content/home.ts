import { labels } from '../../labels.ts'

type HomeText = { title: ReturnType<typeof labels>; body: ReturnType<typeof labels> }

const pieces = {
  title: labels('600,000 pieces', '600.000 Stück', '600.000 pezzi', '600 000 pièces', '600 000 sztuk'),
  body: labels(
    'in stock in the Netherlands, the United Kingdom, Italy, France and Poland',
    'auf Lager in den Niederlanden, im Vereinigten Königreich, in Italien, Frankreich und Polen',
    'disponibili nei Paesi Bassi, nel Regno Unito, in Italia, Francia e Polonia',
    'en stock aux Pays-Bas, au Royaume-Uni, en Italie, en France et en Pologne',
    'w magazynach w Holandii, Wielkiej Brytanii, Włoszech, Francji i Polsce',
  ),
}

const cartridges = {
  title: labels(
    '1.5 million cartridges',
    '1,5 Millionen Kartuschen',
    '1,5 milioni di cartucce',
    '1,5 million de cartouches',
    '1,5 miliona wkładów',
  ),
  body: labels(
    'for the United States',
    'für die USA',
    'per gli Stati Uniti',
    'pour les États-Unis',
    'dla Stanów Zjednoczonych',
  ),
}

const support = {
  title: labels('Six languages', 'Sechs Sprachen', 'Sei lingue', 'Six langues', 'Sześć języków'),
  body: labels(
    'spoken by our support',
    'spricht unser Kundendienst',
    'parlate dalla nostra assistenza',
    'parlées par notre assistance',
    'w obsłudze klienta',
  ),
}

/** What the shop says of itself in figures (specification section 1). */
export const figures: HomeText[] = [
  pieces,
  {
    title: labels('Next day', 'Am nächsten Tag', 'Il giorno dopo', 'Le lendemain', 'Następnego dnia'),
    body: labels(
      'delivered to Germany, Benelux, Italy, France, Poland and the United Kingdom',
      'geliefert nach Deutschland, Benelux, Italien, Frankreich, Polen und ins Vereinigte Königreich',
      'consegna in Germania, Benelux, Italia, Francia, Polonia e Regno Unito',
      'livraison en Allemagne, au Benelux, en Italie, en France, en Pologne et au Royaume-Uni',
      'dostawa do Niemiec, krajów Beneluksu, Włoch, Francji, Polski i Wielkiej Brytanii',
    ),
  },
  {
    title: labels('2 to 4 days', '2 bis 4 Tage', '2–4 giorni', '2 à 4 jours', '2–4 dni'),
    body: labels('across the EU', 'in der ganzen EU', 'in tutta l’UE', 'dans toute l’UE', 'w całej UE'),
  },
  cartridges,
  support,
]

/** The site of the United States has its own. */
export const figuresOfUnitedStates: HomeText[] = [cartridges, pieces, support]

/** How it works, step by step. */
export const flow: HomeText[] = [
  {
    title: labels('Register', 'Registrierung', 'Registrarsi', 'Inscription', 'Rejestracja'),
    body: labels(
      'with your company details and registration document',
      'mit Firmendaten und Handelsregisterauszug',
      'con i dati aziendali e la visura camerale',
      'avec les données et l’extrait d’immatriculation de l’entreprise',
      'z danymi firmy i dokumentem rejestrowym',
    ),
  },
  {
    title: labels('Get approved', 'Freigabe', 'Approvazione', 'Validation', 'Zatwierdzenie'),
    body: labels(
      'your account manager checks your details and sets your prices',
      'Ihr Kundenbetreuer prüft Ihre Angaben und legt Ihre Preise fest',
      'il Suo referente commerciale verifica i dati e imposta i Suoi prezzi',
      'votre chargé de clientèle vérifie les données et fixe vos prix',
      'opiekun klienta sprawdza dane i ustala Państwa ceny',
    ),
  },
  {
    title: labels('Order', 'Bestellung', 'Ordinare', 'Commande', 'Zamówienie'),
    body: labels(
      'by number, by printer or with a whole list at once',
      'nach Nummer, nach Drucker oder mit einer ganzen Liste',
      'per codice, per stampante o con un intero elenco',
      'par référence, par imprimante ou avec toute une liste',
      'według numeru, drukarki albo całą listą naraz',
    ),
  },
  {
    title: labels('Receive', 'Lieferung', 'Ricevere', 'Livraison', 'Dostawa'),
    body: labels(
      'in stock and ordered by 16:30? It ships the same day',
      'auf Lager und bis 16:30 Uhr bestellt: Versand am selben Tag',
      'articoli disponibili ordinati entro le 16:30 partono in giornata',
      'en stock et commandé avant 16\u00a0h\u00a030\u00a0: expédié le jour même',
      'towar na stanie zamówiony do 16:30 wysyłamy tego samego dnia',
    ),
  },
]

/** Why choose us. */
export const reasons: HomeText[] = [
  {
    title: labels(
      'From a single piece',
      'Schon ab einem Stück',
      'Da un pezzo',
      'Dès une seule pièce',
      'Od jednej sztuki',
    ),
    body: labels(
      'No minimum order value; prices agreed with you, excluding VAT.',
      'Kein Mindestbestellwert; mit Ihnen vereinbarte Preise, ohne MwSt.',
      'Nessun importo minimo; prezzi concordati con Lei, IVA esclusa.',
      'Aucun montant minimum\u00a0; des prix convenus avec vous, hors TVA.',
      'Bez minimalnej wartości zamówienia; uzgodnione z Państwem ceny netto.',
    ),
  },
  {
    title: labels(
      'Two-year warranty',
      'Zwei Jahre Garantie',
      'Due anni di garanzia',
      'Deux ans de garantie',
      'Dwa lata gwarancji',
    ),
    body: labels(
      'On originals and our own compatibles. We review returns within three working days.',
      'Auf Originale und unsere eigenen Kompatiblen. Rückgaben prüfen wir innerhalb von drei Arbeitstagen.',
      'Su originali e compatibili di nostra produzione; i resi sono esaminati entro tre giorni lavorativi.',
      'Sur les originaux et sur nos compatibles\u00a0; les retours sont examinés sous trois jours ouvrés.',
      'Na oryginały i nasze zamienniki; zwroty rozpatrujemy w ciągu trzech dni roboczych.',
    ),
  },
  {
    title: labels(
      'Sent in your name',
      'In Ihrem Namen versandt',
      'Spedito a Suo nome',
      'Expédié en votre nom',
      'Wysyłka w Państwa imieniu',
    ),
    body: labels(
      'Straight to your customer, with a neutral packing list or your own.',
      'Direkt an Ihren Kunden, mit neutralem Lieferschein oder mit Ihrem eigenen.',
      'Direttamente al Suo cliente, con documento di trasporto (DDT) neutro o con il Suo.',
      'Directement chez votre client, avec un bon de livraison neutre ou le vôtre.',
      'Prosto do Państwa klienta, z neutralnym lub własnym dokumentem dostawy (WZ).',
    ),
  },
  {
    title: labels(
      'One search for all brands',
      'Eine Suche für alle Marken',
      'Una ricerca per tutte le marche',
      'Une recherche pour toutes les marques',
      'Jedna wyszukiwarka dla wszystkich marek',
    ),
    body: labels(
      'Any spelling of a number, any printer model, originals and compatibles side by side.',
      'Jede Schreibweise einer Nummer, jedes Druckermodell, Originale und Kompatible nebeneinander.',
      'Codici scritti in qualsiasi modo, ogni nome di stampante, originali e compatibili affiancati.',
      'Toute graphie d’une référence, tout modèle d’imprimante, originaux et compatibles côte à côte.',
      'Każda pisownia numeru, każda nazwa drukarki, oryginały i zamienniki obok siebie.',
    ),
  },
]

export const gift: HomeText[] = [
  {
    title: labels(
      'A gift with your first registration',
      'Ein Geschenk zur ersten Registrierung',
      'Un omaggio alla prima registrazione',
      'Un cadeau pour votre première inscription',
      'Prezent za pierwszą rejestrację',
    ),
    body: labels(
      'Your first order comes with a desk set in the four colours of print: a notebook, four pens and a mug. Free, with no obligation.',
      'Zu Ihrer ersten Bestellung erhalten Sie ein Schreibtischset in den vier Druckfarben: ein Notizbuch, vier Stifte und einen Becher. Kostenlos und unverbindlich.',
      'Con il primo ordine arriva un set da scrivania nei quattro colori della stampa: un taccuino, quattro penne e una tazza. Gratuito e senza impegno.',
      'Votre première commande arrive avec un set de bureau aux quatre couleurs de l’impression\u00a0: un carnet, quatre stylos et un mug. Gratuit et sans engagement.',
      'Do pierwszego zamówienia dołączamy zestaw na biurko w czterech kolorach druku: notes, cztery długopisy i kubek. Bezpłatnie i bez zobowiązań.',
    ),
  },
]
