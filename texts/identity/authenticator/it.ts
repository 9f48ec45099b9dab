import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'authenticator.title': 'Verifica in due passaggi',
  'authenticator.intro':
    'All’accesso viene chiesto anche un codice da un’app sul telefono: con la sola password non entra nessuno.',
  'authenticator.required': 'In questo negozio è obbligatoria. La configuri per continuare.',
  'authenticator.apps':
    'Va bene qualsiasi app di autenticazione, come Google Authenticator, Microsoft Authenticator o quella del gestore di password.',
  'authenticator.start': 'Configura',
  'authenticator.scan': 'Inquadri questo codice con l’app',
  'authenticator.scan_label': 'Codice QR per l’app di autenticazione',
  'authenticator.by_hand': 'Non riesce a inquadrarlo? Inserisca questa chiave nell’app:',
  'authenticator.enter': 'Inserisca il codice mostrato dall’app',
  'authenticator.code': 'Codice',
  'authenticator.code_hint': '6 cifre dell’app di autenticazione, oppure un codice di recupero',
  'authenticator.app_code_hint': '6 cifre che cambiano ogni 30 secondi',
  'authenticator.confirm': 'Conferma',
  'authenticator.codes_title': 'Conservi i codici di recupero',
  'authenticator.codes_words':
    'Se perde il telefono, ciascuno di questi codici Le permette di accedere una volta. Li conservi in un luogo sicuro. Non verranno più mostrati.',
  'authenticator.copy': 'Copia',
  'authenticator.download': 'Scarica',
  'authenticator.go_on': 'Codici conservati',
  'authenticator.on': 'Attiva',
  'authenticator.since': 'Attiva dal',
  'authenticator.codes_left': 'Codici di recupero rimasti',
  'authenticator.few_codes': 'Restano pochi codici di recupero. Ne richieda di nuovi.',
  'authenticator.renew': 'Nuovi codici di recupero',
  'authenticator.remove': 'Rimuovi l’app',
  'authenticator.remove_hint': 'Rimuova l’app prima di cambiare telefono. Quella nuova si può configurare subito dopo.',
  'authenticator.removed': 'L’app è stata rimossa',
  'authenticator.code_missing': 'Inserisca il codice',
}
