import { labels } from '../../labels.ts'

/** What personal data the shop keeps, and what for. True of the software; a company adds what it does beside it. */
export const privacy = [
  {
    title: labels(
      'Who is responsible',
      'Wer verantwortlich ist',
      'Il titolare',
      'Qui est responsable',
      'Kto odpowiada za dane',
    ),
    body: labels(
      'The company named above is responsible for your data. Write to us if you wish to know what we keep about you, or to have it corrected or deleted. You may also complain to the data protection authority of your country.',
      'Für Ihre Daten ist das oben genannte Unternehmen verantwortlich. Schreiben Sie uns, wenn Sie wissen möchten, was wir über Sie speichern, oder wenn etwas berichtigt oder gelöscht werden soll. Sie können sich auch bei der Datenschutzaufsicht Ihres Landes beschweren.',
      'Titolare del trattamento è l’azienda indicata sopra. Ci scriva per sapere quali dati conserviamo, o per farli correggere o cancellare. Può anche presentare reclamo all’autorità di controllo del Suo Paese.',
      'La société nommée ci-dessus est responsable de vos données. Écrivez-nous pour savoir ce que nous conservons à votre sujet, ou pour le faire corriger ou effacer. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.',
      'Administratorem danych jest firma wymieniona powyżej. Prosimy o wiadomość, jeśli chcą Państwo wiedzieć, jakie dane przechowujemy, albo je poprawić lub usunąć. Przysługuje też skarga do organu ochrony danych w Państwa kraju.',
    ),
  },
  {
    title: labels(
      'What we keep',
      'Was wir speichern',
      'Quali dati',
      'Ce que nous conservons',
      'Jakie dane przechowujemy',
    ),
    body: labels(
      '- About your company: name, addresses, VAT number and the company document you add.\n- About its people: name, e-mail address, phone, role and language.\n- About your work here: baskets, favourites, lists, searches, orders and messages.\n- About each session: network address, browser and time.',
      '- Zu Ihrem Unternehmen: Name, Adressen, USt-IdNr. und der Firmennachweis, den Sie hinzufügen.\n- Zu seinen Mitarbeitern: Name, E-Mail-Adresse, Telefon, Rolle und Sprache.\n- Zu Ihrer Arbeit hier: Warenkörbe, Favoriten, Listen, Suchen, Bestellungen und Nachrichten.\n- Zu jeder Sitzung: Netzwerkadresse, Browser und Zeit.',
      '- Dell’azienda: ragione sociale, indirizzi, partita IVA e il documento aziendale che Lei aggiunge.\n- Delle sue persone: nome, e-mail, telefono, ruolo e lingua.\n- Del lavoro svolto qui: carrelli, preferiti, elenchi, ricerche, ordini e messaggi.\n- Di ogni sessione: indirizzo di rete, browser e ora.',
      '- Sur votre société\u00a0: nom, adresses, numéro de TVA et le justificatif que vous ajoutez.\n- Sur ses collaborateurs\u00a0: nom, adresse e-mail, téléphone, rôle et langue.\n- Sur votre travail ici\u00a0: paniers, favoris, listes, recherches, commandes et messages.\n- Sur chaque session\u00a0: adresse réseau, navigateur et heure.',
      '- O firmie: nazwa, adresy, NIP / VAT UE i dodany dokument firmy.\n- O jej pracownikach: imię i nazwisko, adres e-mail, telefon, rola i język.\n- O pracy w sklepie: koszyki, ulubione, listy, wyszukiwania, zamówienia i wiadomości.\n- O każdej sesji: adres sieciowy, przeglądarka i czas.',
    ),
  },
  {
    title: labels('What for', 'Wozu', 'Per quale scopo', 'Dans quel but', 'W jakim celu'),
    body: labels(
      'To deliver, to invoice and to answer you, as our contract requires; to keep the records that tax law requires; and to keep strangers out of your account.',
      'Um zu liefern, abzurechnen und Ihnen zu antworten, wie es unser Vertrag verlangt; um aufzubewahren, was das Steuerrecht vorschreibt; und um Fremde von Ihrem Konto fernzuhalten.',
      'Per consegnare, fatturare e rispondere, come previsto dal contratto; per conservare ciò che impone la legge fiscale; e per proteggere il Suo account da estranei.',
      'Pour livrer, facturer et vous répondre, comme le prévoit notre contrat\u00a0; pour conserver ce que la loi fiscale impose\u00a0; et pour protéger votre compte.',
      'Aby dostarczać, fakturować i odpowiadać zgodnie z umową, przechowywać to, czego wymaga prawo podatkowe, oraz chronić konto przed osobami niepowołanymi.',
    ),
  },
  {
    title: labels('Who receives it', 'Wer sie erhält', 'Chi li riceve', 'Qui les reçoit', 'Kto je otrzymuje'),
    body: labels(
      'The carrier receives the name, address and phone number of a delivery. We never sell your data, show no third-party advertising and use no third-party tools to count visits.',
      'Das Transportunternehmen erhält Namen, Adresse und Telefonnummer einer Lieferung. Wir verkaufen Ihre Daten nicht, zeigen keine Werbung Dritter und zählen Besuche nicht mit Werkzeugen Dritter.',
      'Il corriere riceve nome, indirizzo e telefono di una consegna. Non vendiamo i dati a nessuno, non mostriamo pubblicità di terzi e non contiamo le visite con strumenti di terzi.',
      'Le transporteur reçoit le nom, l’adresse et le téléphone d’une livraison. Nous ne vendons vos données à personne, n’affichons aucune publicité de tiers et ne comptons pas les visites avec des outils de tiers.',
      'Przewoźnik otrzymuje nazwę, adres i numer telefonu dostawy. Nikomu nie sprzedajemy danych, nie pokazujemy cudzych reklam i nie liczymy odwiedzin cudzymi narzędziami.',
    ),
  },
  {
    title: labels('Cookies', 'Cookies', 'Cookie', 'Cookies', 'Pliki cookie'),
    body: labels(
      'The shop sets only essential cookies. The page “Cookies” lists each of them.',
      'Der Shop setzt nur notwendige Cookies. Die Seite „Cookies“ nennt jedes einzelne.',
      'Il negozio usa solo i cookie indispensabili. La pagina «Cookie» li elenca tutti.',
      'La boutique n’utilise que les cookies nécessaires. La page «\u00a0Cookies\u00a0» les nomme tous.',
      'Sklep używa tylko niezbędnych plików cookie. Strona „Pliki cookie” wymienia każdy z nich.',
    ),
  },
]
