import type { errors as en } from '../en/errors.ts'

export const errors: Record<keyof typeof en, string> = {
  'request.invalid': 'Prosimy sprawdzić zaznaczone pola',
  'request.not_found': 'Żądany zasób nie istnieje',
  'request.conflict': 'To już wysłano z inną treścią. Prosimy sprawdzić i wysłać ponownie',
  'request.too_large': 'To jest zbyt duże, aby je wysłać',
  'request.media_type': 'Ten rodzaj treści nie jest przyjmowany',
  'request.too_many': 'Zbyt wiele żądań. Prosimy chwilę odczekać i spróbować ponownie',
  'server.failed': 'Nieznany błąd systemu, prosimy o kontakt',
  'server.unavailable': 'Sklep jest chwilowo niedostępny. Prosimy spróbować za minutę',
  'session.expired': 'Sesja wygasła. Można pozostać na tej stronie lub zalogować się ponownie',
  'session.unknown': 'Uwierzytelnianie nie powiodło się, brak dostępu do zasobów',
  'session.wrong_credentials': 'Błędna nazwa użytkownika lub hasło',
  'session.too_many_tries': 'Zbyt wiele prób. Prosimy odczekać kilka minut i spróbować ponownie',
  'session.not_allowed': 'Uwierzytelnianie nie powiodło się. Prosimy o kontakt z opiekunem klienta',
  'access.denied': 'Brak uprawnień do tej operacji',
  'basket.product_disabled': 'Ten produkt wycofano. Prosimy wybrać inny.',
  'basket.product_unknown': 'Nie znamy tego numeru produktu',
  'basket.quantity_out_of_range': 'Można zamówić od 1 do 9999 sztuk produktu',
  'contact.too_many':
    'W ciągu godziny wysłano kilka wiadomości. Prosimy zadzwonić albo spróbować ponownie za godzinę. Wpisana treść nie zginie',
  'order.changed': 'Zamówienie zmieniło się, prosimy potwierdzić je ponownie.',
  'order.no_price': 'Ten produkt nie ma jeszcze ceny dla Państwa. Prosimy o kontakt z opiekunem klienta',
  'order.no_address': 'Prosimy wybrać adres dostawy',
  'order.no_carrier': 'Prosimy wybrać przewoźnika',
  'favourites.full':
    'Ulubione mieszczą 1000 produktów. Trzeba najpierw usunąć część z nich albo prowadzić listę szybkiego zamówienia.',
  'favourites.product_unknown': 'Nie ma produktu o tym numerze.',
}
