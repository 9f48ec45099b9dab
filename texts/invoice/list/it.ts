import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'invoice_list.title': 'Fatture',
  'invoice_list.intro':
    'Tutte le fatture e le note di credito dei clienti, dalla più recente. Le note di credito hanno il segno meno.',
  'invoice_list.keyword': 'Numero o cliente',
  'invoice_list.kind': 'Documento',
  'invoice_list.any_kind': 'Fatture e note di credito',
  'invoice_list.any_state': 'Tutte',
  'invoice_list.state_overdue': 'Scadute',
  'invoice_list.currency': 'Valuta',
  'invoice_list.any_currency': 'Tutte le valute',
  'invoice_list.custnum': 'Numero cliente',
  'invoice_list.issuer': 'Emessa da {name}',
  'invoice_list.e_invoice': 'Fattura elettronica di {number}',
  'invoice_list.sums': 'Totale di {count, plural, one {# documento} other {# documenti}}',
  'invoice_list.overdue': 'Scaduto',
  'invoice_list.none': 'Ancora nessuna fattura',
  'invoice_list.none_hint': 'Una fattura viene emessa quando parte una spedizione.',
  'invoice_list.none_match': 'Nessuna fattura trovata',
  'invoice_list.none_match_hint':
    'Controllare il numero, oppure scegliere un altro stato, un altro sito o altri giorni.',
}
