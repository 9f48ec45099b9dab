import { labels, type SeededLabels } from '../../labels.ts'

type CookieFacts = { name: string; purpose: SeededLabels; life: SeededLabels }

const month = labels('30 days', '30 Tage', '30 giorni', '30 jours', '30 dni')
const untilRemoved = labels(
  'until you remove it',
  'bis Sie es entfernen',
  'finché non viene rimosso',
  'jusqu’à ce que vous le supprimiez',
  'do usunięcia',
)
const untilClosed = labels(
  'until the window is closed',
  'bis das Fenster geschlossen wird',
  'fino alla chiusura della finestra',
  'jusqu’à la fermeture de la fenêtre',
  'do zamknięcia okna',
)

/** Every cookie that the shop sets. A journey in a browser compares this list with what is really kept there. */
const cookies: CookieFacts[] = [
  {
    name: 'token',
    purpose: labels(
      'keeps you signed in',
      'hält Sie angemeldet',
      'mantiene l’accesso',
      'vous garde connecté',
      'utrzymuje zalogowanie',
    ),
    life: labels(
      'at most 30 days; ends when you sign out or after 12 hours without use',
      'höchstens 30 Tage; endet mit der Abmeldung oder nach 12 Stunden ohne Nutzung',
      'al massimo 30 giorni; termina all’uscita o dopo 12 ore di inattività',
      '30 jours au plus\u00a0; prend fin à la déconnexion ou après 12 heures sans usage',
      'najwyżej 30 dni; do wylogowania lub 12 godzin bez aktywności',
    ),
  },
  {
    name: 'aster_browser',
    purpose: labels(
      'recognises this browser when you sign in or enter a code we e-mailed, so that nobody can lock you out with wrong attempts',
      'erkennt diesen Browser wieder, wenn Sie sich anmelden oder einen Code aus einer E-Mail eingeben, damit niemand Sie durch Fehlversuche aussperrt',
      'riconosce questo browser quando accede o inserisce un codice ricevuto per e-mail, così nessuno può escluderLa con tentativi errati',
      'reconnaît ce navigateur quand vous vous connectez ou saisissez un code reçu par e-mail, pour que personne ne puisse vous bloquer par des essais erronés',
      'rozpoznaje tę przeglądarkę przy logowaniu i wpisywaniu kodu z wiadomości e-mail, aby nikt nie zablokował dostępu błędnymi próbami',
    ),
    life: labels(
      'six months after you last signed in or asked for a code',
      'ein halbes Jahr nach der letzten Anmeldung oder dem letzten Code',
      'sei mesi dopo l’ultimo accesso o l’ultimo codice',
      'six mois après la dernière connexion ou le dernier code',
      'pół roku od ostatniego logowania lub ostatniego kodu',
    ),
  },
  {
    name: 'country',
    purpose: labels(
      'the site you chose',
      'der Landesshop, den Sie gewählt haben',
      'il sito scelto',
      'le site que vous avez choisi',
      'wybrany sklep (kraj)',
    ),
    life: month,
  },
  {
    name: 'language_NL, language_IT, …',
    purpose: labels(
      'the language you chose on that country’s site',
      'die Sprache, die Sie im Shop dieses Landes gewählt haben',
      'la lingua scelta sul sito di quel Paese',
      'la langue que vous avez choisie sur le site de ce pays',
      'język wybrany w sklepie danego kraju',
    ),
    life: month,
  },
  {
    name: 'language_account, language_login',
    purpose: labels(
      'the language you chose while signed in, and on the sign-in page',
      'die Sprache, die Sie angemeldet und auf der Anmeldeseite gewählt haben',
      'la lingua scelta dopo l’accesso e nella pagina di accesso',
      'la langue que vous avez choisie une fois connecté, et sur la page de connexion',
      'język wybrany po zalogowaniu oraz na stronie logowania',
    ),
    life: month,
  },
]

