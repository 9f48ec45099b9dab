import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'authenticator.title': 'Verifica in due passaggi',
  'authenticator.intro':
    'All’accesso viene chiesto anche un codice da un’app sul telefono: con la sola password non entra nessuno.',
  'authenticator.required': 'In questo negozio è obbligatoria. Configurarla per continuare.',
  'authenticator.apps':
    'Va bene qualsiasi app di autenticazione, come Google Authenticator, Microsoft Authenticator o quella del gestore di password.',
  'authenticator.start': 'Configura',
  'authenticator.scan': 'Inquadrare questo codice con l’app',
  'authenticator.scan_label': 'Codice QR per l’app di autenticazione',
  'authenticator.by_hand': 'Non si riesce a inquadrarlo? Inserire questa chiave nell’app:',
  'authenticator.enter': 'Inserire il codice mostrato dall’app',
  'authenticator.code': 'Codice',
  'authenticator.code_hint': '6 cifre dell’app di autenticazione, oppure un codice di recupero',
  'authenticator.app_code_hint': '6 cifre che cambiano ogni 30 secondi',
  'authenticator.confirm': 'Conferma',
  'authenticator.codes_title': 'Conservare i codici di recupero',
  'authenticator.codes_words':
    'Se si perde il telefono, ciascuno di questi codici permette di entrare una volta. Conservarli dove solo voi potete trovarli. Non verranno più mostrati.',
  'authenticator.copy': 'Copia',
  'authenticator.download': 'Scarica',
  'authenticator.go_on': 'Li ho conservati',
  'authenticator.on': 'Attiva',
  'authenticator.since': 'Attiva dal',
  'authenticator.codes_left': 'Codici di recupero rimasti',
  'authenticator.few_codes': 'Restano pochi codici di recupero. Richiederne di nuovi.',
  'authenticator.renew': 'Nuovi codici di recupero',
  'authenticator.remove': 'Rimuovi l’app',
  'authenticator.remove_hint':
    'Rimuovere l’app prima di cambiare telefono. Quella nuova si può configurare subito dopo.',
  'authenticator.removed': 'L’app è stata rimossa',
  'authenticator.code_missing': 'Inserire il codice',
}
