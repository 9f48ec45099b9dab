import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'impersonation.banner':
    'Vous voyez la boutique comme {name} ({company}). Ce que vous y faites est enregistré à votre nom, {impersonator}.',
  'impersonation.leave': 'Retour à la console',
  'impersonation.open': 'Ouvrir la boutique au nom de {name}',
  'impersonation.open_short': 'Ouvrir la boutique',
}
