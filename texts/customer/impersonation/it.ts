import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'impersonation.banner':
    'Vede il negozio come {name} ({company}). Quanto fa qui viene annotato a Suo nome, {impersonator}.',
  'impersonation.leave': 'Torna alla console',
  'impersonation.open': 'Apri il negozio come {name}',
  'impersonation.open_short': 'Apri il negozio',
}
