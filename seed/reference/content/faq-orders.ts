import { labels } from '../../labels.ts'

/** The FAQ about orders. */
export const orderFaqs = [
  {
    slug: 'when-it-arrives',
    question: labels(
      'When does my order arrive?',
      'Wann kommt meine Bestellung an?',
      'Quando arriva l’ordine?',
      'Quand ma commande arrive-t-elle\u00a0?',
      'Kiedy dotrze zamówienie?',
    ),
    answer: labels(
      'What is in stock and ordered by 16:30 is delivered the next working day in Germany, Benelux, Italy, France, Poland and the United Kingdom, and in 2 to 4 days elsewhere in the EU. The day is shown before you order.',
      'Was auf Lager ist und bis 16:30 Uhr bestellt wird, ist am nächsten Arbeitstag in Deutschland, Benelux, Italien, Frankreich, Polen und Großbritannien, sonst in der EU in 2 bis 4 Tagen. Der Tag steht vor dem Bestellen fest.',
      'Ciò che è disponibile e ordinato entro le 16:30 arriva il giorno lavorativo successivo in Germania, Benelux, Italia, Francia, Polonia e Regno Unito, e in 2–4 giorni nel resto dell’UE. Il giorno è indicato prima di ordinare.',
      'Ce qui est en stock et commandé avant 16 h 30 est livré le jour ouvré suivant en Allemagne, au Benelux, en Italie, en France, en Pologne et au Royaume-Uni, et en 2 à 4 jours ailleurs dans l’UE. Le jour est indiqué avant la commande.',
      'Towar dostępny i zamówiony do 16:30 dociera następnego dnia roboczego do Niemiec, krajów Beneluksu, Włoch, Francji, Polski i Wielkiej Brytanii, a w ciągu 2–4 dni do pozostałych krajów UE. Dzień dostawy widać przed zamówieniem.',
    ),
  },
  {
    slug: 'what-is-not-in-stock',
    question: labels(
      'What happens to items that are not in stock?',
      'Was geschieht mit Artikeln, die nicht auf Lager sind?',
      'Cosa succede agli articoli non disponibili?',
      'Que deviennent les articles qui ne sont pas en stock\u00a0?',
      'Co z towarem, którego nie ma w magazynie?',
    ),
    answer: labels(
      'They are back-ordered: the rest ships now and the back order ships as soon as it is available. You see what ships when before you order, and can reduce the quantity.',
      'Sie werden nachgeliefert: Der Rest geht sofort ab, der Rückstand, sobald er da ist. Vor dem Bestellen sehen Sie, was wann kommt, und können die Menge verringern.',
      'Vanno in arretrato: il resto parte subito, l’arretrato appena disponibile. Prima di ordinare vede che cosa parte e quando, e può ridurre la quantità.',
      'Ils sont mis en reliquat\u00a0: le reste part tout de suite et le reliquat dès qu’il est disponible. Vous voyez avant la commande ce qui part et quand, et pouvez réduire la quantité.',
      'Wyślemy go później: resztę wysyłamy od razu, a brakujące sztuki, gdy tylko będą dostępne. Przed zamówieniem widać, co i kiedy zostanie wysłane, i można zmniejszyć ilość.',
    ),
  },
  {
    slug: 'changing-an-order',
    question: labels(
      'Can I change an order after I have placed it?',
      'Kann ich eine Bestellung nachträglich ändern?',
      'Si può modificare un ordine già inviato?',
      'Puis-je modifier une commande passée\u00a0?',
      'Czy można zmienić złożone zamówienie?',
    ),
    answer: labels(
      'No: address, items, quantities and PO number stay as they were confirmed. If something is wrong, call us at once; what has not left the warehouse yet can be cancelled.',
      'Nein: Adresse, Artikel, Mengen und Ihre Bestellnummer bleiben, wie sie bestätigt wurden. Stimmt etwas nicht, rufen Sie uns sofort an; was das Lager noch nicht verlassen hat, lässt sich stornieren.',
      'No: indirizzo, articoli, quantità e numero d’ordine del cliente restano come confermati. In caso di errore ci chiami subito: ciò che non ha ancora lasciato il magazzino si può annullare.',
      'Non\u00a0: adresse, articles, quantités et numéro de commande client restent tels que confirmés. En cas d’erreur, appelez-nous tout de suite\u00a0; ce qui n’a pas quitté l’entrepôt peut être annulé.',
      'Nie: adres, towary, ilości i numer PO pozostają takie, jak potwierdzono. W razie pomyłki prosimy o natychmiastowy telefon; to, co nie opuściło jeszcze magazynu, można anulować.',
    ),
  },
  {
    slug: 'how-to-pay',
    question: labels('How do I pay?', 'Wie bezahle ich?', 'Come si paga?', 'Comment payer\u00a0?', 'Jak zapłacić?'),
    answer: labels(
      'In advance, unless a credit account was agreed. With a credit account you pay within the agreed days; your credit limit and what is left of it stand in your account.',
      'Per Vorkasse, sofern kein Kreditkonto vereinbart ist. Mit Kreditkonto zahlen Sie innerhalb der vereinbarten Tage; Limit und Restbetrag stehen in Ihrem Konto.',
      'In anticipo, salvo un conto a credito concordato. In tal caso si paga entro i giorni pattuiti; il fido accordato e il fido disponibile sono indicati nel Suo account.',
      'D’avance, sauf si un compte à crédit a été convenu. Dans ce cas, vous payez dans le délai convenu\u00a0; votre plafond et son solde figurent dans votre compte.',
      'Obowiązuje przedpłata, chyba że uzgodniono kredyt kupiecki. Wtedy płaci się w uzgodnionym terminie; limit kredytowy i dostępny limit kredytowy widać na koncie.',
    ),
  },
  {
    slug: 'drop-shipment',
    question: labels(
      'Can you deliver straight to my customer?',
      'Liefern Sie direkt an meinen Kunden?',
      'È possibile spedire direttamente al mio cliente?',
      'Pouvez-vous livrer directement mon client\u00a0?',
      'Czy można wysłać towar prosto do mojego klienta?',
    ),
    answer: labels(
      'Yes: as a drop shipment with our neutral packing list, or double-blind with your own packing list, which you attach to the order as a file of up to 2 MB.',
      'Ja: als Streckengeschäft mit unserem neutralen Lieferschein oder doppelt neutral mit Ihrem eigenen, den Sie der Bestellung als Datei bis 2 MB beilegen.',
      'Sì: in drop shipping con il nostro documento di trasporto (DDT) neutro, oppure in modo del tutto anonimo con il Suo DDT, che allega all’ordine come file fino a 2 MB.',
      'Oui\u00a0: en livraison directe avec notre bordereau neutre, ou en double aveugle avec votre propre bordereau, joint à la commande dans un fichier de 2 Mo au plus.',
      'Tak: jako dropshipping z naszym neutralnym dokumentem dostawy (WZ) albo w pełni anonimowo z własnym dokumentem WZ, dołączanym do zamówienia jako plik do 2 MB.',
    ),
  },
  {
    slug: 'where-is-the-invoice',
    question: labels(
      'Where do I find my invoice?',
      'Wo finde ich meine Rechnung?',
      'Dove si trova la fattura?',
      'Où trouver ma facture\u00a0?',
      'Gdzie jest faktura?',
    ),
    answer: labels(
      'An invoice is made for each shipment; your account manager sends it to you. The confirmation of an order stands beside the order in your account, as a PDF.',
      'Zu jeder Sendung entsteht eine Rechnung; Ihr Kundenbetreuer schickt sie Ihnen. Die Bestätigung einer Bestellung steht als PDF bei der Bestellung in Ihrem Konto.',
      'Per ogni spedizione emettiamo una fattura, che il Suo referente commerciale Le invia. La conferma dell’ordine è disponibile in PDF accanto all’ordine, nel Suo account.',
      'Une facture est établie pour chaque expédition\u00a0; votre chargé de clientèle vous l’envoie. La confirmation d’une commande se trouve en PDF avec la commande, dans votre compte.',
      'Fakturę wystawiamy do każdej wysyłki; wysyła ją opiekun klienta. Potwierdzenie zamówienia w formacie PDF znajduje się przy zamówieniu na koncie.',
    ),
  },
]
