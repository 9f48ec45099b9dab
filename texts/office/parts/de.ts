import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'parts.title': 'Bausteine',
  'parts.intro': 'Alle Bausteine der Seiten in allen Zuständen, mit Beispieldaten: Hier wird nichts geändert.',
  'parts.colours': 'Farben',
  'parts.letters': 'Schrift',
  'parts.room': 'Abstände und Ebenen',
  'parts.controls': 'Bedienelemente',
  'parts.fields': 'Felder',
  'parts.states': 'Zustände',
  'parts.feedback': 'Rückmeldungen',
  'parts.products': 'Produktzeilen',
  'parts.facts': 'Preise, Bestand und Merkmale',
  'parts.pictures': 'Bilder nach Form',
  'parts.layers': 'Dialoge und Seitenleisten',
}
