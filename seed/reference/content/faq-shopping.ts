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
      'Type the number on the old cartridge in any spelling, or the name of the printer. Or choose brand, series and model in the printer finder on the home page: it leads to everything that fits.',
      'Geben Sie die Nummer der alten Kartusche in beliebiger Schreibweise ein oder den Namen des Druckers. Oder wählen Sie auf der Startseite Marke, Serie und Modell: So kommen Sie zu allem, was passt.',
      'Inserisca il codice della vecchia cartuccia, scritto in qualsiasi modo, o il nome della stampante. Oppure scelga marca, serie e modello nella pagina iniziale: trova tutto ciò che è adatto.',
      'Saisissez la référence de l’ancienne cartouche, quelle que soit l’écriture, ou le nom de l’imprimante. Ou choisissez marque, série et modèle sur la page d’accueil\u00a0: vous verrez tout ce qui convient.',
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
      'Stock of the Netherlands is with you within 72 hours. Other warehouses show their own pieces. Goods in transit arrive with us in about ten days; where the day is known, it is shown.',
      'Bestand aus den Niederlanden ist innerhalb von 72 Stunden bei Ihnen. Andere Lager zeigen ihre eigenen Stückzahlen. Ware unterwegs trifft in etwa zehn Tagen bei uns ein; wo der Tag bekannt ist, steht er dabei.',
      'La merce nei Paesi Bassi arriva da Lei entro 72 ore. Gli altri magazzini mostrano le proprie giacenze. La merce in transito arriva da noi in circa dieci giorni; se il giorno è noto, lo indichiamo.',
      'Le stock des Pays-Bas est chez vous sous 72 heures. Les autres entrepôts affichent leurs propres pièces. La marchandise en transit arrive chez nous en dix jours environ\u00a0; quand le jour est connu, il est indiqué.',
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
      'What is the difference between original and Aster compatible?',
      'Was unterscheidet Original und Aster-kompatibel?',
      'Che differenza c’è tra originale e compatibile Aster?',
      'Quelle différence entre original et compatible Aster\u00a0?',
      'Czym różni się oryginał od zamiennika Aster?',
    ),
    answer: labels(
      'An original is made by the maker of the printer. An Aster compatible is our own make: it replaces the original number, has its own Aster number and costs less. Both have a warranty of two years.',
      'Ein Original stammt vom Hersteller des Druckers. Aster-kompatibel ist unsere eigene Marke: Sie ersetzt die Originalnummer, hat eine eigene Aster-Nummer und kostet weniger. Auf beides geben wir zwei Jahre Garantie.',
      'L’originale è del produttore della stampante. Il compatibile Aster è di nostra produzione: sostituisce il codice originale, ha un proprio codice Aster e costa meno. Entrambi hanno due anni di garanzia.',
      'Un original vient du fabricant de l’imprimante. Un compatible Aster est de notre fabrication\u00a0: il remplace la référence d’origine, porte son propre numéro Aster et coûte moins cher. Les deux sont garantis deux ans.',
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
      'Yes, with the quick order: paste a list of numbers and quantities, or read it from a file. Each line is checked before anything is ordered. "Order again" puts a whole earlier order into your basket.',
      'Ja, mit der Schnellbestellung: Fügen Sie eine Liste aus Nummern und Mengen ein oder lesen Sie sie aus einer Datei. Jede Zeile wird geprüft, bevor etwas bestellt wird. „Noch einmal bestellen“ legt eine ganze frühere Bestellung in den Warenkorb.',
      'Sì, con l’ordine rapido: incolli un elenco di codici e quantità o lo carichi da un file. Ogni riga viene verificata prima di ordinare. «Ordina di nuovo» rimette nel carrello un intero ordine precedente.',
      'Oui, avec la commande rapide\u00a0: collez une liste de références et de quantités, ou lisez-la depuis un fichier. Chaque ligne est vérifiée avant la commande. «\u00a0Commander à nouveau\u00a0» remet une ancienne commande entière dans le panier.',
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
      'Choose it, or enter its code, when you confirm the order. A discount coupon cannot be used for items that are discounted already; a shipping coupon needs the carrier to be chosen first.',
      'Wählen Sie ihn beim Bestätigen der Bestellung aus oder geben Sie seinen Code ein. Ein Rabattgutschein gilt nicht für bereits reduzierte Artikel; für einen Versandgutschein muss zuerst der Versanddienst gewählt sein.',
      'Lo scelga, o ne inserisca il codice, alla conferma dell’ordine. Un buono sconto non vale per articoli già scontati; per un buono di spedizione va scelto prima il corriere.',
      'Choisissez-le, ou saisissez son code, au moment de confirmer la commande. Un bon de remise ne s’applique pas aux articles déjà remisés\u00a0; un bon de livraison suppose que le transporteur soit choisi.',
      'Należy go wybrać lub wpisać kod przy potwierdzaniu zamówienia. Kuponu rabatowego nie można użyć do produktów już przecenionych, a kupon na dostawę wymaga wcześniejszego wyboru przewoźnika.',
    ),
  },
]
