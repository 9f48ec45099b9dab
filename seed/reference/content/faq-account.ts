import { labels } from '../../labels.ts'

/** The FAQ about accounts. */
export const accountFaqs = [
  {
    slug: 'open-an-account',
    question: labels(
      'How do I open an account?',
      'Wie eröffne ich ein Konto?',
      'Come si apre un account?',
      'Comment ouvrir un compte\u00a0?',
      'Jak założyć konto?',
    ),
    answer: labels(
      'Register online with your company details, VAT number and company registration document (JPG or PNG, up to 500 kB), or ask your account manager to do it for you. They check your details and open the account; from then on you see your prices.',
      'Registrieren Sie sich online mit Firmendaten, USt-IdNr. und Handelsregisterauszug (JPG oder PNG, bis 500 kB) oder bitten Sie Ihren Kundenbetreuer darum. Er prüft die Angaben und gibt das Konto frei; von da an sehen Sie Ihre Preise.',
      'Si registri online con i dati aziendali, la partita IVA e la visura camerale (jpg o png, fino a 500 kB), oppure lo chieda al Suo referente commerciale. Verifichiamo i dati e attiviamo l’account: da quel momento vede i Suoi prezzi.',
      'Inscrivez-vous en ligne avec les données de votre entreprise, votre numéro de TVA et un extrait d’immatriculation (JPG ou PNG, 500 ko au maximum), ou adressez-vous à votre chargé de clientèle. Il vérifie les données et ouvre le compte\u00a0; vous voyez alors vos prix.',
      'Wystarczy zarejestrować się online, podając dane firmy, NIP / VAT UE i dokument rejestrowy (jpg lub png, do 500 kB), albo poprosić o to opiekuna klienta. Po sprawdzeniu danych otwieramy konto; od tej chwili widać Państwa ceny.',
    ),
  },
  {
    slug: 'why-no-prices',
    question: labels(
      'Why do I see no prices?',
      'Warum sehe ich keine Preise?',
      'Perché non vedo i prezzi?',
      'Pourquoi ne vois-je aucun prix\u00a0?',
      'Dlaczego nie widać cen?',
    ),
    answer: labels(
      'Prices are agreed with each reseller, so you see them after you sign in. If you are signed in and still see none, your account has not been approved yet: please contact your account manager.',
      'Preise werden mit jedem Händler vereinbart und erscheinen deshalb erst nach der Anmeldung. Sehen Sie trotz Anmeldung keine, ist Ihr Konto noch nicht freigegeben: Bitte wenden Sie sich an Ihren Kundenbetreuer.',
      'I prezzi sono concordati con ogni rivenditore e compaiono quindi dopo l’accesso. Se dopo l’accesso non li vede, il Suo account non è ancora approvato: contatti il Suo referente commerciale.',
      'Les prix sont convenus avec chaque revendeur et n’apparaissent donc qu’après la connexion. Si vous êtes connecté et n’en voyez aucun, votre compte n’est pas encore validé\u00a0: contactez votre chargé de clientèle.',
      'Ceny ustalamy z każdą firmą indywidualnie, dlatego pojawiają się po zalogowaniu. Jeśli mimo to ich nie widać, konto nie zostało jeszcze zatwierdzone: prosimy o kontakt z opiekunem klienta.',
    ),
  },
  {
    slug: 'forgotten-password',
    question: labels(
      'I’ve forgotten my password. What should I do?',
      'Ich habe mein Passwort vergessen. Was nun?',
      'Ho dimenticato la password. Cosa fare?',
      'J’ai oublié mon mot de passe. Que faire\u00a0?',
      'Nie pamiętam hasła. Co zrobić?',
    ),
    answer: labels(
      'Choose “Forgot your password?” on the sign-in page. We’ll e-mail a link to the address of your account to set a new one. Your company’s main account can send you a link too.',
      'Wählen Sie auf der Anmeldeseite „Passwort vergessen?“. Wir senden einen Link an die E-Mail-Adresse Ihres Kontos, mit dem Sie ein neues Passwort wählen. Auch das Hauptkonto Ihres Unternehmens kann Ihnen einen Link senden.',
      'Nella pagina di accesso scelga «Password dimenticata?»: all’indirizzo del Suo account arriva un link con cui impostarne una nuova. Anche l’utente principale della Sua azienda può inviarLe un link simile.',
      'Sur la page de connexion, choisissez «\u00a0Mot de passe oublié\u00a0?\u00a0». Nous envoyons un lien à l’adresse e-mail de votre compte pour en choisir un nouveau. Le compte principal de votre entreprise peut aussi vous envoyer un lien.',
      'Na stronie logowania należy wybrać „Nie pamiętają Państwo hasła?”: na adres konta przyjdzie link, który pozwala ustawić nowe. Taki link może wysłać też konto główne firmy.',
    ),
  },
  {
    slug: 'accounts-for-colleagues',
    question: labels(
      'Can my colleagues have accounts of their own?',
      'Können meine Kollegen eigene Konten bekommen?',
      'I colleghi possono avere un proprio accesso?',
      'Mes collègues peuvent-ils avoir leur propre compte\u00a0?',
      'Czy współpracownicy mogą mieć własny dostęp?',
    ),
    answer: labels(
      'Yes. Your main account adds them with a name, a role and a status; each of them gets an e-mail to choose a password. A buyer places orders, a sales rep sees the prices you set for them, and a requester prepares lists for others to order.',
      'Ja. Ihr Hauptkonto legt sie mit Name, Rolle und Status an; jede Person erhält eine E-Mail, um ein Passwort zu wählen. Der Einkauf bestellt, der Vertrieb sieht die Preise, die Sie für ihn festlegen, und die Anforderung bereitet Listen vor, die andere bestellen.',
      'Sì. L’utente principale aggiunge altri utenti e sceglie il loro ruolo; ciascuno riceve per e-mail un link per impostare la password. L’acquirente ordina, l’agente vede i prezzi riservati impostati per lui, il richiedente prepara elenchi che ordina qualcun altro.',
      'Oui. Votre compte principal les ajoute avec un nom, un rôle et un statut\u00a0; chaque personne reçoit un e-mail pour choisir son mot de passe. Un acheteur commande, un commercial voit les prix que vous fixez pour lui, un demandeur prépare des listes que d’autres commandent.',
      'Tak. Konto główne dodaje kolejne konta użytkowników i wybiera ich rolę; każdy otrzymuje e-mailem link do ustawienia hasła. Kupujący zamawia, handlowiec widzi ustalone dla niego ceny, a zgłaszający przygotowuje listy zakupowe, które zamawia ktoś inny.',
    ),
  },
  {
    slug: 'site-and-language',
    question: labels(
      'How do I change the site or the language?',
      'Wie wechsle ich den Landesshop oder die Sprache?',
      'Come si cambia sito o lingua?',
      'Comment changer de site ou de langue\u00a0?',
      'Jak zmienić sklep (kraj) lub język?',
    ),
    answer: labels(
      'You’ll find both at the top of every page. Your choice is kept in this browser for 30 days. Customers stay on the site of their contract and can read it in any of its languages.',
      'Beides finden Sie oben auf jeder Seite. Ihre Wahl bleibt 30 Tage in diesem Browser gespeichert. Kunden bleiben im Shop ihres Vertrags und können ihn in jeder seiner Sprachen lesen.',
      'Entrambi si trovano in alto in ogni pagina. La Sua scelta resta memorizzata per 30 giorni in questo browser. Un cliente rimane sul sito del proprio contratto e può leggerlo in tutte le sue lingue.',
      'Les deux se trouvent en haut de chaque page. Votre choix est conservé 30 jours dans ce navigateur. Les clients restent sur le site de leur contrat et peuvent le lire dans toutes ses langues.',
      'Obie opcje znajdują się na górze każdej strony. Wybór jest pamiętany w tej przeglądarce przez 30 dni. Klient pozostaje w sklepie ze swojej umowy i może z niego korzystać w każdym dostępnym języku.',
    ),
  },
]
