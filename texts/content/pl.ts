import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'content.parts': 'Na tej stronie',
  'content.part_unknown': 'Na tej stronie nie ma takiej części. Wszystko, co zawiera, jest poniżej.',
  'content.empty': 'Tu jeszcze nic nie ma',
  'content.empty_hint': 'Prosimy pytać: odpowiadamy e-mailem lub telefonicznie.',
  'content.ask': 'Zadaj pytanie',
  'content.faq_description': 'Odpowiedzi o koncie, zakupach, zamówieniach, gwarancji i zwrotach.',
  'faq.search': 'Szukaj w odpowiedziach',
  'faq.found':
    '{count, plural, =0 {Brak pasujących odpowiedzi} one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}',
  'faq.none_hint': 'Warto spróbować innego słowa albo zapytać nas.',
  'faq.link': 'Odnośnik do tej odpowiedzi',
  'faq.unknown': 'Pod tym odnośnikiem nie ma już odpowiedzi. Wszystkie odpowiedzi są poniżej.',
  'faq.part_account': 'Konto',
  'faq.part_shopping': 'Zakupy',
  'faq.part_orders': 'Zamówienia',
  'faq.part_afterSale': 'Gwarancja i zwroty',
  'content.about_title': 'O nas',
  'content.about_description':
    'Aster: misja, profil firmy, zakłady produkcyjne, dlaczego my, odpowiedzialność społeczna i jakość.',
  'content.notice_title': 'Komunikaty',
  'content.notice_description': 'Nowości w sklepie Aster w danym kraju.',
  'content.notice_none': 'Obecnie nie ma komunikatów',
  'content.notice_none_hint': 'Tu pojawiają się zmiany w dostawach, godzinach i katalogu.',
}
