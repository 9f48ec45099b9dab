import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'payment.title': 'Pagamento anticipato',
  'payment.hint': 'La merce parte solo dopo il pagamento. Indichi la causale.',
  'payment.amount': 'Importo',
  'payment.holder': 'Intestatario',
  'payment.bank': 'Banca',
  'payment.iban': 'IBAN',
  'payment.account': 'Numero di conto',
  'payment.bic': 'BIC',
  'payment.reference': 'Causale',
  'payment.scan': 'Inquadri con l’app della banca',
  'payment.code': 'Codice per un bonifico di {amount} a {account}',
  'payment.proforma': 'Fattura proforma (PDF)',
  'payment.proforma_title': 'Proforma {orderno}',
  'payment.proforma_note':
    'Questo documento non è una fattura fiscale. La fattura viene inviata per e-mail alla spedizione della merce.',
  'payment.next': 'Che cosa succede ora',
  'payment.next_mail': 'Una conferma con l’ordine in PDF è in arrivo a {email}.',
  'payment.next_pay':
    'Effettui un bonifico di {amount}. Ciò che è disponibile è riservato per Lei e parte appena ricevuto il pagamento.',
  'payment.next_pay_waiting':
    'Effettui un bonifico di {amount}. La merce parte quando è disponibile e il pagamento è arrivato.',
  'payment.next_hold':
    'L’ordine è sospeso: supera il Suo fido, oppure un pagamento è scaduto. Il Suo referente commerciale lo esamina e La contatta.',
  'payment.next_manager': 'Il Suo referente commerciale lo esamina e La contatta.',
  'payment.next_ship':
    '{pieces, plural, one {# pezzo parte} other {# pezzi partono}} ora. Appena il pacco è partito, il numero di spedizione compare nell’ordine.',
  'payment.next_later':
    '{pieces, plural, one {# pezzo segue appena disponibile} other {# pezzi seguono appena disponibili}}; le date note sono accanto alle righe.',
  'payment.next_together': 'Tutto parte insieme appena l’ordine è completo.',
  'payment.overdue': 'Scaduto',
  'payment.overdue_by': '{amount} · {days, plural, one {# giorno} other {# giorni}}',
  'payment.held_overdue': 'Un pagamento è scaduto: questo ordine attende che sia saldato o che lo sblocchiamo.',
  'payment.held_limit': 'Questo ordine supera il Suo fido. Lo esamineremo e sbloccheremo.',
  'payment.credit_after': 'Dopo questo ordine',
}
