import { labels } from '../../labels.ts'

/** The FAQ about finding and choosing. */
export const shoppingFaqs = [
  {
    slug: 'find-the-right-cartridge',
    question: labels(
      'How do I find the right cartridge?',
      'Wie finde ich die passende Kartusche?',
      'Come si trova la cartuccia giusta?',
      'Comment trouver la bonne cartouche\u00a0?',
      'Jak znaleźć właściwy wkład?',
    ),
    answer: labels(
      'Enter the number on the old cartridge in any spelling, or the printer model. Or choose brand, series and model on the home page to see everything that fits.',
      'Geben Sie die Nummer der alten Kartusche in beliebiger Schreibweise oder das Druckermodell ein. Oder wählen Sie auf der Startseite Marke, Serie und Modell: So sehen Sie alles, was passt.',
      'Inserisca il codice della vecchia cartuccia, scritto in qualsiasi modo, o il nome della stampante. Oppure scelga marca, serie e modello nella pagina iniziale: trova tutto ciò che è adatto.',
      'Saisissez la référence de l’ancienne cartouche, quelle que soit sa graphie, ou le modèle d’imprimante. Ou choisissez marque, série et modèle sur la page d’accueil\u00a0: vous verrez tout ce qui convient.',
      'Wystarczy wpisać numer starego wkładu w dowolnej pisowni albo nazwę drukarki. Można też na stronie głównej wybrać markę, serię i model drukarki, aby zobaczyć wszystko, co do niej pasuje.',
    ),
  },
  {
    slug: 'what-stock-means',
    question: labels(
      'What do the stock figures mean?',
      'Was bedeuten die Bestandszahlen?',
      'Cosa indicano le quantità in giacenza?',
      'Que signifient les chiffres de stock\u00a0?',
      'Co oznaczają stany magazynowe?',
    ),
    answer: labels(
      'Stock in the Netherlands reaches you within 72 hours. Other warehouses show their own stock. Goods in transit reach us in about ten days; where we know the day, we show it.',
      'Bestand in den Niederlanden ist innerhalb von 72 Stunden bei Ihnen. Andere Lager zeigen ihren eigenen Bestand. Ware, die unterwegs ist, trifft in etwa zehn Tagen bei uns ein; wo wir den Tag kennen, zeigen wir ihn an.',
      'La merce nei Paesi Bassi arriva da Lei entro 72 ore. Gli altri magazzini mostrano le proprie giacenze. La merce in transito arriva da noi in circa dieci giorni; se il giorno è noto, lo indichiamo.',
      'Le stock des Pays-Bas est chez vous sous 72 heures. Les autres entrepôts affichent leur propre stock. La marchandise en transit arrive chez nous en dix jours environ\u00a0; quand nous connaissons le jour, nous l’indiquons.',
      'Towar z Holandii dociera do Państwa w ciągu 72 godzin. Pozostałe magazyny pokazują własne stany. Towar w drodze dociera do nas w około dziesięć dni; jeśli dzień jest znany, podajemy go.',
    ),
  },
  {
    slug: 'minimum-order-value',
    question: labels(
      'Is there a minimum order value?',
      'Gibt es einen Mindestbestellwert?',
      'C’è un importo minimo d’ordine?',
      'Y a-t-il un montant minimum de commande\u00a0?',
      'Czy obowiązuje minimalna wartość zamówienia?',
    ),
    answer: labels(
      'No. You can order a single piece. All prices exclude VAT.',
      'Nein. Sie können auch ein einzelnes Stück bestellen. Alle Preise verstehen sich ohne MwSt.',
      'No. Si può ordinare anche un solo pezzo. Tutti i prezzi sono al netto dell’IVA.',
      'Non. Vous pouvez commander une seule pièce. Tous les prix s’entendent hors TVA.',
      'Nie. Można zamówić nawet jedną sztukę. Wszystkie ceny są cenami netto.',
    ),
  },
  {
    slug: 'original-or-compatible',
    question: labels(
      'What is the difference between an original and an Aster compatible?',
      'Was unterscheidet Originale und Aster-Kompatible?',
      'Che differenza c’è tra originale e compatibile Aster?',
      'Quelle différence entre original et compatible Aster\u00a0?',
      'Czym różni się oryginał od zamiennika Aster?',
    ),
    answer: labels(
      'An original comes from the printer manufacturer. An Aster compatible is our own make: it replaces the original, has its own Aster number and costs less. Both have a two-year warranty.',
      'Ein Original stammt vom Hersteller des Druckers. Aster-Kompatible sind unsere eigene Marke: Sie ersetzen das Original, haben eine eigene Aster-Nummer und kosten weniger. Auf beide geben wir zwei Jahre Garantie.',
      'L’originale è del produttore della stampante. Il compatibile Aster è di nostra produzione: sostituisce il codice originale, ha un proprio codice Aster e costa meno. Entrambi hanno due anni di garanzia.',
      'Un original vient du fabricant de l’imprimante. Un compatible Aster est de notre fabrication\u00a0: il remplace l’original, porte sa propre référence Aster et coûte moins cher. Les deux sont garantis deux ans.',
      'Oryginał pochodzi od producenta drukarki. Zamiennik Aster to nasz własny produkt: zastępuje numer oryginału, ma własny numer Aster i kosztuje mniej. Oba objęte są dwuletnią gwarancją.',
    ),
  },
  {
    slug: 'many-numbers-at-once',
    question: labels(
      'Can I order many numbers at once?',
      'Kann ich viele Nummern auf einmal bestellen?',
      'Si possono ordinare molti codici in una volta?',
      'Puis-je commander plusieurs références à la fois\u00a0?',
      'Czy można zamówić wiele numerów naraz?',
    ),
    answer: labels(
      'Yes, with a quick order: paste a list of numbers and quantities, or upload a file. We check every line before anything is ordered. “Order again” adds a whole earlier order to your basket.',
      'Ja, mit der Schnellbestellung: Fügen Sie eine Liste aus Nummern und Mengen ein oder laden Sie eine Datei hoch. Wir prüfen jede Zeile, bevor etwas bestellt wird. „Noch einmal bestellen“ legt eine ganze frühere Bestellung in den Warenkorb.',
      'Sì, con l’ordine rapido: incolli un elenco di codici e quantità o lo carichi da un file. Ogni riga viene verificata prima di ordinare. «Ordina di nuovo» rimette nel carrello un intero ordine precedente.',
      'Oui, avec la commande rapide\u00a0: collez une liste de références et de quantités, ou envoyez un fichier. Nous vérifions chaque ligne avant toute commande. «\u00a0Commander à nouveau\u00a0» remet une ancienne commande entière dans le panier.',
      'Tak, przez szybki zakup: wystarczy wkleić listę numerów i ilości albo wczytać ją z pliku. Każdy wiersz sprawdzamy przed zamówieniem. Przycisk „Zamów ponownie” dodaje do koszyka całe wcześniejsze zamówienie.',
    ),
  },
  {
    slug: 'using-a-coupon',
    question: labels(
      'How do I use a coupon?',
      'Wie löse ich einen Gutschein ein?',
      'Come si usa un buono sconto?',
      'Comment utiliser un bon de réduction\u00a0?',
      'Jak skorzystać z kuponu?',
    ),
    answer: labels(
      'Choose it, or enter its code, when you confirm the order. A discount coupon cannot be used with discounted items; for a shipping coupon, choose the carrier first.',
      'Wählen Sie ihn beim Bestätigen der Bestellung aus oder geben Sie seinen Code ein. Ein Rabattgutschein gilt nicht für bereits reduzierte Artikel; für einen Versandgutschein wählen Sie zuerst den Versanddienst.',
      'Lo scelga, o ne inserisca il codice, alla conferma dell’ordine. Un buono sconto non vale per articoli già scontati; per un buono di spedizione va scelto prima il corriere.',
      'Choisissez-le, ou saisissez son code promo, au moment de confirmer la commande. Un bon de réduction ne s’applique pas aux articles en promotion\u00a0; pour la livraison offerte, choisissez d’abord le transporteur.',
      'Należy go wybrać lub wpisać kod przy potwierdzaniu zamówienia. Kuponu rabatowego nie można użyć do produktów już przecenionych, a kupon na dostawę wymaga wcześniejszego wyboru przewoźnika.',
    ),
  },
]
