import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'toolbar.title': 'Barra ordini',
  'toolbar.settings': 'Barra ordini per le Sue pagine',
  'toolbar.settings_hint':
    'Può inserire una piccola barra ordini nella Sua intranet. Indichi gli indirizzi delle pagine che possono mostrarla, uno per riga.',
  'toolbar.origins': 'Indirizzi delle Sue pagine',
  'toolbar.origins_hint': 'Ad esempio https://intranet.example, al massimo {most}',
  'toolbar.bad_line': 'Riga {line}: {reason}',
  'toolbar.too_many': 'Al massimo {most} indirizzi.',
  'toolbar.save': 'Salva indirizzi',
  'toolbar.saved': 'Indirizzi salvati',
  'toolbar.snippet': 'Da inserire nella pagina:',
  'toolbar.renew': 'Rinnova la chiave',
  'toolbar.renew_hint': 'Se l’indirizzo è finito nelle mani sbagliate, dia alla barra ordini una chiave nuova.',
  'toolbar.renew_title': 'Rinnovare la chiave?',
  'toolbar.renew_sure':
    'Le pagine con il vecchio indirizzo smettono subito di mostrare la barra ordini. La mostrano di nuovo quando contengono le nuove righe.',
  'toolbar.renew_no': 'Mantieni quella vecchia',
  'toolbar.renewed': 'La chiave è nuova. Inserisca le nuove righe nelle Sue pagine.',
  'toolbar.lead': 'Ordini toner e altro senza lasciare questa pagina.',
  'toolbar.sign_in': 'Accedi',
  'toolbar.popup': 'Si apre una finestra che si chiude da sola.',
  'toolbar.blocked': 'Il browser non ha aperto la finestra. Consenta i pop-up per questa pagina e riprovi.',
  'toolbar.handed': 'Accesso effettuato. Può chiudere questa finestra.',
  'toolbar.denied_title': 'Questa barra ordini non è per questo utente',
  'toolbar.denied':
    'Appartiene a un’altra azienda, oppure il Suo utente non può preparare ordini. Si rivolga a chi gestisce gli utenti.',
  'toolbar.to_quick_order': 'Vai all’ordine rapido',
  'toolbar.kept': 'L’elenco {number} è salvato.',
  'toolbar.open_list': 'Apri nel negozio',
  'toolbar.empty': 'Ancora nessun prodotto. Inserisca un codice qui sopra.',
}
