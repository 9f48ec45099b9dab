import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_change.title': '{count, plural, one {Un cambiamento} other {# cambiamenti}}',
  'order_change.what': 'Che cosa è cambiato',
  'order_change.before': 'Prima',
  'order_change.now': 'Ora',
  'order_change.whole': 'Ordine',
  'order_change.disabled': 'Non più in vendita',
  'order_change.vat_rate': 'Aliquota IVA',
  'order_change.none': 'nessuno',
  'order_change.pre_ordered': 'In preordine',
  'order_change.files': 'I Suoi documenti',
  'order_change.outcome_submitted': 'Inviato',
  'order_change.outcome_awaitingPayment': 'Da pagare',
  'order_change.outcome_held_overdue': 'Sospeso: un pagamento è scaduto',
  'order_change.outcome_held_limit': 'Sospeso: oltre il Suo fido',
  'order_change.outcome_over_order': 'In attesa dell’utente principale: oltre il limite per ordine',
  'order_change.outcome_over_month': 'In attesa dell’utente principale: oltre il limite mensile',
  'order_change.confirm': 'Accetta e invia l’ordine · {price}',
}
