import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'content.parts': 'Na tej stronie',
  'content.part_unknown': 'Na tej stronie nie ma takiej części. Wszystko, co zawiera, jest poniżej.',
  'content.empty': 'Tu jeszcze nic nie ma',
  'content.empty_hint': 'Prosimy o kontakt: odpowiadamy e-mailem lub telefonicznie.',
  'content.ask': 'Napisz do nas',
  'faq.description': 'Odpowiedzi o koncie, zakupach, zamówieniach, gwarancji i zwrotach.',
  'faq.search': 'Szukaj w odpowiedziach',
  'faq.found':
    '{count, plural, =0 {Nie znaleziono odpowiedzi} one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}',
  'faq.none_hint': 'Prosimy spróbować innego słowa albo zapytać nas.',
  'faq.link': 'Link do tej odpowiedzi',
  'faq.unknown': 'Pod tym linkiem nie ma już odpowiedzi. Wszystkie odpowiedzi są poniżej.',
  'faq.part_account': 'Konto',
  'faq.part_shopping': 'Zakupy',
  'faq.part_orders': 'Zamówienia',
  'faq.part_afterSale': 'Gwarancja i zwroty',
  'content.about_title': 'O nas',
  'content.about_description':
    'Aster: misja, profil firmy, zakłady produkcyjne, dlaczego Aster, odpowiedzialność społeczna i jakość.',
  'content.notice_title': 'Komunikaty',
  'content.notice_description': 'Nowości w sklepie Aster w danym kraju.',
  'content.notice_none': 'Obecnie nie ma komunikatów',
  'content.notice_none_hint': 'Tutaj informujemy o zmianach w dostawach, godzinach pracy i katalogu.',
}
