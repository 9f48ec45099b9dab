import { labels } from './labels.ts'

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
      'Two years on every product.',
      'Zwei Jahre auf jedes Produkt.',
      'Due anni su ogni prodotto.',
      'Deux ans sur chaque produit.',
      'Dwa lata na każdy produkt.',
    ),
  },
  {
    slug: 'defective-product',
    question: labels(
      'A cartridge does not work. What shall I do?',
      'Eine Kartusche funktioniert nicht. Was tun?',
      'Una cartuccia non funziona. Cosa fare?',
      'Une cartouche ne fonctionne pas. Que faire\u00a0?',
      'Wkład nie działa. Co zrobić?',
    ),
    answer: labels(
      'Apply for a return within 7 days of receipt, in your account, by e-mail or by fax, with the reason and the batch number on the box. The most frequent reasons (chip, print quality, leaking, paper jam) are there to choose.',
      'Beantragen Sie innerhalb von 7 Tagen nach Erhalt eine Rückgabe, im Konto, per E-Mail oder per Fax, mit Grund und Chargennummer vom Karton. Die häufigsten Gründe (Chip, Druckqualität, Auslaufen, Papierstau) stehen zur Auswahl.',
      'Richiedere il reso entro 7 giorni dalla ricezione, dall’account, per e-mail o per fax, indicando il motivo e il numero di lotto riportato sulla scatola. I motivi più frequenti (chip, qualità di stampa, perdite, carta inceppata) si scelgono da un elenco.',
      'Demandez un retour dans les 7 jours suivant la réception, depuis votre compte, par e-mail ou par fax, avec le motif et le numéro de lot indiqué sur la boîte. Les motifs les plus fréquents (puce, qualité d’impression, fuite, bourrage) sont proposés.',
      'Należy zgłosić zwrot w ciągu 7 dni od otrzymania, na koncie, e-mailem lub faksem, podając przyczynę i numer partii z opakowania. Najczęstsze przyczyny (chip, jakość druku, wyciek, zacięcie papieru) są do wyboru.',
    ),
  },
  {
    slug: 'returning-what-is-not-needed',
    question: labels(
      'Can I return what I do not need?',
      'Kann ich zurückgeben, was ich nicht brauche?',
      'Si può restituire ciò che non serve?',
      'Puis-je retourner ce dont je n’ai pas besoin\u00a0?',
      'Czy można zwrócić niepotrzebny towar?',
    ),
    answer: labels(
      'Yes, unopened and within 30 days of the invoice, with a restocking fee of 20\u00a0%.',
      'Ja, ungeöffnet und innerhalb von 30 Tagen nach der Rechnung, abzüglich 20\u00a0% Wiedereinlagerungsgebühr.',
      'Sì, in confezione chiusa ed entro 30 giorni dalla fattura, con un costo di rimessa a magazzino del 20\u00a0%.',
      'Oui, non ouvert et dans les 30 jours suivant la facture, avec des frais de remise en stock de 20\u00a0%.',
      'Tak, nieotwarty i w ciągu 30 dni od wystawienia faktury, z opłatą manipulacyjną 20\u00a0%.',
    ),
  },
  {
    slug: 'damage-or-shortage',
    question: labels(
      'Something is missing or arrived damaged.',
      'Etwas fehlt oder kam beschädigt an.',
      'Manca qualcosa o è arrivato danneggiato.',
      'Il manque quelque chose ou un article est arrivé abîmé.',
      'Czegoś brakuje albo towar dotarł uszkodzony.',
    ),
    answer: labels(
      'Please report it within 3 business days of receipt, with a photograph of the parcel where you can.',
      'Bitte melden Sie es innerhalb von 3 Arbeitstagen nach Erhalt, möglichst mit einem Foto des Pakets.',
      'Segnalarlo entro 3 giorni lavorativi dalla ricezione, se possibile con una foto del pacco.',
      'Signalez-le dans les 3 jours ouvrés suivant la réception, si possible avec une photo du colis.',
      'Prosimy zgłosić to w ciągu 3 dni roboczych od otrzymania, w miarę możliwości ze zdjęciem paczki.',
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
      'When all of an order has been delivered, choose the products and the reason in your account and submit the return. We review it within three working days, tell you where to send the goods, and refund what was approved.',
      'Sobald eine Bestellung ganz geliefert ist, wählen Sie im Konto Produkte und Grund und reichen die Rückgabe ein. Wir prüfen sie innerhalb von drei Arbeitstagen, sagen Ihnen, wohin die Ware geht, und erstatten, was bewilligt wurde.',
      'Quando l’ordine è stato consegnato per intero, si scelgono nell’account i prodotti e il motivo e si invia la richiesta. La esaminiamo entro tre giorni lavorativi, indichiamo dove spedire la merce e rimborsiamo quanto approvato.',
      'Quand une commande est entièrement livrée, choisissez dans votre compte les produits et le motif, puis envoyez la demande. Nous l’examinons sous trois jours ouvrés, vous disons où expédier la marchandise et remboursons ce qui est accepté.',
      'Gdy całe zamówienie zostało dostarczone, na koncie wybiera się produkty i przyczynę i wysyła zgłoszenie. Rozpatrujemy je w ciągu trzech dni roboczych, podajemy adres zwrotu i zwracamy zatwierdzoną kwotę.',
    ),
  },
]