/** What the shop keeps in the browser beside cookies. It is not sent with requests. */
const storage: CookieFacts[] = [
  {
    name: 'mantine-color-scheme-value',
    purpose: labels(
      'light or dark colours',
      'helle oder dunkle Farben',
      'colori chiari o scuri',
      'couleurs claires ou sombres',
      'jasne lub ciemne kolory',
    ),
    life: untilRemoved,
  },
  {
    name: 'settings, chosen-settings',
    purpose: labels(
      'size, theme colour, rows per page, and table or cards, as you set them',
      'Größe, Farbe, Zeilen je Seite und Tabelle oder Karten, wie Sie sie eingestellt haben',
      'dimensione, colore, righe per pagina e tabella o schede impostati',
      'taille, couleur, lignes par page et tableau ou cartes que vous avez réglés',
      'ustawiony rozmiar, kolor, liczba pozycji i widok tabeli lub kart',
    ),
    life: untilRemoved,
  },
  {
    name: 'country-asked',
    purpose: labels(
      'that you were offered the site of your country once',
      'dass Ihnen der Shop Ihres Landes einmal angeboten wurde',
      'che il sito del Suo Paese è già stato proposto',
      'que le site de votre pays a été proposé une fois',
      'informacja, że sklep danego kraju już zaproponowano',
    ),
    life: untilRemoved,
  },
  {
    name: 'compared',
    purpose: labels(
      'the products you chose to compare',
      'die Produkte, die Sie zum Vergleich gewählt haben',
      'i prodotti scelti per il confronto',
      'les produits que vous avez choisi de comparer',
      'produkty wybrane do porównania',
    ),
    life: untilRemoved,
  },
  {
    name: 'last-seen',
    purpose: labels(
      'the products you last viewed while signed in, for your home page',
      'die Produkte, die Sie angemeldet zuletzt angesehen haben, für Ihre Startseite',
      'gli ultimi prodotti visti dopo l’accesso, per la pagina iniziale',
      'les derniers produits consultés une fois connecté, pour votre page d’accueil',
      'ostatnio oglądane po zalogowaniu produkty, na stronę główną',
    ),
    life: untilRemoved,
  },
  {
    name: 'registration',
    purpose: labels(
      'a registration you have started, without the password',
      'eine Registrierung, die Sie begonnen haben, ohne Passwort',
      'una registrazione iniziata, senza la password',
      'une inscription que vous avez commencée, sans le mot de passe',
      'rozpoczęta rejestracja, bez hasła',
    ),
    life: labels(
      'until you have registered or removed it',
      'bis Sie registriert sind oder sie entfernen',
      'fino alla fine della registrazione o alla rimozione',
      'jusqu’à la fin de l’inscription ou sa suppression',
      'do zakończenia rejestracji lub usunięcia',
    ),
  },
  {
    name: 'tsr-scroll-restoration-v1_3',
    purpose: labels(
      'how far you had scrolled, for when you go back',
      'wie weit Sie gescrollt hatten, wenn Sie zurückgehen',
      'a che punto era la pagina, per quando si torna indietro',
      'jusqu’où vous aviez défilé, pour le retour en arrière',
      'miejsce na stronie, do którego się wraca',
    ),
    life: untilClosed,
  },
  {
    name: 'quick-order',
    purpose: labels(
      'quick orders you have not saved yet: numbers, quantities, names and what you entered',
      'Schnellbestellungen, die Sie noch nicht gespeichert haben: Nummern, Mengen, Namen und Ihre Eingaben',
      'ordini rapidi non ancora salvati: codici, quantità, nomi e quanto scritto',
      'commandes rapides pas encore enregistrées\u00a0: références, quantités, noms et votre saisie',
      'listy zakupowe, których jeszcze nie zapisano: numery, ilości, nazwy i wpisana treść',
    ),
    life: untilClosed,
  },
  {
    name: 'checkout-draft',
    purpose: labels(
      'what you chose and entered for an order you have not placed yet; signing out removes it',
      'Ihre Angaben zu einer Bestellung, die Sie noch nicht aufgegeben haben; die Abmeldung entfernt sie',
      'quanto ha scelto e scritto per un ordine non ancora inviato; si cancella all’uscita',
      'ce que vous avez choisi et saisi pour une commande pas encore passée\u00a0; la déconnexion le supprime',
      'dane wybrane i wpisane do zamówienia, którego jeszcze nie złożono; usuwane przy wylogowaniu',
    ),
    life: untilClosed,
  },
  {
    name: 'contact-draft, new-customer',
    purpose: labels(
      'what you entered in the contact form, or our staff in the form for a new customer, so that nothing is lost on reload',
      'was Sie ins Kontaktformular eingegeben haben oder unsere Mitarbeiter ins Formular für neue Kunden, damit beim Neuladen nichts verloren geht',
      'quanto scritto nel modulo di contatto, o dal nostro personale in quello di un nuovo cliente, per non perderlo ricaricando la pagina',
      'ce que vous avez saisi dans le formulaire de contact, ou notre personnel dans le formulaire d’un nouveau client, pour ne rien perdre au rechargement',
      'treść wpisana w formularzu kontaktowym, a przez naszych pracowników w formularzu nowego klienta, aby nie zginęła po odświeżeniu',
    ),
    life: untilClosed,
  },
]

