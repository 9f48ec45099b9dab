import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'replacement.title':
    '{count, plural, one {# produkt nie jest już sprzedawany} few {# produkty nie są już sprzedawane} many {# produktów nie jest już sprzedawanych} other {# produktu nie jest już sprzedawane}}',
  'replacement.hint':
    'Prosimy {count, plural, one {go} few {je} many {je} other {je}} zastąpić lub pominąć; wtedy można złożyć zamówienie. Ilość i Państwa numer artykułu pozostają.',
  'replacement.choice': 'Zamiast {number}',
  'replacement.offer':
    '{number} · {price} · {pieces, plural, =0 {niedostępny} one {# szt.} few {# szt.} many {# szt.} other {# szt.}}',
  'replacement.none': 'Brak produktu zastępczego. Prosimy o kontakt z opiekunem klienta.',
  'replacement.replace': 'Zastąp',
  'replacement.leave_out': 'Pomiń',
  'replacement.replace_all': 'Zastąp wszystkie',
  'replacement.leave_out_go_on': 'Pomiń i kontynuuj',
  'replacement.leave_out_all': 'Pomiń wszystkie',
  'replacement.replaced': 'Zamiast {gone} zamawiany jest {number}',
  'replacement.left_out': 'Pominięto {gone}',
  'replacement.in_basket':
    'Zastąpiono w koszyku {count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}}',
  'replacement.nothing_left': 'Nie zostało nic do zamówienia.',
}
