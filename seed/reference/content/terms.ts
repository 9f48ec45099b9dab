import { labels } from '../../labels.ts'

/** The terms of specification section 9. */
export const terms = [
  {
    title: labels('Prices', 'Preise', 'Prezzi', 'Prix', 'Ceny'),
    body: labels(
      'All prices exclude VAT. There is no minimum order value.',
      'Alle Preise verstehen sich ohne MwSt. Es gibt keinen Mindestbestellwert.',
      'Tutti i prezzi sono al netto dell’IVA. Non è previsto un importo minimo d’ordine.',
      'Tous les prix s’entendent hors TVA. Il n’y a pas de montant minimum de commande.',
      'Wszystkie ceny są cenami netto. Nie ma minimalnej wartości zamówienia.',
    ),
  },
  {
    title: labels('Delivery', 'Lieferung', 'Consegna', 'Livraison', 'Dostawa'),
    body: labels(
      'Items in stock ordered by 16:30 are delivered the next working day where the shop says so before you order.',
      'Artikel auf Lager, die bis 16:30 Uhr bestellt werden, werden am nächsten Arbeitstag geliefert, wo der Shop dies vor der Bestellung angibt.',
      'Gli articoli disponibili ordinati entro le 16:30 sono consegnati il giorno lavorativo successivo, dove indicato prima dell’ordine.',
      'Les articles en stock commandés avant 16\u00a0h\u00a030 sont livrés le jour ouvré suivant lorsque la boutique l’indique avant la commande.',
      'Towar na stanie zamówiony do 16:30 dostarczamy następnego dnia roboczego tam, gdzie sklep informuje o tym przed zamówieniem.',
    ),
  },
  {
    title: labels('Payment', 'Zahlung', 'Pagamento', 'Paiement', 'Płatność'),
    body: labels(
      'Payment is in advance unless a credit account has been agreed.',
      'Die Zahlung erfolgt per Vorkasse, sofern kein Kreditkonto vereinbart ist.',
      'Il pagamento è anticipato, salvo un conto a credito concordato.',
      'Le paiement se fait d’avance, sauf compte à crédit convenu.',
      'Obowiązuje przedpłata, chyba że uzgodniono kredyt kupiecki.',
    ),
  },
  {
    title: labels('Returns', 'Rückgabe', 'Resi', 'Retours', 'Zwroty'),
    body: labels(
      'Non-defective items may be returned within 30 days of the invoice date with a restocking fee of 20%. Defects must be reported in the shop, by fax or by e-mail within 7 days of receipt, shortages or damage within 3 business days. We review returns within three working days.',
      'Mangelfreie Ware kann innerhalb von 30 Tagen nach Rechnungsdatum mit 20\u00a0% Wiedereinlagerungsgebühr zurückgegeben werden. Mängel sind innerhalb von 7 Tagen nach Erhalt im Shop, per Fax oder per E-Mail zu melden, Fehlmengen oder Schäden innerhalb von 3 Arbeitstagen. Rückgaben prüfen wir innerhalb von drei Arbeitstagen.',
      'Ciò che non è difettoso può essere reso entro 30 giorni dalla fattura con un costo di rimessa a magazzino del 20%. I difetti si segnalano entro 7 giorni dalla ricezione nel negozio, per fax o per e-mail, ammanchi o danni entro 3 giorni lavorativi. Un reso è esaminato entro tre giorni lavorativi.',
      'Les articles non défectueux peuvent être retournés dans les 30 jours suivant la date de facture, avec des frais de remise en stock de 20\u00a0%. Un défaut doit être signalé dans la boutique, par fax ou par e-mail dans les 7 jours suivant la réception, un manquant ou un dommage dans les 3 jours ouvrés. Nous examinons les retours sous trois jours ouvrés.',
      'Towar bez wad można zwrócić w ciągu 30 dni od wystawienia faktury z opłatą za przyjęcie zwrotu 20%. Wady zgłasza się w ciągu 7 dni od otrzymania w sklepie, faksem lub e-mailem, braki lub uszkodzenia w ciągu 3 dni roboczych. Zwrot rozpatrujemy w ciągu trzech dni roboczych.',
    ),
  },
  {
    title: labels('Warranty', 'Garantie', 'Garanzia', 'Garantie', 'Gwarancja'),
    body: labels(
      'The warranty is two years.',
      'Die Garantie beträgt zwei Jahre.',
      'La garanzia è di due anni.',
      'La garantie est de deux ans.',
      'Gwarancja wynosi dwa lata.',
    ),
  },
]

/** What a company agrees to when it registers. */
export const membership = [
  {
    title: labels(
      'Who may register',
      'Wer sich registrieren kann',
      'Chi può registrarsi',
      'Qui peut s’inscrire',
      'Kto może się zarejestrować',
    ),
    body: labels(
      'Companies that resell printer consumables. The details you give must be true and kept up to date; we check them before we open the account.',
      'Unternehmen, die Druckerzubehör weiterverkaufen. Ihre Angaben müssen richtig sein und aktuell bleiben; wir prüfen sie, bevor wir das Konto eröffnen.',
      'Le aziende che rivendono consumabili di stampa. I dati forniti devono essere veritieri e aggiornati; li verifichiamo prima di aprire l’account.',
      'Les entreprises qui revendent des consommables d’impression. Les données fournies doivent être exactes et tenues à jour\u00a0; nous les vérifions avant d’ouvrir le compte.',
      'Firmy handlujące materiałami eksploatacyjnymi do drukarek. Podane dane muszą być prawdziwe i aktualne; sprawdzamy je przed otwarciem konta.',
    ),
  },
  {
    title: labels('Your accounts', 'Ihre Konten', 'Gli utenti', 'Vos comptes', 'Konta'),
    body: labels(
      'Your company is responsible for everything ordered with its accounts. Keep passwords secret, and suspend the account of anyone who leaves.',
      'Ihr Unternehmen ist für alles verantwortlich, was mit seinen Konten bestellt wird. Halten Sie Passwörter geheim und sperren Sie das Konto, wenn jemand ausscheidet.',
      'La Sua azienda risponde di quanto ordinano i suoi utenti. Custodisca le password e sospenda l’utente di chi lascia l’azienda.',
      'Votre entreprise est responsable de tout ce qui est commandé avec ses comptes. Gardez les mots de passe secrets et suspendez le compte de toute personne qui vous quitte.',
      'Państwa firma odpowiada za zamówienia składane z jej kont. Hasła należy chronić, a konta osób odchodzących zablokować.',
    ),
  },
  {
    title: labels('Your data', 'Ihre Daten', 'I dati', 'Vos données', 'Dane'),
    body: labels(
      'We use the data of your company and its people to deliver, to invoice and to answer you. We never sell it.',
      'Wir verwenden die Daten Ihres Unternehmens und seiner Mitarbeiter, um zu liefern, abzurechnen und zu antworten. Wir verkaufen sie nicht.',
      'Usiamo i dati dell’azienda e delle sue persone per consegnare, fatturare e rispondere. Non li vendiamo a nessuno.',
      'Nous utilisons les données de votre entreprise et de ses collaborateurs pour livrer, facturer et répondre. Nous ne les vendons à personne.',
      'Dane firmy i jej pracowników wykorzystujemy do dostaw, fakturowania i odpowiedzi. Nikomu ich nie sprzedajemy.',
    ),
  },
]