const heads = labels(
  '| Name | Purpose | Kept for |',
  '| Name | Zweck | Dauer |',
  '| Nome | Scopo | Durata |',
  '| Nom | But | Durée |',
  '| Nazwa | Cel | Czas przechowywania |',
)

/** A table as the pages read it: a line for each row, its cells between bars. */
function toTable(rows: readonly CookieFacts[]): SeededLabels {
  const inLanguage = (language: keyof SeededLabels) =>
    [
      heads[language],
      ...rows.map(({ name, purpose, life }) => `| ${name} | ${purpose[language]} | ${life[language]} |`),
    ].join('\n')
  return labels(inLanguage('en'), inLanguage('de'), inLanguage('it'), inLanguage('fr'), inLanguage('pl'))
}

/** The cookies policy. */
export const cookiesPolicy = [
  {
    title: labels(
      'Essential cookies only',
      'Nur notwendige Cookies',
      'Solo ciò che è necessario',
      'Uniquement le nécessaire',
      'Tylko to, co niezbędne',
    ),
    body: labels(
      'This shop sets only the cookies it needs to do what you ask of it. There is no advertising, no tracking and nothing from third parties. That is why we do not ask for your consent.',
      'Dieser Shop setzt nur Cookies, ohne die er nicht funktioniert. Es gibt keine Werbung, keine Auswertung Ihres Verhaltens und nichts von Dritten. Darum bitten wir Sie nicht um Einwilligung.',
      'Questo negozio imposta solo i cookie senza i quali non potrebbe fare ciò che Lei gli chiede. Nessuna pubblicità, nessuna analisi del comportamento, nulla di terzi. Per questo non Le chiediamo alcun consenso.',
      'Cette boutique ne dépose que les cookies nécessaires à son fonctionnement. Pas de publicité, pas d’analyse de votre comportement, rien de tiers. C’est pourquoi nous ne vous demandons pas de consentement.',
      'Ten sklep zapisuje tylko pliki cookie, bez których nie mógłby działać. Nie ma reklam, analizy zachowań ani niczego od podmiotów trzecich. Dlatego nie prosimy o zgodę.',
    ),
  },
  {
    title: labels('Cookies', 'Cookies', 'Cookie', 'Cookies', 'Pliki cookie'),
    body: toTable(cookies),
  },
  {
    title: labels(
      'Stored in your browser',
      'Im Browser gespeichert',
      'Conservato nel browser',
      'Conservé dans votre navigateur',
      'Zapisane w przeglądarce',
    ),
    body: toTable(storage),
  },
  {
    title: labels(
      'Removing cookies',
      'Cookies entfernen',
      'Come rimuoverli',
      'Supprimer les cookies',
      'Usuwanie danych',
    ),
    body: labels(
      'Signing out removes the cookie that keeps you signed in. You can remove all of them in your browser’s settings for site data; the shop then starts again in your browser’s language.',
      'Mit der Abmeldung verschwindet das Cookie, das Sie angemeldet hält. Alle können Sie in den Einstellungen Ihres Browsers für Websitedaten entfernen; der Shop beginnt dann wieder in der Sprache Ihres Browsers.',
      'L’uscita dall’account rimuove il cookie che mantiene l’accesso. Tutti si rimuovono dalle impostazioni del browser sui dati dei siti; il negozio ripartirà dalla lingua del browser.',
      'La déconnexion supprime le cookie qui vous garde connecté. Vous pouvez tous les supprimer dans les réglages de données de sites de votre navigateur\u00a0; la boutique repart alors dans la langue de celui-ci.',
      'Wylogowanie usuwa plik cookie utrzymujący sesję. Wszystkie można usunąć w ustawieniach danych witryn w przeglądarce; sklep zacznie wtedy od języka przeglądarki.',
    ),
  },
]
