import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'toolbar.title': 'Barra ordini',
  'toolbar.settings': 'Barra ordini per le proprie pagine',
  'toolbar.settings_hint':
    'Si può inserire una piccola barra ordini nella propria intranet. Indicare gli indirizzi delle pagine che possono mostrarla, uno per riga.',
  'toolbar.origins': 'Indirizzi delle pagine',
  'toolbar.origins_hint': 'Ad esempio https://intranet.example, al massimo {most}',
  'toolbar.bad_line': 'Riga {line}: {reason}',
  'toolbar.too_many': 'Al massimo {most} indirizzi.',
  'toolbar.save': 'Salva indirizzi',
  'toolbar.saved': 'Indirizzi salvati',
  'toolbar.snippet': 'Da inserire nella pagina:',
  'toolbar.renew': 'Rinnova la chiave',
  'toolbar.renew_hint': 'Se l’indirizzo è finito nelle mani sbagliate, si può dare alla barra ordini uno nuovo.',
  'toolbar.renew_title': 'Rinnovare la chiave?',
  'toolbar.renew_sure':
    'Le pagine con il vecchio indirizzo smettono subito di mostrare la barra ordini. La mostrano di nuovo quando contengono le nuove righe.',
  'toolbar.renew_no': 'Mantieni quella vecchia',
  'toolbar.renewed': 'La chiave è nuova. Inserire le nuove righe nelle pagine.',
  'toolbar.lead': 'Ordinare toner e altro senza lasciare questa pagina.',
  'toolbar.sign_in': 'Accedi',
  'toolbar.popup': 'Si apre una finestra che si chiude da sola.',
  'toolbar.blocked': 'Il browser non ha aperto la finestra. Consentire i pop-up per questa pagina e riprovare.',
  'toolbar.handed': 'Accesso effettuato. Questa finestra si può chiudere.',
  'toolbar.denied_title': 'Questa barra ordini non è per questo accesso',
  'toolbar.denied':
    'Appartiene a un’altra azienda, oppure l’account non può preparare ordini. Rivolgersi a chi gestisce gli account.',
  'toolbar.to_quick_order': 'Vai all’ordine rapido',
  'toolbar.kept': 'Lista {number} salvata.',
  'toolbar.open_list': 'Apri nello shop',
  'toolbar.empty': 'Ancora nessun prodotto. Digitare un numero qui sopra.',
}
