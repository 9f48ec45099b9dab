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
      'Tell us within 7 days of receipt, by e-mail or by fax, with the number of the order, the reason and the batch number on the box. The most frequent reasons are the chip, print quality, leaking and paper jams.',
      'Melden Sie es uns innerhalb von 7 Tagen nach Erhalt, per E-Mail oder per Fax, mit Bestellnummer, Grund und Chargennummer vom Karton. Die häufigsten Gründe sind Chip, Druckqualität, Auslaufen und Papierstau.',
      'Ce lo segnali entro 7 giorni dalla ricezione, per e-mail o per fax, indicando il numero dell’ordine, il motivo e il numero di lotto riportato sulla scatola. I motivi più frequenti sono chip, qualità di stampa, perdite e carta inceppata.',
      'Signalez-le-nous dans les 7 jours suivant la réception, par e-mail ou par fax, avec le numéro de la commande, le motif et le numéro de lot indiqué sur la boîte. Les motifs les plus fréquents sont la puce, la qualité d’impression, une fuite ou un bourrage.',
      'Prosimy o zgłoszenie w ciągu 7 dni od otrzymania, e-mailem lub faksem, z numerem zamówienia, przyczyną i numerem partii z opakowania. Najczęstsze przyczyny to chip, jakość druku, wyciek i zacięcie papieru.',
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
      'Sì, in confezione chiusa ed entro 30 giorni dalla fattura, con un costo di rimessa a magazzino del 20%.',
      'Oui, non ouvert et dans les 30 jours suivant la facture, avec des frais de remise en stock de 20\u00a0%.',
      'Tak, nieotwarty i w ciągu 30 dni od wystawienia faktury, z opłatą za przyjęcie zwrotu 20%.',
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
      'Lo segnali entro 3 giorni lavorativi dalla ricezione, se possibile con una foto del pacco.',
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
      'When all of an order has been delivered, write to us with the contact form, by e-mail or by fax: the number of the order, the products and the reason. We review it within three working days, tell you where to send the goods, and refund what was approved.',
      'Sobald eine Bestellung ganz geliefert ist, schreiben Sie uns über das Kontaktformular, per E-Mail oder per Fax: Bestellnummer, Produkte und Grund. Wir prüfen das innerhalb von drei Arbeitstagen, sagen Ihnen, wohin die Ware geht, und erstatten, was bewilligt wurde.',
      'Quando l’ordine è stato consegnato per intero, ci scriva con il modulo di contatto, per e-mail o per fax, indicando numero dell’ordine, prodotti e motivo. Esaminiamo la richiesta entro tre giorni lavorativi, Le indichiamo dove spedire la merce e rimborsiamo quanto approvato.',
      'Quand une commande est entièrement livrée, écrivez-nous avec le formulaire de contact, par e-mail ou par fax, en indiquant le numéro de la commande, les produits et le motif. Nous examinons la demande sous trois jours ouvrés, vous disons où expédier la marchandise et remboursons ce qui est accepté.',
      'Gdy całe zamówienie zostało dostarczone, prosimy napisać przez formularz kontaktowy, e-mailem lub faksem, podając numer zamówienia, produkty i przyczynę. Rozpatrujemy zgłoszenie w ciągu trzech dni roboczych, podajemy adres zwrotu i zwracamy zatwierdzoną kwotę.',
    ),
  },
]
