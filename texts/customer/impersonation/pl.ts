import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'impersonation.banner':
    'Widok sklepu jako {name} ({company}). Wszystkie działania zapisujemy na konto osoby: {impersonator}.',
  'impersonation.leave': 'Wróć do konsoli',
  'impersonation.open': 'Otwórz sklep jako {name}',
  'impersonation.open_short': 'Otwórz sklep',
}
