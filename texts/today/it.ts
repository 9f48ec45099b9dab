import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'today.title': 'Oggi',
  'today.orders': 'Ordini di oggi',
  'today.on_hold': 'Sospesi',
  'today.awaiting_payment': 'In attesa di pagamento',
  'today.registrations': 'Registrazioni da valutare',
  'today.mails_failing': 'E-mail non riuscite',
  'today.mails_waiting': 'E-mail da inviare',
  'today.no_server':
    'Nessun server di posta è configurato, quindi nessuno riceve e-mail. Imposti SMTP_URL e riavvii il negozio: tutto ciò che attende partirà.',
  'today.rates_missing':
    'Alcuni tassi di cambio della Banca centrale europea mancano o risalgono a più di tre giorni lavorativi fa: {rates}. Una settimana dopo l’ultimo tasso, le spedizioni la cui IVA ne dipende non possono più partire. Importi i tassi (npm run import) o controlli EXCHANGE_RATES_URL.',
  'today.rate_of': '{currency} ({date})',
  'today.no_rate_of': '{currency} (ancora nessuno)',
  'today.sites': 'Siti da completare',
  'today.all_done': 'Nulla in attesa.',
  'today.to_release': 'Da rilasciare',
  'today.late': 'In ritardo',
  'today.dates_moved': 'Date spostate',
  'today.goods_arrived': 'Merce arrivata',
  'today.to_pick': 'Da prelevare',
  'today.back_orders': '{count, plural, one {# arretrato è arrivato} other {# arretrati sono arrivati}}',
  'today.to_pack': 'Da imballare',
  'today.to_hand_over': 'Da consegnare al corriere',
  'today.arrivals': 'Merce in arrivo',
  'today.e_invoices_failed': 'Fatture elettroniche non scritte',
  'today.payments_unmatched': 'Pagamenti da abbinare',
  'today.payments_since': 'in attesa da oltre due giorni lavorativi',
  'today.disputes': 'Contestate da oltre 14 giorni',
  'today.returns_to_decide': 'Resi da decidere',
  'today.returns_overdue':
    '{count, plural, one {# oltre i tre giorni lavorativi} other {# oltre i tre giorni lavorativi}}',
  'today.returns_to_collect': 'Resi da ritirare',
  'today.returns_to_inspect': 'Resi da controllare',
  'today.returns_to_credit': 'Resi da accreditare',
}
