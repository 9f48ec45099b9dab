import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'impersonation.banner':
    'State vedendo il negozio come {name} ({company}). Quello che fate qui viene annotato a vostro nome, {impersonator}.',
  'impersonation.leave': 'Torna alla console',
  'impersonation.open': 'Apri il negozio come {name}',
  'impersonation.open_short': 'Apri il negozio',
}
