import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'mail.row': '{term}: {value}',
  'mail.order_subject': 'Il Suo ordine {orderno}',
  'mail.order_intro': 'Grazie. Abbiamo ricevuto l’ordine {orderno} di {company}:',
  'mail.order_later':
    '{pieces, plural, one {# pezzo in arretrato: parte appena arriva} other {# pezzi in arretrato: partono appena arrivano}}',
  'mail.order_promise': 'Consegna al più tardi: {date}, con {carrier}, a questo indirizzo:',
  'mail.order_ready': 'Pronto per {forwarder} al più tardi il {date}. La merce va a questo indirizzo:',
  'mail.order_promise_part':
    'La merce disponibile arriva al più tardi il {date}, con {carrier}; il resto segue appena disponibile. La consegna è a questo indirizzo:',
  'mail.order_promise_expected':
    'La merce non è ancora arrivata nel nostro magazzino. La consegna è prevista per il {date}, con {carrier}, a questo indirizzo:',
  'mail.order_ready_part':
    'La merce disponibile è pronta per {forwarder} al più tardi il {date}; il resto segue appena disponibile. La merce va a questo indirizzo:',
  'mail.order_ready_expected':
    'La merce non è ancora arrivata nel nostro magazzino. Sarà presumibilmente pronta per {forwarder} il {date} e va a questo indirizzo:',
  'mail.order_after_payment': 'Appena ricevuto il pagamento, la merce parte con {carrier} per questo indirizzo:',
  'mail.order_after_release': 'Appena sbloccato l’ordine, la merce parte con {carrier} per questo indirizzo:',
  'mail.order_each': '{price} al pezzo',
  'mail.order_unknown': 'Le scriviamo appena conosciamo il giorno. La merce va con {carrier} a questo indirizzo:',
  'mail.order_payment': 'La merce parte appena ricevuto il pagamento. Indichi {orderno} nella causale.',
  'mail.order_see': 'Vedi l’ordine',
  'mail.code_subject': 'Il Suo codice',
  'mail.code_intro': 'Inserisca questo codice nella pagina in cui lo ha richiesto:',
  'mail.code_valid':
    '{minutes, plural, one {È valido per # minuto} other {È valido per # minuti}} e per un solo utilizzo.',
  'mail.code_not_you':
    'Non lo ha richiesto Lei? Allora qualcuno ha digitato il Suo indirizzo per errore e non occorre fare nulla. Non comunichi il codice a nessuno.',
  'mail.registered_subject': 'Grazie per la registrazione',
  'mail.registered_intro': 'Abbiamo ricevuto la registrazione di {company}.',
  'mail.registered_number': 'Codice cliente',
  'mail.registered_user_name': 'Nome utente',
  'mail.registered_next':
    'I nostri referenti commerciali esaminano dati e documenti, di norma entro un giorno lavorativo, e Le scrivono. Nel frattempo può accedere e consultare il catalogo; i prezzi seguono con l’approvazione.',
  'mail.registered_sign_in': 'Accedi',
  'mail.registered_vat_number': 'Partita IVA',
  'mail.registered_tax_code': 'Codice fiscale',
  'mail.registered_sdi_code': 'Codice destinatario (SDI)',
  'mail.applied_subject': 'Nuova registrazione: {company}',
  'mail.applied_intro':
    '{documents, plural, one {Un’azienda si è registrata con # documento e attende l’approvazione:} other {Un’azienda si è registrata con # documenti e attende l’approvazione:}}',
  'mail.user_name': 'Nome utente',
  'mail.choose_password': 'Imposta la password',
  'mail.invite_subject': 'Il Suo account nel negozio Aster',
  'mail.invite_intro':
    'Buongiorno {name}, {company} ha creato un account per Lei. Imposti la password per poter accedere.',
  'mail.invite_valid': '{days, plural, one {Il link vale # giorno} other {Il link vale # giorni}} e una sola volta.',
  'mail.reset_subject': 'Imposti una nuova password',
  'mail.reset_intro':
    'Buongiorno {name}, qui può impostare una nuova password. Dopo, ogni altra sessione viene chiusa.',
  'mail.reset_valid': '{minutes, plural, one {Il link vale # minuto} other {Il link vale # minuti}} e una sola volta.',
  'mail.reset_not_you': 'Non se lo aspettava? Non occorre fare nulla: la password resta quella attuale.',
  'mail.approved_subject': 'Il Suo account è attivo',
  'mail.approved_intro': '{company} è ora nostro cliente. Da adesso può vedere i Suoi prezzi e ordinare.',
  'mail.approved_terms': 'Pagamento',
  'mail.approved_days': '{days, plural, =0 {anticipato} one {# giorno netto} other {# giorni netti}}',
  'mail.approved_coupon': 'Come benvenuto, il buono {code} è già nel Suo portafoglio.',
  'mail.approved_manager': 'Il Suo referente commerciale',
  'mail.rejected_subject': 'La Sua registrazione',
  'mail.rejected_intro': 'Al momento non possiamo aprire un account per {company}, per questo motivo:',
  'mail.rejected_next': 'Ha altro da comunicarci? Risponda a questa e-mail o ci chiami.',
  'mail.list_rejected_subject': 'Il Suo elenco {number} è stato rifiutato',
  'mail.list_rejected_intro':
    'Buongiorno {name}, l’elenco {number} che ha inviato non è stato ordinato, per questo motivo:',
  'mail.list_rejected_next': 'Può modificare l’elenco e inviarlo di nuovo.',
  'mail.list_ordered_subject': 'Il Suo elenco {number} è stato ordinato',
  'mail.list_ordered_intro':
    'Buongiorno {name}, {buyer} ha ordinato il Suo elenco {number}. Il numero d’ordine è {orderno}; è stato ordinato:',
  'mail.list_submitted_subject': 'L’elenco {number} di {maker} attende una Sua decisione',
  'mail.list_submitted_intro': 'Buongiorno {name}, {maker} ha inviato l’elenco {number}, che attende il Suo ordine.',
  'mail.list_submitted_next': 'Può modificarne le quantità, ordinarlo oppure rifiutarlo indicando il motivo.',
  'mail.list_see': 'Vedi l’elenco',
  'mail.watch_subject': 'Novità su {count, plural, one {un prodotto} other {# prodotti}} tra i Suoi preferiti',
  'mail.watch_intro': 'Buongiorno {name}, ecco le novità sui Suoi preferiti:',
  'mail.watch_back': 'di nuovo disponibile, {pieces} pezzi',
  'mail.watch_drop': 'prezzo prima {before}, ora {now}',
  'mail.watch_see': 'Vedi i preferiti',
  'mail.watch_end': 'Riceve questa e-mail perché l’ha richiesta per questi preferiti. Può disattivarla lì.',
  'mail.desk_subject': 'Nuovo ordine {orderno} di {company}',
  'mail.desk_intro': '{company} ({custnum}) ha inviato l’ordine {orderno}.',
  'mail.desk_see': 'Vedi l’ordine nella console',
  'mail.desk_status': 'Stato',
  'mail.desk_placed_by': 'Ordinato da',
  'mail.reminder_subject': 'Il pagamento dell’ordine {orderno} è ancora in attesa',
  'mail.reminder_intro': 'Buongiorno {name}, il Suo ordine {orderno} del {date} è ancora in attesa di pagamento.',
  'mail.reminder_until':
    'Teniamo da parte gli articoli per Lei fino al {date}. Se entro quella data non riceviamo il pagamento, annulliamo l’ordine e non ci dovrà nulla.',
  'mail.reminder_paid': 'Ha già pagato? Allora non deve fare altro: l’ordine parte appena riceviamo il pagamento.',
}
