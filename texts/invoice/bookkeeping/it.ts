import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'bookkeeping.title': 'File per la contabilità',
  'bookkeeping.words':
    'Tutte le fatture e le note di credito che una delle nostre società ha emesso in un periodo, con l’IVA.',
  'bookkeeping.issuer': 'Emesse da',
  'bookkeeping.day_missing': 'Indichi un giorno',
  'bookkeeping.day_before': 'L’ultimo giorno precede il primo',
  'bookkeeping.download': 'Scaricare il CSV',
  'bookkeeping.none': 'Ancora nessuna fattura da registrare',
  'bookkeeping.none_hint': 'Nessuna delle società dei Suoi siti ha ancora emesso una fattura.',
  'bookkeeping.datev_download': 'Scarica per DATEV',
  'bookkeeping.datev_title': 'Per DATEV',
  'bookkeeping.datev_hint':
    'Il consulente fiscale della società conosce questi numeri. I conti dei ricavi devono registrare l’IVA automaticamente.',
  'bookkeeping.datev_adviser': 'Numero del consulente',
  'bookkeeping.datev_client': 'Numero del cliente presso il consulente',
  'bookkeeping.datev_chart': 'Piano dei conti',
  'bookkeeping.datev_yearStarts': 'Inizio dell’esercizio',
  'bookkeeping.datev_accountLength': 'Cifre di un conto generale',
  'bookkeeping.datev_firstDebtor': 'Primo conto cliente',
  'bookkeeping.datev_firstDebtor_hint':
    'Ogni cliente ha un conto proprio: questo numero più l’ID del cliente, con cui termina l’indirizzo della sua pagina.',
  'bookkeeping.datev_taxedAccount': 'Ricavi con IVA al 19%',
  'bookkeeping.datev_intraEuAccount': 'Cessioni intracomunitarie',
  'bookkeeping.datev_exportAccount': 'Esportazioni',
  'bookkeeping.datev_choose': 'Non scelto',
  'bookkeeping.datev_bounds': 'Inserisca un numero intero da {least, number} a {most, number}',
  'bookkeeping.datev_digits': 'Inserisca un numero di {digits, number} cifre',
  'bookkeeping.datev_missing': 'Inserisca quante cifre ha un conto',
  'bookkeeping.datev_debtor': 'Inserisca un numero di {digits, number} cifre che inizi con una cifra da 1 a 6',
  'bookkeeping.refused_unset':
    'Nessun file DATEV senza: {missing}. Inserisca ciò che manca in «Per DATEV», sotto il file per la contabilità',
  'bookkeeping.refused_document':
    '{number} non si può registrare in DATEV: è in {currency}, con IVA di {country} al {rate, number} %. Un file DATEV comprende documenti in EUR con IVA tedesca al {standard, number} % o esenti. Scelga altri giorni o registri questi dal CSV',
  'bookkeeping.refused_debtor':
    'Il conto del cliente {custnum} cadrebbe tra quelli dei fornitori. Scelga un primo conto cliente più basso o conti più lunghi',
}
