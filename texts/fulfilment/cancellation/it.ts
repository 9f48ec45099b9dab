import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'cancellation.order': 'Annulla l’ordine',
  'cancellation.waiting': 'Annulla ciò che attende',
  'cancellation.title': 'Annullare l’ordine {orderno}',
  'cancellation.title_waiting': 'Annullare ciò che attende nell’ordine {orderno}',
  'cancellation.hint': 'Scelga ciò che non Le serve più. Finché l’ordine non passa al magazzino, può annullare tutto.',
  'cancellation.hint_waiting':
    'Il resto di questo ordine è in preparazione o è già partito. Può ancora annullare ciò che attende la merce.',
  'cancellation.all': 'Tutto',
  'cancellation.line': 'Annulla {product}',
  'cancellation.most': 'di {pieces, number}',
  'cancellation.off': 'Si toglie',
  'cancellation.left': 'Rimane',
  'cancellation.totals': 'Che cosa cambia',
  'cancellation.vat_included': 'IVA inclusa',
  'cancellation.whole': 'Così si annulla l’intero ordine. Non si consegna nulla e non c’è nulla da pagare.',
  'cancellation.shipping_stays': 'Spedizione e gestione restano finché si consegna qualcosa.',
  'cancellation.coupon_back': 'Potrà usare di nuovo il Suo buono {code}.',
  'cancellation.refund': 'Ha pagato questo ordine in anticipo: Le rimborsiamo ciò che si toglie.',
  'cancellation.reason': 'Motivo (facoltativo)',
  'cancellation.confirm': '{pieces, plural, one {Annulla # pezzo} other {Annulla # pezzi}}',
  'cancellation.confirm_whole': 'Annulla l’intero ordine',
  'cancellation.keep': 'Mantieni tutto',
  'cancellation.sending': 'Annullamento in corso…',
  'cancellation.done': 'L’ordine {orderno} è annullato. Le abbiamo inviato un’e-mail.',
  'cancellation.done_part':
    '{pieces, plural, one {# pezzo annullato} other {# pezzi annullati}}. Ciò che resta è nell’e-mail.',
  'cancellation.unanswered': 'Non si sa se l’annullamento è arrivato. Clicchi ancora: viene fatto una volta sola.',
  'cancellation.failed': 'Non è stato annullato nulla. {reason}',
  'cancellation.now': 'Ecco che cosa può annullare ora. Controlli e confermi di nuovo.',
  'cancellation.nothing': 'Di questo ordine non si può più annullare nulla.',
}
