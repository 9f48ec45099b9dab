import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'return_exception.allow': 'Zezwól na zwrot do…',
  'return_exception.change': 'Zmień wyjątek',
  'return_exception.action_of': '{action}: {number}, pozycja {position}',
  'return_exception.title': 'Zwrot po terminie: {number}, pozycja {position}',
  'return_exception.words':
    'Do tego dnia klient może zwrócić to, co zostało z tej pozycji, choć termin już minął. Koszt zwrotu się nie zmienia.',
  'return_exception.until': 'Zwrot do',
  'return_exception.until_wrong': 'Prosimy podać dzień, który nie minął',
  'return_exception.save': 'Zapisz wyjątek',
  'return_exception.stands': 'Zwrot możliwy do {date}',
  'return_exception.ended': 'Zwrot był możliwy do {date}',
  'return_exception.holds': 'W drodze wyjątku do {date}',
  'return_exception.remove': 'Usuń wyjątek',
  'return_exception.remove_sure': 'Dla {number} znów obowiązują zwykłe terminy. Zgłoszone zwroty pozostają bez zmian.',
  'return_exception.keep': 'Zachowaj',
  'return_exception.removed': 'Wyjątek usunięty',
}
