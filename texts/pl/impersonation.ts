import type { impersonation as english } from '../en/impersonation.ts'

export const impersonation: Record<keyof typeof english, string> = {
  'impersonation.banner':
    'Widzisz sklep jako {name} ({company}). To, co tu robisz, zapisujemy jako Twoje działania, {impersonator}.',
  'impersonation.leave': 'Wróć do konsoli',
  'impersonation.open': 'Otwórz sklep jako {name}',
  'impersonation.open_short': 'Otwórz sklep',
}
