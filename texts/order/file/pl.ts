import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_file.for_REG': 'Do Państwa lub na jeden z Państwa adresów, z naszym dokumentem dostawy (WZ).',
  'order_file.for_DROP': 'Prosto do Państwa klienta. W paczce nie ma naszej nazwy.',
  'order_file.for_CPDROP': 'Prosto do Państwa klienta, z Państwa dokumentem dostawy (WZ).',
  'order_file.fee': 'Opłata manipulacyjna {fee}.',
  'order_file.packingList': 'Dokument dostawy (WZ)',
  'order_file.carrierLabel': 'Etykieta przewoźnika',
  'order_file.hint': 'PDF, PNG, JPEG lub WebP, najwyżej 2 MB',
  'order_file.choose': 'Wybierz plik',
  'order_file.choose_for': 'Wybierz plik: {name}',
  'order_file.drop': 'lub upuść go tutaj',
  'order_file.replace': 'Zamień',
  'order_file.replace_for': 'Zamień plik {name}',
  'order_file.remove': 'Usuń plik {name}',
  'order_file.sending': 'Wysyłanie {name}: {percent}%',
  'order_file.here': 'Przesłano plik {name}',
  'order_file.size': '{kb} kB',
  'order_file.title': 'Państwa dokumenty',
  'order_file.download': 'Pobierz {name}',
  'order_file.failed': 'Nie udało się przesłać pliku.',
}
