import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'parts.title': 'Componenti',
  'parts.intro': 'Tutti i componenti delle pagine in tutti gli stati, con dati di esempio: qui non si modifica nulla.',
  'parts.colours': 'Colori',
  'parts.letters': 'Caratteri',
  'parts.room': 'Spazi e livelli',
  'parts.controls': 'Comandi',
  'parts.fields': 'Campi',
  'parts.states': 'Stati',
  'parts.feedback': 'Messaggi',
  'parts.products': 'Righe dei prodotti',
  'parts.facts': 'Prezzi, disponibilità e caratteristiche',
  'parts.pictures': 'Immagini per forma',
  'parts.layers': 'Finestre e pannelli',
}
