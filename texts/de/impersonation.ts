import type { impersonation as english } from '../en/impersonation.ts'

export const impersonation: Record<keyof typeof english, string> = {
  'impersonation.banner':
    'Sie sehen den Shop als {name} ({company}). Was Sie hier tun, wird unter Ihrem Namen vermerkt, {impersonator}.',
  'impersonation.leave': 'Zurück zur Verwaltung',
  'impersonation.open': 'Shop als {name} öffnen',
  'impersonation.open_short': 'Shop öffnen',
}
