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
      'Register online with your company data, VAT number and company registration document (jpg or png, up to 500 KB), or ask your account manager to do it. They check the data and open the account; from then on you see your prices.',
      'Registrieren Sie sich online mit Firmendaten, USt-IdNr. und Handelsregisterauszug (jpg oder png, bis 500 KB) oder bitten Sie Ihren Kundenbetreuer darum. Er prüft die Angaben und schaltet das Konto frei; von da an sehen Sie Ihre Preise.',
      'Si registri online con i dati aziendali, la partita IVA e la visura camerale (jpg o png, fino a 500 kB), oppure lo chieda al Suo referente commerciale. Verifichiamo i dati e attiviamo l’account: da quel momento vede i Suoi prezzi.',
      'Inscrivez-vous en ligne avec les données de votre entreprise, votre numéro de TVA et un extrait d’immatriculation (jpg ou png, 500 Ko maximum), ou adressez-vous à votre chargé de clientèle. Il vérifie les données et ouvre le compte\u00a0; vous voyez alors vos prix.',
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
      'Prices are agreed with each reseller, so they appear after you sign in. If you are signed in and still see none, your account has not been approved yet: please contact your account manager.',
      'Preise werden mit jedem Händler vereinbart und erscheinen deshalb erst nach der Anmeldung. Sehen Sie trotz Anmeldung keine, ist Ihr Konto noch nicht freigegeben: Bitte wenden Sie sich an Ihren Kundenbetreuer.',
      'I prezzi sono concordati con ogni rivenditore e compaiono quindi dopo l’accesso. Se dopo l’accesso non li vede, il Suo account non è ancora approvato: contatti il Suo referente commerciale.',
      'Les prix sont convenus avec chaque revendeur et n’apparaissent donc qu’après la connexion. Si vous êtes connecté et n’en voyez aucun, votre compte n’est pas encore validé\u00a0: contactez votre chargé de clientèle.',
      'Ceny ustalamy z każdą firmą indywidualnie, dlatego pojawiają się po zalogowaniu. Jeśli mimo to ich nie widać, konto nie zostało jeszcze zatwierdzone: prosimy o kontakt z opiekunem klienta.',
    ),
  },
  {
    slug: 'forgotten-password',
    question: labels(
      'I have forgotten my password. What now?',
      'Ich habe mein Passwort vergessen. Was nun?',
      'Ho dimenticato la password. Cosa fare?',
      'J’ai oublié mon mot de passe. Que faire\u00a0?',
      'Nie pamiętam hasła. Co zrobić?',
    ),
    answer: labels(
      'On the sign-in page choose “Forgot your password?”: a link comes to the address of your account, and with it you choose a new one. The main account of your company can send such a link, too.',
      'Wählen Sie auf der Anmeldeseite „Passwort vergessen?“: An die Adresse Ihres Kontos geht ein Link, mit dem Sie ein neues wählen. Auch das Hauptkonto Ihrer Firma kann so einen Link schicken.',
      'Nella pagina di accesso scelga «Password dimenticata?»: all’indirizzo del Suo account arriva un link con cui impostarne una nuova. Anche l’utente principale della Sua azienda può inviarLe un link simile.',
      'Sur la page de connexion, choisissez «\u00a0Mot de passe oublié\u00a0?\u00a0»\u00a0: un lien arrive à l’adresse de votre compte et vous permet d’en choisir un nouveau. Le compte principal de votre entreprise peut aussi envoyer un tel lien.',
      'Na stronie logowania należy wybrać „Nie pamiętają Państwo hasła?”: na adres konta przyjdzie link, który pozwala ustawić nowe. Taki link może wysłać też konto główne firmy.',
    ),
  },
  {
    slug: 'accounts-for-colleagues',
    question: labels(
      'Can my colleagues have their own access?',
      'Können meine Kollegen eigene Zugänge bekommen?',
      'I colleghi possono avere un proprio accesso?',
      'Mes collègues peuvent-ils avoir leur propre accès\u00a0?',
      'Czy współpracownicy mogą mieć własny dostęp?',
    ),
    answer: labels(
      'Yes. The main account adds accounts with name, role, status and password. A buyer orders, a sales rep sees the prices that you set for them, a requester prepares lists that somebody else orders.',
      'Ja. Das Hauptkonto legt Konten mit Name, Rolle, Status und Passwort an. Ein Einkäufer bestellt, ein Verkäufer sieht die Preise, die Sie für ihn festlegen, ein Anforderer bereitet Listen vor, die jemand anders bestellt.',
      'Sì. L’utente principale aggiunge altri utenti e sceglie il loro ruolo; ciascuno riceve per e-mail un link per impostare la password. L’acquirente ordina, l’agente vede i prezzi riservati impostati per lui, il richiedente prepara elenchi che ordina qualcun altro.',
      'Oui. Le compte principal ajoute des comptes avec nom, rôle, statut et mot de passe. Un acheteur commande, un commercial voit les prix que vous fixez pour lui, un demandeur prépare des listes que quelqu’un d’autre commande.',
      'Tak. Konto główne dodaje kolejne konta użytkowników i wybiera ich rolę; każdy otrzymuje e-mailem link do ustawienia hasła. Kupujący zamawia, handlowiec widzi ustalone dla niego ceny, a zgłaszający przygotowuje listy zakupowe, które zamawia ktoś inny.',
    ),
  },
  {
    slug: 'site-and-language',
    question: labels(
      'How do I change the site or the language?',
      'Wie wechsle ich die Seite eines Landes oder die Sprache?',
      'Come si cambia sito o lingua?',
      'Comment changer de site ou de langue\u00a0?',
      'Jak zmienić sklep (kraj) lub język?',
    ),
    answer: labels(
      'Both stand at the top of every page. Your choice is kept for 30 days in this browser. A customer stays on the site of their contract and may read it in any of its languages.',
      'Beides steht oben auf jeder Seite. Ihre Wahl bleibt 30 Tage in diesem Browser erhalten. Ein Kunde bleibt auf der Seite seines Vertrags und kann sie in jeder ihrer Sprachen lesen.',
      'Entrambi si trovano in alto in ogni pagina. La Sua scelta resta memorizzata per 30 giorni in questo browser. Un cliente rimane sul sito del proprio contratto e può leggerlo in tutte le sue lingue.',
      'Les deux se trouvent en haut de chaque page. Votre choix est conservé 30 jours dans ce navigateur. Un client reste sur le site de son contrat et peut le lire dans toutes ses langues.',
      'Obie opcje znajdują się na górze każdej strony. Wybór jest pamiętany w tej przeglądarce przez 30 dni. Klient pozostaje w sklepie ze swojej umowy i może z niego korzystać w każdym dostępnym języku.',
    ),
  },
]
