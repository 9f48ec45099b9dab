import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'table.unreadable': 'Plik nie jest plikiem CSV ani czytelnym plikiem XLSX. Prosimy zapisać go ponownie',
  'table.letters_of':
    'Ten plik można odczytać na dwa sposoby: „{one}” lub „{other}”. Prosimy zapisać go jako XLSX lub „CSV UTF-8” i wysłać ponownie',
  'table.fault_failed': '{column}: formuła bez wyniku. Prosimy zapisać wartości zamiast formuł',
  'table.fault_digits':
    '{column}: brakuje cyfr, ponieważ arkusz zapisał liczbę. Prosimy sformatować kolumnę jako tekst i wpisać wartość ponownie',
  'table.fault_day':
    '{column}: arkusz zamienił wartość na datę. Prosimy sformatować kolumnę jako tekst i wpisać wartość ponownie',
  'table.fault_heading': '{column}: wartość bez nagłówka kolumny. Prosimy nazwać kolumnę albo opróżnić komórkę',
  'table.sheet_of': 'W tym pliku nie ma arkusza „{sheet}”. Są w nim: {sheets}',
  'table.read_sheet': 'Odczytano arkusz „{sheet}”',
  'table.sheet_name': '„{sheet}”',
  'table.also': 'W tym pliku są też: {sheets}',
  'table.read_other': 'Odczytaj zamiast tego „{sheet}”',
  'table.ask_sheet': 'Który arkusz odczytać?',
  'table.ask_sheet_hint': 'Kilka arkuszy w tym pliku ma te kolumny. Niczego jeszcze z niego nie przejęto.',
  'table.take_sheet': 'Odczytaj arkusz „{sheet}”',
  'table.ask_letters': 'Który odczyt jest właściwy?',
  'table.ask_letters_hint':
    'Plik nie zawiera informacji o kodowaniu liter. Prosimy wybrać odczyt, w którym każde słowo jest poprawne. Niczego jeszcze z niego nie przejęto.',
  'table.letters_none': 'Żaden? Prosimy zapisać plik jako XLSX lub „CSV UTF-8” i wysłać ponownie.',
  'table.reading': 'Odczyt {number}',
  'table.line': 'Wiersz {line}',
  'table.take_letters': 'Odczytaj w ten sposób',
  'table.left_out':
    '{count, plural, one {Pominięto # komórkę obok kolumn: {cell}} few {Pominięto # komórki obok kolumn, pierwsza to {cell}} many {Pominięto # komórek obok kolumn, pierwsza to {cell}} other {Pominięto # komórki obok kolumn, pierwsza to {cell}}}',
}
