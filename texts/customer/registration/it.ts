import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'registration.title': 'Crea un account',
  'registration.lead':
    'Per aziende che rivendono consumabili di stampa. Bastano circa cinque minuti; tenga pronta una foto della visura camerale.',
  'registration.steps': 'Passi della registrazione',
  'registration.step_account': 'Nome utente',
  'registration.step_company': 'Dati dell’account',
  'registration.step_done': 'Conclusa',
  'registration.user_name': 'Nome utente',
  'registration.user_name_hint': 'Serve per accedere. Lettere dalla a alla z, cifre e . _ - @',
  'registration.email': 'E-mail',
  'registration.code_right': 'Il codice è corretto',
  'registration.password': 'Password',
  'registration.password_hint': 'Almeno 8 caratteri, lettere e numeri',
  'registration.repeat_password': 'Ripeti la password',
  'registration.next': 'Continua',
  'registration.begun_as': 'Registrazione come {userName}, {email}, sul nostro sito {site}',
  'registration.change': 'Modifica',
  'registration.documents': 'Documenti dell’azienda',
  'registration.documents_hint':
    'Visura camerale, licenza o certificato di partita IVA: JPG, PNG o WebP, fino a 500 kB ciascuno, al massimo 10.',
  'registration.add_files': 'Aggiungi immagini',
  'registration.uploading': '{name}: {percent}%',
  'registration.upload_failed': 'Caricamento non riuscito.',
  'registration.remove': 'Rimuovi {name}',
  'registration.agreement': 'Condizioni di adesione',
  'registration.agree': 'Abbiamo letto le condizioni di adesione e le accettiamo',
  'registration.missing_agreed': 'Accetti le condizioni di adesione',
  'registration.submit': 'Registrati',
  'registration.kept': 'I dati inseriti restano in questo browser, così può continuare più tardi. La password no.',
  'registration.done_title': 'Grazie, {company} è registrata',
  'registration.done':
    'Il Suo codice cliente è {custnum}. I nostri referenti commerciali esaminano i dati, di norma entro un giorno lavorativo, e scrivono a {email}.',
  'registration.done_next':
    'Nel frattempo può accedere come {userName} e consultare il catalogo; i prezzi seguono con l’approvazione.',
  'registration.signed_in': 'Ha già effettuato l’accesso',
  'registration.signed_in_hint': '{name} ha già un account. Esca per registrare un’altra azienda.',
  'registration.have_account': 'Ha già un account?',
  'file.larger_than': 'Questo file supera {most, number} kB. Ne scelga uno più piccolo o lo suddivida',
  'file.more_than': '{most, plural, one {Un file alla volta, per favore} other {Al massimo # file alla volta}}',
}
