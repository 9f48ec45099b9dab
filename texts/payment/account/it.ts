import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'money_account.title': 'Conti clienti',
  'money_account.parts': 'Sezioni dei pagamenti',
  'money_account.intro': 'Chi deve cosa. Prima chi ha più arretrati.',
  'money_account.overdue': 'Scaduto',
  'money_account.owed': 'Dovuto',
  'money_account.credit': 'Credito',
  'money_account.open': 'Aperto',
  'money_account.order': 'Ordine con pagamento anticipato',
  'money_account.none': 'Nulla è aperto',
  'money_account.none_hint': 'I clienti compaiono qui con la prima fattura.',
  'money_account.none_match': 'Nessun cliente trovato',
  'money_account.none_match_hint': 'Provi con una parte del nome o del numero cliente.',
  'money_account.back': 'Tutti i conti clienti',
  'money_account.book': 'Registra un pagamento',
  'money_account.currency': 'Valuta',
  'money_account.paid_on': 'Pagato il',
  'money_account.note': 'Metodo o riferimento',
  'money_account.note_hint': 'Ad esempio contanti o il numero di un assegno. Lo leggono i colleghi.',
  'money_account.amount_wrong': 'Inserisca un importo valido, con al massimo due decimali',
  'money_account.day_wrong': 'Inserisca un giorno fino a oggi',
  'money_account.nothing_open': 'Nulla è aperto.',
  'money_account.payments': 'Pagamenti e rimborsi',
  'money_account.no_payments': 'Non è stato ancora pagato nulla.',
  'money_account.settled': 'Cosa ha saldato',
  'money_account.refund': 'Rimborsa',
  'money_account.refund_words':
    'Si possono rimborsare {amount}. Qui si registra soltanto: faccia il bonifico presso la Sua banca.',
  'money_account.refunded': 'Registrato come {number}',
  'money_account.undo_refund_words':
    'Quanto rimborsato torna a essere un credito del cliente e un pagamento chiude il rimborso. È solo una registrazione: non si muove denaro.',
  'money_account.statement_hint':
    'Come lo riceve il cliente, nella sua lingua. Per la situazione di un solo giorno, sceglierlo come primo e ultimo.',
  'money_account.show': 'Mostra',
  'money_account.show_all': 'Tutti',
  'money_account.show_disputed': 'Con una contestazione',
}
