import type { errors as en } from '../en/errors.ts'

export const errors: Record<keyof typeof en, string> = {
  'request.invalid': 'Controllare i campi evidenziati',
  'request.not_found': 'La risorsa richiesta non esiste',
  'request.conflict': 'Già inviato con un altro contenuto. Controllare e inviare di nuovo',
  'request.too_large': 'Troppo grande per essere inviato',
  'request.media_type': 'Questo tipo di contenuto non è accettato',
  'request.too_many': 'Troppe richieste. Attendere un momento e riprovare',
  'server.failed': 'Errore di sistema sconosciuto, contattare l’assistenza',
  'server.unavailable': 'Il negozio non è al momento disponibile. Riprovare tra un minuto',
  'session.expired': 'La sessione è scaduta. È possibile restare su questa pagina o accedere di nuovo',
  'session.unknown': 'Autenticazione non riuscita, impossibile accedere alle risorse',
  'session.wrong_credentials': 'Nome utente o password errati',
  'session.too_many_tries': 'Troppi tentativi. Attendere qualche minuto e riprovare',
  'session.not_allowed': 'Autenticazione non riuscita. Contattare il proprio referente commerciale',
  'access.denied': 'Nessuna autorizzazione per questa operazione',
  'basket.product_disabled': 'Questo prodotto non è più disponibile. Sceglierne un altro.',
  'basket.product_unknown': 'Questo codice prodotto non ci risulta',
  'basket.quantity_out_of_range': 'Si possono ordinare da 1 a 9999 pezzi per prodotto',
  'contact.too_many':
    'Sono già stati inviati più messaggi nell’ultima ora. Chiamare o riprovare tra un’ora. Quanto scritto non va perso',
  'order.changed': 'L’ordine è cambiato, confermarlo di nuovo.',
  'order.no_price':
    'Per questo prodotto non è ancora previsto un prezzo riservato. Contattare il proprio referente commerciale',
  'order.no_address': 'Scegliere un indirizzo di consegna',
  'order.no_carrier': 'Scegliere un corriere',
  'favourites.full':
    'I preferiti contengono già 1.000 prodotti. Ne tolga alcuni, oppure usi una lista di ordine rapido.',
  'favourites.product_unknown': 'Non esiste un prodotto con questo codice.',
}
