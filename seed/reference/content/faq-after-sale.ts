import { labels } from '../../labels.ts'

/** The FAQ about warranty and returns; the terms are those of specification section 9. */
export const afterSaleFaqs = [
  {
    slug: 'warranty',
    question: labels(
      'How long is the warranty?',
      'Wie lange gilt die Garantie?',
      'Quanto dura la garanzia?',
      'Quelle est la durée de la garantie\u00a0?',
      'Jak długo trwa gwarancja?',
    ),
    answer: labels(
      'Two years on every product. They count from the day of delivery: if something fails within that time, you can return it, and no fee comes off.',
      'Zwei Jahre auf jedes Produkt, ab dem Tag der Lieferung. Fällt in dieser Zeit etwas aus, können Sie es zurücksenden, und es geht keine Gebühr ab.',
      'Due anni su ogni prodotto, dal giorno della consegna. Se in questo periodo qualcosa smette di funzionare, può restituirlo senza alcuna trattenuta.',
      'Deux ans sur chaque produit, à compter du jour de la livraison. Si un article tombe en panne pendant cette période, vous pouvez le retourner sans aucune retenue.',
      'Dwa lata na każdy produkt, licząc od dnia dostawy. Jeśli w tym czasie coś przestanie działać, można to zwrócić bez żadnych potrąceń.',
    ),
  },
  {
    slug: 'defective-product',
    question: labels(
      'A cartridge does not work. What should I do?',
      'Eine Kartusche funktioniert nicht. Was soll ich tun?',
      'Una cartuccia non funziona. Cosa fare?',
      'Une cartouche ne fonctionne pas. Que faire\u00a0?',
      'Wkład nie działa. Co zrobić?',
    ),
    answer: labels(
      'Please tell us within 7 days of receipt: under Returns, choose the product, say what is wrong and give the batch number on the box. A picture helps us to decide quickly. The most frequent reasons are chip errors, poor print quality, leaks and paper jams. If a defect only shows later, the two-year warranty holds, and you report it in the same way.',
      'Bitte melden Sie es uns innerhalb von 7 Tagen nach Erhalt: Wählen Sie unter „Rücksendungen“ das Produkt, nennen Sie den Grund und die Chargennummer vom Karton. Mit einem Foto können wir schneller entscheiden. Die häufigsten Gründe sind Chipfehler, schlechte Druckqualität, auslaufender Toner und Papierstau. Zeigt sich ein Mangel erst später, gilt die Garantie von zwei Jahren, und Sie melden ihn auf demselben Weg.',
      'Ce lo segnali entro 7 giorni dalla ricezione: in «Resi» scelga il prodotto, indichi il motivo e il numero di lotto riportato sulla scatola. Con una foto possiamo decidere più in fretta. I motivi più frequenti sono chip, qualità di stampa, perdite e carta inceppata. Se il difetto si manifesta più tardi vale la garanzia di due anni e la segnalazione si fa allo stesso modo.',
      'Signalez-le-nous dans les 7 jours suivant la réception\u00a0: sous «\u00a0Retours\u00a0», choisissez le produit, indiquez le motif et le numéro de lot qui figure sur la boîte. Une photo nous aide à décider plus vite. Les motifs les plus fréquents sont une erreur de puce, une mauvaise qualité d’impression, une fuite ou un bourrage papier. Si le défaut apparaît plus tard, la garantie de deux ans s’applique et vous le signalez de la même façon.',
      'Prosimy o zgłoszenie w ciągu 7 dni od otrzymania: w zakładce „Zwroty” wystarczy wybrać produkt, podać przyczynę i numer partii z opakowania. Zdjęcie pomoże nam szybciej podjąć decyzję. Najczęstsze przyczyny to chip, jakość druku, wyciek i zacięcie papieru. Jeśli wada ujawni się później, obowiązuje dwuletnia gwarancja, a zgłoszenie wygląda tak samo.',
    ),
  },
  {
    slug: 'returning-what-is-not-needed',
    question: labels(
      'Can I return items I do not need?',
      'Kann ich zurückgeben, was ich nicht brauche?',
      'Si può restituire ciò che non serve?',
      'Puis-je retourner ce dont je n’ai pas besoin\u00a0?',
      'Czy można zwrócić niepotrzebny towar?',
    ),
    answer: labels(
      'Yes, unopened and within 30 days of the invoice date. A restocking fee of 20% applies: it comes off the net amount that we credit. You see what you get back before you submit the return.',
      'Ja, ungeöffnet und innerhalb von 30 Tagen nach Rechnungsdatum, abzüglich 20\u00a0% Wiedereinlagerungsgebühr vom Nettobetrag. Was Sie zurückbekommen, sehen Sie, bevor Sie die Rücksendung einreichen.',
      'Sì, in confezione chiusa ed entro 30 giorni dalla data della fattura, con un costo di rimessa a magazzino del 20% sull’importo netto. Quanto Le viene accreditato si vede prima di inviare il reso.',
      'Oui, dans l’emballage d’origine non ouvert et dans les 30 jours suivant la date de facture, avec des frais de remise en stock de 20\u00a0% du montant net. Vous voyez ce qui vous sera remboursé avant d’envoyer la demande.',
      'Tak, nieotwarty i w ciągu 30 dni od daty faktury, z opłatą za przyjęcie zwrotu w wysokości 20% kwoty netto. Kwotę do zwrotu widać jeszcze przed zgłoszeniem.',
    ),
  },
  {
    slug: 'damage-or-shortage',
    question: labels(
      'What if something is missing or damaged?',
      'Was tun, wenn etwas fehlt oder beschädigt ist?',
      'Manca qualcosa o è arrivato danneggiato.',
      'Que faire s’il manque un article ou s’il est arrivé abîmé\u00a0?',
      'Czegoś brakuje albo towar dotarł uszkodzony.',
    ),
    answer: labels(
      'Please report it under Returns within 3 business days of delivery, if possible with a photo of the parcel. The same holds when something else came than you ordered. What is missing need not be sent back, of course.',
      'Bitte melden Sie es unter „Rücksendungen“ innerhalb von 3 Arbeitstagen nach der Lieferung, möglichst mit einem Foto des Pakets. Das gilt auch, wenn etwas anderes ankam als bestellt. Bei fehlender Ware müssen Sie natürlich nichts zurücksenden.',
      'Lo segnali in «Resi» entro 3 giorni lavorativi dalla consegna, se possibile con una foto del pacco. Lo stesso vale se è arrivato un prodotto diverso da quello ordinato. Se manca qualcosa, naturalmente non deve spedire nulla.',
      'Signalez-le sous «\u00a0Retours\u00a0» dans les 3 jours ouvrés suivant la livraison, si possible avec une photo du colis. Il en va de même si vous avez reçu un autre article que celui commandé. S’il manque quelque chose, vous n’avez bien sûr rien à renvoyer.',
      'Prosimy zgłosić to w zakładce „Zwroty” w ciągu 3 dni roboczych od dostawy, w miarę możliwości ze zdjęciem paczki. Tak samo jest, gdy dotarło coś innego, niż zamówiono. Jeśli czegoś brakuje, nie trzeba oczywiście niczego odsyłać.',
    ),
  },
  {
    slug: 'how-a-return-works',
    question: labels(
      'How does a return work?',
      'Wie läuft eine Rückgabe ab?',
      'Come funziona un reso?',
      'Comment se passe un retour\u00a0?',
      'Jak przebiega zwrot?',
    ),
    answer: labels(
      'Once an order has been delivered in full, choose its products under Returns, or press Return on the page of the order. One return may hold products of several orders. Say how many pieces come back and why; until it is complete it waits as a draft. We review it within three working days, and ask if something is unclear: please keep the goods until then. You receive an e-mail at each step.',
      'Sobald eine Bestellung vollständig geliefert ist, wählen Sie deren Produkte unter „Rücksendungen“ aus oder drücken auf der Seite der Bestellung „Zurücksenden“. Eine Rücksendung kann Produkte aus mehreren Bestellungen enthalten. Geben Sie an, wie viel zurückkommt und warum; bis alles ausgefüllt ist, bleibt sie als Entwurf gespeichert. Wir prüfen sie innerhalb von drei Arbeitstagen und fragen nach, wenn etwas unklar ist. Bitte behalten Sie die Ware bis dahin. Bei jedem Schritt bekommen Sie eine E-Mail.',
      'Quando l’ordine è stato consegnato per intero, ne scelga i prodotti in «Resi» oppure prema «Restituisci» nella pagina dell’ordine. Un reso può comprendere prodotti di più ordini. Indichi quanti pezzi restituisce e perché; finché non è completo resta in bozza. Lo esaminiamo entro tre giorni lavorativi e, se qualcosa non è chiaro, Le chiediamo: fino ad allora tenga la merce. A ogni passo riceve un’e-mail.',
      'Une fois la commande livrée en totalité, choisissez ses produits sous «\u00a0Retours\u00a0», ou appuyez sur «\u00a0Retourner\u00a0» sur la page de la commande. Un retour peut réunir des produits de plusieurs commandes. Indiquez le nombre de pièces et le motif\u00a0; tant qu’il n’est pas complet, il reste en brouillon. Nous l’examinons sous trois jours ouvrés et vous interrogeons si un point n’est pas clair\u00a0: gardez la marchandise jusque-là. Vous recevez un e-mail à chaque étape.',
      'Gdy całe zamówienie zostało dostarczone, wystarczy wybrać jego produkty w zakładce „Zwroty” albo nacisnąć „Zwróć” na stronie zamówienia. Jeden zwrot może obejmować produkty z kilku zamówień. Prosimy podać liczbę sztuk i przyczynę; dopóki nie jest kompletny, czeka jako szkic. Rozpatrujemy go w ciągu trzech dni roboczych, a w razie niejasności pytamy. Do tego czasu prosimy zachować towar. O każdym kroku informujemy e-mailem.',
    ),
  },
  {
    slug: 'sending-goods-back',
    question: labels(
      'How do I send the goods back?',
      'Wie sende ich die Ware zurück?',
      'Come si rispedisce la merce?',
      'Comment renvoyer la marchandise\u00a0?',
      'Jak odesłać towar?',
    ),
    answer: labels(
      'With our approval you receive a return slip and a label with your RMA number, by e-mail and with the return in the shop. Put the slip in the parcel and stick the label on the outside. Please send it within 30 days and enter the tracking number; after that the approval expires, and you can apply again as long as the term allows it.',
      'Mit unserer Genehmigung bekommen Sie einen Rücksendeschein und ein Etikett mit Ihrer RMA-Nummer, per E-Mail und bei der Rücksendung im Shop. Legen Sie den Schein ins Paket und kleben Sie das Etikett außen auf. Bitte verschicken Sie es innerhalb von 30 Tagen und tragen Sie die Sendungsnummer ein. Danach verfällt die Genehmigung; solange die Frist läuft, können Sie die Ware erneut anmelden.',
      'Con l’approvazione riceve il modulo di reso e un’etichetta con il Suo numero RMA, per e-mail e nella pagina del reso. Metta il modulo nel pacco e incolli l’etichetta all’esterno. Spedisca entro 30 giorni e inserisca il numero di spedizione; poi l’approvazione scade, ma finché il termine lo consente può fare una nuova richiesta.',
      'Avec notre accord, vous recevez un bon de retour et une étiquette portant votre numéro RMA, par e-mail et sur la page du retour. Glissez le bon dans le colis et collez l’étiquette à l’extérieur. Expédiez-le sous 30 jours et saisissez le numéro de suivi\u00a0; passé ce délai, l’accord expire, mais vous pouvez faire une nouvelle demande tant que le délai de retour court encore.',
      'Po akceptacji otrzymują Państwo dokument zwrotu i etykietę z numerem RMA: e-mailem oraz na stronie zwrotu. Dokument prosimy włożyć do paczki, a etykietę nakleić na zewnątrz. Paczkę prosimy nadać w ciągu 30 dni i wpisać numer przesyłki. Potem akceptacja wygasa, ale dopóki pozwala na to termin, zwrot można zgłosić ponownie.',
    ),
  },
  {
    slug: 'credit-for-a-return',
    question: labels(
      'When is my return credited?',
      'Wann wird meine Rücksendung gutgeschrieben?',
      'Quando viene accreditato il reso?',
      'Quand mon retour est-il remboursé\u00a0?',
      'Kiedy otrzymam zwrot pieniędzy?',
    ),
    answer: labels(
      'As soon as the goods have arrived and we have looked at them; where nothing has to come back, after our approval. You receive a credit note for the invoice by e-mail, and find it with your invoices. It lowers what you owe, or we pay it back. If what arrives is not what you described, we tell you, and send the goods back to you.',
      'Sobald die Ware da ist und wir sie geprüft haben; muss nichts zurückkommen, nach unserer Genehmigung. Sie bekommen eine Rechnungskorrektur per E-Mail und finden sie bei Ihren Rechnungen. Der Betrag verringert, was noch offen ist, oder wir zahlen ihn aus. Stellen wir etwas anderes fest als beschrieben, sagen wir es Ihnen und senden die Ware an Sie zurück.',
      'Appena la merce è arrivata e l’abbiamo controllata; se non deve tornare nulla, dopo l’approvazione. Riceve per e-mail una nota di credito, che trova anche tra le Sue fatture. L’importo riduce quanto è ancora da pagare oppure Le viene rimborsato. Se ciò che arriva non corrisponde alla segnalazione, La avvisiamo e Le rispediamo la merce.',
      'Dès que la marchandise est arrivée et que nous l’avons contrôlée, ou dès notre accord si rien ne doit être renvoyé. Vous recevez un avoir par e-mail et le retrouvez parmi vos factures. Son montant réduit ce que vous devez, ou vous est remboursé. Si la marchandise ne correspond pas à votre description, nous vous prévenons et vous la renvoyons.',
      'Gdy tylko towar do nas dotrze i go sprawdzimy, a jeśli nic nie trzeba odsyłać, zaraz po akceptacji. E-mailem przychodzi faktura korygująca, którą znajdą Państwo też wśród faktur. Kwota pomniejsza to, co pozostało do zapłaty, albo ją wypłacamy. Jeśli stan towaru jest inny, niż opisano, informujemy o tym i odsyłamy towar.',
    ),
  },
]
