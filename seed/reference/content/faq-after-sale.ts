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
      'A cartridge does not work. What should I do?',
      'Eine Kartusche funktioniert nicht. Was soll ich tun?',
      'Una cartuccia non funziona. Cosa fare?',
      'Une cartouche ne fonctionne pas. Que faire\u00a0?',
      'Wkład nie działa. Co zrobić?',
    ),
    answer: labels(
      'Tell us within 7 days of receipt, by e-mail or fax, giving the order number, the reason and the batch number on the box. The most frequent reasons are chip errors, poor print quality, leaks and paper jams.',
      'Melden Sie es uns innerhalb von 7 Tagen nach Erhalt, per E-Mail oder Fax, mit Bestellnummer, Grund und Chargennummer vom Karton. Die häufigsten Gründe sind Chipfehler, schlechte Druckqualität, auslaufender Toner und Papierstau.',
      'Ce lo segnali entro 7 giorni dalla ricezione, per e-mail o per fax, indicando il numero dell’ordine, il motivo e il numero di lotto riportato sulla scatola. I motivi più frequenti sono chip, qualità di stampa, perdite e carta inceppata.',
      'Signalez-le-nous dans les 7 jours suivant la réception, par e-mail ou fax, avec le numéro de commande, le motif et le numéro de lot indiqué sur la boîte. Les motifs les plus fréquents sont une erreur de puce, une mauvaise qualité d’impression, une fuite ou un bourrage papier.',
      'Prosimy o zgłoszenie w ciągu 7 dni od otrzymania, e-mailem lub faksem, z numerem zamówienia, przyczyną i numerem partii z opakowania. Najczęstsze przyczyny to chip, jakość druku, wyciek i zacięcie papieru.',
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
      'Yes, unopened and within 30 days of the invoice date. A restocking fee of 20% applies.',
      'Ja, ungeöffnet und innerhalb von 30 Tagen nach Rechnungsdatum, abzüglich 20\u00a0% Wiedereinlagerungsgebühr.',
      'Sì, in confezione chiusa ed entro 30 giorni dalla fattura, con un costo di rimessa a magazzino del 20%.',
      'Oui, dans l’emballage d’origine non ouvert et dans les 30 jours suivant la date de facture, avec des frais de remise en stock de 20\u00a0%.',
      'Tak, nieotwarty i w ciągu 30 dni od wystawienia faktury, z opłatą za przyjęcie zwrotu 20%.',
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
      'Please report it within 3 business days of receipt, if possible with a photo of the parcel.',
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
      'Once an order has been delivered in full, write to us with the contact form, by e-mail or by fax, giving the order number, the products and the reason. We review your request within three working days, tell you where to send the goods and refund what we approve.',
      'Sobald eine Bestellung vollständig geliefert ist, schreiben Sie uns über das Kontaktformular, per E-Mail oder Fax, mit Bestellnummer, Produkten und Grund. Wir prüfen Ihre Anfrage innerhalb von drei Arbeitstagen, nennen Ihnen die Rücksendeadresse und erstatten, was wir bewilligen.',
      'Quando l’ordine è stato consegnato per intero, ci scriva con il modulo di contatto, per e-mail o per fax, indicando numero dell’ordine, prodotti e motivo. Esaminiamo la richiesta entro tre giorni lavorativi, Le indichiamo dove spedire la merce e rimborsiamo quanto approvato.',
      'Une fois la commande livrée en totalité, écrivez-nous avec le formulaire de contact, par e-mail ou par fax, en indiquant le numéro de commande, les produits et le motif. Nous examinons votre demande sous trois jours ouvrés, vous indiquons l’adresse de retour et remboursons ce qui est accepté.',
      'Gdy całe zamówienie zostało dostarczone, prosimy napisać przez formularz kontaktowy, e-mailem lub faksem, podając numer zamówienia, produkty i przyczynę. Rozpatrujemy zgłoszenie w ciągu trzech dni roboczych, podajemy adres zwrotu i zwracamy zatwierdzoną kwotę.',
    ),
  },
]
