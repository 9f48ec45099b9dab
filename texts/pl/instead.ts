import type { instead as en } from '../en/instead.ts'

export const instead: Record<keyof typeof en, string> = {
  'instead.title':
    '{count, plural, one {# produkt nie jest już sprzedawany} few {# produkty nie są już sprzedawane} many {# produktów nie jest już sprzedawanych} other {# produktu nie jest już sprzedawane}}',
  'instead.hint':
    'Prosimy {count, plural, one {go} few {je} many {je} other {je}} zastąpić lub pominąć; wtedy można złożyć zamówienie. Ilość i własny numer pozostają.',
  'instead.choice': 'Zamiast {number}',
  'instead.offer':
    '{number} · {price} · {pieces, plural, =0 {brak w magazynie} one {# w magazynie} few {# w magazynie} many {# w magazynie} other {# w magazynie}}',
  'instead.none': 'Brak zamiennika. Opiekun klienta pomoże.',
  'instead.replace': 'Zastąp',
  'instead.leave_out': 'Pomiń',
  'instead.replace_all': 'Zastąp wszystkie',
  'instead.leave_out_go_on': 'Pomiń i kontynuuj',
  'instead.leave_out_all': 'Pomiń wszystkie',
  'instead.replaced': '{number} zamawiany zamiast {gone}',
  'instead.left_out': '{gone} pominięto',
  'instead.in_basket':
    'Zastąpiono w koszyku {count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}}',
  'instead.nothing_left': 'Nie zostało nic do zamówienia.',
}
