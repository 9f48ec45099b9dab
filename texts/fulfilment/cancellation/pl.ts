import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'cancellation.order': 'Anuluj zamówienie',
  'cancellation.waiting': 'Anuluj oczekujące',
  'cancellation.title': 'Anulowanie zamówienia {orderno}',
  'cancellation.title_waiting': 'Anulowanie oczekujących pozycji zamówienia {orderno}',
  'cancellation.hint':
    'Prosimy wybrać, co nie jest już potrzebne. Dopóki zamówienie nie trafi do magazynu, można anulować wszystko.',
  'cancellation.hint_waiting':
    'Reszta tego zamówienia jest przygotowywana albo już w drodze. Nadal można anulować to, co czeka na towar.',
  'cancellation.all': 'Wszystko',
  'cancellation.line': 'Anuluj {product}',
  'cancellation.most': 'z {pieces, number}',
  'cancellation.off': 'Odejmujemy',
  'cancellation.left': 'Pozostaje',
  'cancellation.totals': 'Co się zmieni',
  'cancellation.vat_included': 'z VAT',
  'cancellation.whole': 'Anulowane zostanie całe zamówienie. Nic nie zostanie dostarczone i nie ma nic do zapłaty.',
  'cancellation.shipping_stays': 'Koszty wysyłki i obsługi pozostają, dopóki coś jest dostarczane.',
  'cancellation.coupon_back': 'Kuponu {code} będzie można użyć ponownie.',
  'cancellation.refund': 'To zamówienie zostało opłacone z góry: zwrócimy kwotę, którą odejmujemy.',
  'cancellation.reason': 'Powód (opcjonalnie)',
  'cancellation.confirm':
    '{pieces, plural, one {Anuluj # sztukę} few {Anuluj # sztuki} many {Anuluj # sztuk} other {Anuluj # sztuki}}',
  'cancellation.confirm_whole': 'Anuluj całe zamówienie',
  'cancellation.keep': 'Zachowaj wszystko',
  'cancellation.sending': 'Anulowanie…',
  'cancellation.done': 'Zamówienie {orderno} zostało anulowane. Wysłaliśmy e-mail.',
  'cancellation.done_part':
    '{pieces, plural, one {Anulowano # sztukę} few {Anulowano # sztuki} many {Anulowano # sztuk} other {Anulowano # sztuki}}. To, co pozostaje, podajemy w e-mailu.',
  'cancellation.unanswered':
    'Nie wiadomo, czy anulowanie dotarło. Prosimy kliknąć jeszcze raz: zostanie wykonane tylko raz.',
  'cancellation.failed': 'Niczego nie anulowano. {reason}',
  'cancellation.now': 'To można anulować teraz. Prosimy sprawdzić i potwierdzić ponownie.',
  'cancellation.nothing': 'W tym zamówieniu nie można już nic anulować.',
}
