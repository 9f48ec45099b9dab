import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'impersonation.banner':
    'Sie sehen den Shop als {name} ({company}). Was Sie hier tun, wird unter Ihrem Namen protokolliert, {impersonator}.',
  'impersonation.leave': 'Zurück zur Verwaltung',
  'impersonation.open': 'Shop als {name} öffnen',
  'impersonation.open_short': 'Shop öffnen',
}
