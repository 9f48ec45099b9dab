import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'impersonation.banner':
    'Widzisz sklep jako {name} ({company}). To, co tu robisz, zapisujemy jako Twoje działania, {impersonator}.',
  'impersonation.leave': 'Wróć do konsoli',
  'impersonation.open': 'Otwórz sklep jako {name}',
  'impersonation.open_short': 'Otwórz sklep',
}
