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
}
