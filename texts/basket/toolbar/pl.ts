import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'toolbar.title': 'Pasek zamówień',
  'toolbar.settings': 'Pasek zamówień na własnych stronach',
  'toolbar.settings_hint':
    'Mały pasek zamówień można umieścić w swoim intranecie. Prosimy podać adresy stron, które mogą go pokazywać, po jednym w wierszu.',
  'toolbar.origins': 'Adresy Państwa stron',
  'toolbar.origins_hint': 'Na przykład https://intranet.example, najwyżej {most}',
  'toolbar.bad_line': 'Wiersz {line}: {reason}',
  'toolbar.too_many': 'Najwyżej {most} adresów.',
  'toolbar.save': 'Zapisz adresy',
  'toolbar.saved': 'Adresy zostały zapisane',
  'toolbar.snippet': 'Do wklejenia na stronę:',
  'toolbar.renew': 'Odnów klucz',
  'toolbar.renew_hint': 'Jeśli adres trafił w niepowołane ręce, można nadać paskowi zamówień nowy.',
  'toolbar.renew_title': 'Odnowić klucz?',
  'toolbar.renew_sure':
    'Strony ze starym adresem od razu przestaną pokazywać pasek zamówień. Pokażą go znowu, gdy znajdą się na nich nowe wiersze.',
  'toolbar.renew_no': 'Zostaw stary',
  'toolbar.renewed': 'Klucz jest nowy. Prosimy wstawić nowe wiersze na swoje strony.',
  'toolbar.lead': 'Zamówienie tonerów i nie tylko bez opuszczania tej strony.',
  'toolbar.sign_in': 'Zaloguj się',
  'toolbar.popup': 'Otworzy się okno, które zamknie się samo.',
  'toolbar.blocked':
    'Przeglądarka nie otworzyła okna. Prosimy zezwolić na wyskakujące okna na tej stronie i spróbować ponownie.',
  'toolbar.handed': 'Zalogowano. To okno można zamknąć.',
  'toolbar.denied_title': 'To konto nie ma dostępu do tego paska zamówień',
  'toolbar.denied':
    'Pasek należy do innej firmy albo konto nie może przygotowywać zamówień. Prosimy zapytać osobę, która zarządza kontami.',
  'toolbar.to_quick_order': 'Do szybkiego zakupu',
  'toolbar.kept': 'Lista {number} została zapisana.',
  'toolbar.open_list': 'Otwórz w sklepie',
  'toolbar.empty': 'Nie ma jeszcze produktów. Prosimy wpisać numer powyżej.',
}
