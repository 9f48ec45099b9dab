import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'registration.title': 'Załóż konto',
  'registration.lead':
    'Dla firm odsprzedających materiały eksploatacyjne. Zajmuje to około pięciu minut; prosimy przygotować zdjęcie dokumentu rejestrowego firmy.',
  'registration.steps': 'Kroki rejestracji',
  'registration.step_account': 'Nazwa użytkownika',
  'registration.step_company': 'Dane konta',
  'registration.step_done': 'Gotowe',
  'registration.user_name': 'Nazwa użytkownika',
  'registration.user_name_hint': 'Służy do logowania. Litery od a do z, cyfry oraz . _ - @',
  'registration.email': 'E-mail',
  'registration.code_right': 'Kod jest poprawny',
  'registration.password': 'Hasło',
  'registration.password_hint': 'Co najmniej 8 znaków, litery i cyfry',
  'registration.repeat_password': 'Powtórz hasło',
  'registration.next': 'Dalej',
  'registration.begun_as': 'Rejestracja jako {userName}, {email}, w naszym sklepie {site}',
  'registration.change': 'Zmień',
  'registration.documents': 'Dokumenty firmy',
  'registration.documents_hint':
    'Odpis z KRS, wydruk z CEIDG lub zaświadczenie VAT: JPG, PNG lub WebP, do 500 kB każdy, najwyżej 10.',
  'registration.add_files': 'Dodaj zdjęcia',
  'registration.uploading': '{name}: {percent}%',
  'registration.upload_failed': 'Nie udało się przesłać plików.',
  'registration.remove': 'Usuń {name}',
  'registration.agreement': 'Warunki współpracy',
  'registration.agree': 'Zapoznaliśmy się z warunkami współpracy i akceptujemy je',
  'registration.missing_agreed': 'Prosimy zaakceptować warunki współpracy',
  'registration.submit': 'Zarejestruj firmę',
  'registration.kept':
    'Wpisane dane pozostają w tej przeglądarce, więc rejestrację można dokończyć później. Hasła nie zapisujemy.',
  'registration.done_title': 'Dziękujemy, firma {company} została zarejestrowana',
  'registration.done':
    'Państwa numer klienta: {custnum}. Nasi opiekunowie klienta sprawdzą dane, zwykle w ciągu jednego dnia roboczego, i odpiszą na adres {email}.',
  'registration.done_next':
    'Do tego czasu można się zalogować jako {userName} i przeglądać ofertę; ceny pojawią się po zatwierdzeniu.',
  'registration.signed_in': 'Sesja jest już aktywna',
  'registration.signed_in_hint': '{name} ma już konto. Aby zarejestrować inną firmę, należy się wylogować.',
  'registration.have_account': 'Mają już Państwo konto?',
  'file.larger_than': 'Ten plik ma więcej niż {most, number} kB. Prosimy wybrać mniejszy albo go podzielić',
  'file.more_than':
    '{most, plural, one {Prosimy wybierać po jednym pliku} few {Najwyżej # pliki naraz} many {Najwyżej # plików naraz} other {Najwyżej # pliku naraz}}',
}
