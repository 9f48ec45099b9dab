import type { mail as en } from '../en/mail.ts'

export const mail: Record<keyof typeof en, string> = {
  'mail.row': '{term}: {value}',
  'mail.order_subject': 'Il Suo ordine {orderno}',
  'mail.order_intro': 'Grazie. Abbiamo ricevuto l’ordine {orderno} di {company}:',
  'mail.order_later':
    '{pieces, plural, one {# pezzo in arretrato: parte appena arriva} other {# pezzi in arretrato: partono appena arrivano}}',
  'mail.order_promise': 'Consegna al più tardi: {date}, con {carrier}, a questo indirizzo:',
  'mail.order_payment': 'La merce parte appena ricevuto il pagamento. Indicare {orderno} nella causale.',
  'mail.order_see': "Vedere l'ordine",
}
