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
      'Items in stock ordered by 16:30 are delivered the next working day in Germany, Benelux, Italy, France, Poland and the United Kingdom, and within 2 to 4 days elsewhere in the EU. You see the day before you order.',
      'Artikel auf Lager, die Sie bis 16:30 Uhr bestellen, liefern wir am nächsten Arbeitstag nach Deutschland, Benelux, Italien, Frankreich, Polen und ins Vereinigte Königreich, in die übrige EU in 2 bis 4 Tagen. Den Tag sehen Sie vor dem Bestellen.',
      'Ciò che è disponibile e ordinato entro le 16:30 arriva il giorno lavorativo successivo in Germania, Benelux, Italia, Francia, Polonia e Regno Unito, e in 2–4 giorni nel resto dell’UE. Il giorno è indicato prima di ordinare.',
      'Les articles en stock commandés avant 16\u00a0h\u00a030 sont livrés le jour ouvré suivant en Allemagne, au Benelux, en Italie, en France, en Pologne et au Royaume-Uni, et en 2 à 4 jours ailleurs dans l’UE. Vous voyez le jour avant de commander.',
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
      'They are back-ordered: the rest ships now, and the back order ships as soon as it is available. Before you order you see what ships when, and you can have everything shipped together or reduce the quantity.',
      'Wir liefern sie nach: Der Rest wird sofort versandt, die Nachlieferung, sobald sie verfügbar ist. Vor dem Bestellen sehen Sie, was wann kommt, und können alles zusammen liefern lassen oder die Menge verringern.',
      'Vanno in arretrato: il resto parte subito, l’arretrato appena disponibile. Prima di ordinare vede che cosa parte e quando, e può ridurre la quantità.',
      'Ils sont mis en reliquat\u00a0: le reste part tout de suite et le reliquat dès qu’il est disponible. Avant de commander, vous voyez ce qui part et quand, et pouvez tout faire livrer ensemble ou réduire la quantité.',
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
      'No: address, items, quantities and PO number stay as confirmed. If something is wrong, call us at once; whatever has not left the warehouse can be cancelled.',
      'Nein: Adresse, Artikel, Mengen und Ihre Bestellnummer bleiben wie bestätigt. Stimmt etwas nicht, rufen Sie uns sofort an; was das Lager noch nicht verlassen hat, lässt sich stornieren.',
      'No: indirizzo, articoli, quantità e numero d’ordine del cliente restano come confermati. In caso di errore ci chiami subito: ciò che non ha ancora lasciato il magazzino si può annullare.',
      'Non\u00a0: adresse, articles, quantités et n°\u00a0de bon de commande restent tels que confirmés. En cas d’erreur, appelez-nous tout de suite\u00a0; ce qui n’a pas quitté l’entrepôt peut être annulé.',
      'Nie: adres, towary, ilości i numer PO pozostają takie, jak potwierdzono. W razie pomyłki prosimy o natychmiastowy telefon; to, co nie opuściło jeszcze magazynu, można anulować.',
    ),
  },
  {
    slug: 'how-to-pay',
    question: labels('How do I pay?', 'Wie bezahle ich?', 'Come si paga?', 'Comment payer\u00a0?', 'Jak zapłacić?'),
    answer: labels(
      'In advance, unless we have agreed a credit account with you. With a credit account you pay within the agreed period; you’ll find your credit limit and available credit under My account.',
      'Per Vorkasse, sofern kein Kreditkonto vereinbart ist. Mit Kreditkonto zahlen Sie innerhalb der vereinbarten Frist; Kreditlimit und verfügbaren Kreditrahmen finden Sie unter Mein Konto.',
      'In anticipo, salvo un conto a credito concordato. In tal caso si paga entro i giorni pattuiti; il fido accordato e il fido disponibile sono indicati nel Suo account.',
      'D’avance, sauf si un compte à crédit a été convenu. Dans ce cas, vous payez dans le délai convenu\u00a0; votre plafond d’encours et l’encours disponible figurent sous Mon compte.',
      'Obowiązuje przedpłata, chyba że uzgodniono kredyt kupiecki. Wtedy płaci się w uzgodnionym terminie; limit kredytowy i dostępny limit kredytowy widać na koncie.',
    ),
  },
  {
    slug: 'drop-shipment',
    question: labels(
      'Can you deliver straight to my customer?',
      'Liefern Sie direkt an meinen Kunden?',
      'È possibile spedire direttamente al mio cliente?',
      'Pouvez-vous livrer directement chez mon client\u00a0?',
      'Czy można wysłać towar prosto do mojego klienta?',
    ),
    answer: labels(
      'Yes: as a drop shipment with our neutral packing list, or with your own packing list, which you attach to the order as a file of up to 2 MB.',
      'Ja: als Streckengeschäft mit unserem neutralen Lieferschein oder mit Ihrem eigenen, den Sie der Bestellung als Datei bis 2 MB beifügen.',
      'Sì: in drop shipping con il nostro documento di trasporto (DDT) neutro, oppure in modo del tutto anonimo con il Suo DDT, che allega all’ordine come file fino a 2 MB.',
      'Oui\u00a0: en livraison directe avec notre bon de livraison neutre, ou avec votre propre bon de livraison, joint à la commande dans un fichier de 2 Mo au plus.',
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
      'Your account manager sends you an invoice for each shipment. You’ll find the order confirmation as a PDF with the order in your account.',
      'Ihr Kundenbetreuer sendet Ihnen zu jeder Sendung eine Rechnung. Die Auftragsbestätigung finden Sie als PDF bei der Bestellung in Ihrem Konto.',
      'Per ogni spedizione emettiamo una fattura, che il Suo referente commerciale Le invia. La conferma dell’ordine è disponibile in PDF accanto all’ordine, nel Suo account.',
      'Votre chargé de clientèle vous envoie une facture pour chaque expédition. Vous trouverez la confirmation de commande en PDF avec la commande, dans votre compte.',
      'Fakturę wystawiamy do każdej wysyłki; wysyła ją opiekun klienta. Potwierdzenie zamówienia w formacie PDF znajduje się przy zamówieniu na koncie.',
    ),
  },
]
