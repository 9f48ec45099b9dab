import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'parts.title': 'Elementy',
  'parts.intro': 'Wszystkie elementy stron we wszystkich stanach, na przykładowych danych: niczego się tu nie zmienia.',
  'parts.colours': 'Kolory',
  'parts.letters': 'Pismo',
  'parts.room': 'Odstępy i poziomy',
  'parts.controls': 'Przyciski i przełączniki',
  'parts.fields': 'Pola',
  'parts.states': 'Stany',
  'parts.feedback': 'Komunikaty',
  'parts.products': 'Wiersze produktów',
  'parts.facts': 'Ceny, stany i cechy',
  'parts.pictures': 'Rysunki według kształtu',
  'parts.layers': 'Okna i panele',
}
